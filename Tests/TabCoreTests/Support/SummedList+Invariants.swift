@testable import TabCore

extension SummedList {
    /// What is wrong with the tree: links that don't match, counts that don't add up, subtrees out of balance.
    var violations: [String] {
        var found: [String] = []
        func check(_ slot: Int?, parent: Int?) -> Int {
            guard let slot else { return 0 }
            let node = nodes[slot]
            if node.parent != parent { found.append("slot \(slot) has the wrong parent") }
            let left = check(node.left, parent: slot)
            let right = check(node.right, parent: slot)
            let count = left + right + 1
            if node.count != count { found.append("slot \(slot) counts \(node.count) of \(count)") }
            if Swift.max(left, right) * 10 > count * 7 {
                found.append("slot \(slot) is out of balance: \(left), \(right)")
            }
            return count
        }
        let reached = check(root, parent: nil)
        if reached != nodes.count { found.append("\(reached) of \(nodes.count) nodes can be reached") }
        return found
    }
}
