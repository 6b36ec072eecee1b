@testable import TabCore

extension SummedList {
    /// What is wrong with the tree: links that don't match, counts that don't add up, subtrees out of balance.
    var violations: [String] {
        var found: [String] = []
        func check(_ slot: Int?, parent: Int?) -> (size: Int, count: Int) {
            guard let slot else { return (0, 0) }
            let node = nodes[slot]
            if node.parent != parent { found.append("slot \(slot) has the wrong parent") }
            let left = check(node.left, parent: slot)
            let right = check(node.right, parent: slot)
            let size = left.size + right.size + 1
            let count = left.count + right.count + node.run.count
            if node.run.count < 1 { found.append("slot \(slot) has an empty run") }
            if node.count != count { found.append("slot \(slot) counts \(node.count) of \(count)") }
            if node.size != size { found.append("slot \(slot) counts \(node.size) nodes of \(size)") }
            if Swift.max(left.size, right.size) * 10 > size * 7 {
                found.append("slot \(slot) is out of balance: \(left.size), \(right.size)")
            }
            return (size, count)
        }
        let reached = check(root, parent: nil).size
        if reached + unused.count != nodes.count {
            found.append("\(reached) of \(nodes.count) nodes can be reached, and \(unused.count) are not in use")
        }
        if Set(unused).count != unused.count { found.append("a node is not in use twice") }
        return found
    }
}
