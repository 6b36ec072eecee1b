/// What elements of a list add up to: a value with an associative `+` and a zero.
protocol Summary: Sendable {
    static var zero: Self { get }
    static func + (a: Self, b: Self) -> Self
}

/// A stretch of a list that takes no more room than one of its elements, as equal elements do. It has at least one.
protocol SummedRun {
    associatedtype Sum: Summary
    var count: Int { get }
    /// What the elements add up to, at no more cost than that of one.
    var sum: Sum { get }
    /// A part of the run: at least one element, at valid indexes.
    subscript(range: Range<Int>) -> Self { get }
}

/// A list that knows the sum of every stretch of its elements.
///
/// It is a binary tree of runs in visible order, so that a list of a hundred thousand equal elements is one node. An edit
/// gives the element that it is about a node of its own; what was before and after it are runs as before.
///
/// Each node knows the count and the sum of its subtree. The nodes live in one array and name each other by their place in
/// it, the *slot*, so the list is a plain value. A run of one element keeps its slot until it is removed, and a slot knows
/// its index.
///
/// No subtree has more than seven tenths of its parent's nodes: an edit that makes one so has the parent's whole subtree
/// rebuilt in perfect balance (a scapegoat tree).
///
/// - Complexity: With *r* runs, making it is O(*r*), a query O(log *r*), an edit O(log *r*) amortised. A query for a sum
///   takes O(log *n*) within a run. An edit of a shared copy copies the array first.
struct SummedList<Run: SummedRun> {
    struct Node {
        var run: Run
        var left: Int?
        var right: Int?
        var parent: Int?
        /// How many nodes the subtree has.
        var size = 1
        /// How many elements the subtree has.
        var count: Int
        var sum: Run.Sum

        init(_ run: Run) {
            self.run = run
            count = run.count
            sum = run.sum
        }
    }

    var nodes: [Node] = []
    /// The slots that are not in use.
    var unused: [Int] = []
    var root: Int?

    /// Makes a list; the slot of each run is its index.
    init(_ runs: [Run] = []) {
        nodes = runs.map { Node($0) }
        root = build(Array(nodes.indices)[...])
    }

    var count: Int { count(of: root) }

    var total: Run.Sum { sum(of: root) }

    /// The element at an index, which must be valid, as a run of one.
    subscript(index: Int) -> Run {
        let (slot, offset) = place(of: index)
        return nodes[slot].run[offset..<(offset + 1)]
    }

    /// The slot of the element at an index, which must be valid, and the index in the run that is there.
    func place(of index: Int) -> (slot: Int, offset: Int) {
        precondition((0..<count).contains(index), "The index \(index) is out of range: valid are 0..<\(count).")
        var rest = index
        var next = root
        while let slot = next {
            let before = count(of: nodes[slot].left)
            if rest < before {
                next = nodes[slot].left
                continue
            }
            rest -= before
            let own = nodes[slot].run.count
            if rest < own { return (slot, rest) }
            rest -= own
            next = nodes[slot].right
        }
        preconditionFailure("The counts of the tree don't add up at index \(index) of \(count).")
    }

    /// The index of the first element of the run in a slot.
    func index(ofSlot slot: Int) -> Int {
        var index = count(of: nodes[slot].left)
        var child = slot
        while let parent = nodes[child].parent {
            if nodes[parent].right == child { index += count(of: nodes[parent].left) + nodes[parent].run.count }
            child = parent
        }
        return index
    }

    /// The sum of all elements before an index, which may be the end.
    func sum(before index: Int) -> Run.Sum {
        var sum = Run.Sum.zero
        var rest = index
        var next = root
        while let slot = next, rest > 0 {
            let left = nodes[slot].left
            let before = count(of: left)
            if rest <= before {
                next = left
                continue
            }
            rest -= before
            let own = nodes[slot].run
            sum = sum + self.sum(of: left) + (rest < own.count ? own[0..<rest] : own).sum
            rest -= own.count
            next = nodes[slot].right
        }
        return sum
    }

    /// The first index at which a condition holds for the sum and the number of the elements up to and including it.
    ///
    /// The condition must be monotone: once it holds, it holds for all later indexes.
    func firstIndex(where holds: (_ sum: Run.Sum, _ count: Int) -> Bool) -> Int? {
        var found: (run: Run, sumBefore: Run.Sum, countBefore: Int)?
        var sumBefore = Run.Sum.zero
        var countBefore = 0
        var next = root
        while let slot = next {
            let left = nodes[slot].left
            let run = nodes[slot].run
            let sum = sumBefore + self.sum(of: left)
            let count = countBefore + self.count(of: left)
            if holds(sum + run.sum, count + run.count) {
                found = (run, sum, count)
                next = left
            } else {
                sumBefore = sum + run.sum
                countBefore = count + run.count
                next = nodes[slot].right
            }
        }
        guard let found else { return nil }
        // Within the run.
        var (low, high) = (0, found.run.count - 1)
        while low < high {
            let middle = (low + high) / 2
            let sum = found.sumBefore + found.run[0..<(middle + 1)].sum
            if holds(sum, found.countBefore + middle + 1) { high = middle } else { low = middle + 1 }
        }
        return found.countBefore + low
    }

    /// The slots of all runs in order.
    var slotsInOrder: [Int] {
        var slots: [Int] = []
        if let root {
            slots.reserveCapacity(nodes[root].size)
            collect(root, into: &slots)
        }
        return slots
    }

    /// The runs in order.
    var runs: [Run] { slotsInOrder.map { nodes[$0].run } }

    func count(of slot: Int?) -> Int { slot.map { nodes[$0].count } ?? 0 }

    func size(of slot: Int?) -> Int { slot.map { nodes[$0].size } ?? 0 }

    func sum(of slot: Int?) -> Run.Sum { slot.map { nodes[$0].sum } ?? .zero }

    func collect(_ slot: Int, into slots: inout [Int]) {
        if let left = nodes[slot].left { collect(left, into: &slots) }
        slots.append(slot)
        if let right = nodes[slot].right { collect(right, into: &slots) }
    }
}

extension SummedList: Sendable where Run: Sendable {}
extension SummedList.Node: Sendable where Run: Sendable {}
