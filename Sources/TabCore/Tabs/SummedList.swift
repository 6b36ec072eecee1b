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

    func count(of slot: Int?) -> Int { slot.map { nodes[$0].count } ?? 0 }

    func size(of slot: Int?) -> Int { slot.map { nodes[$0].size } ?? 0 }

    func sum(of slot: Int?) -> Run.Sum { slot.map { nodes[$0].sum } ?? .zero }
}

extension SummedList: Sendable where Run: Sendable {}
extension SummedList.Node: Sendable where Run: Sendable {}
