/// What elements of a list add up to: a value with an associative `+` and a zero.
protocol Summary: Sendable {
    static var zero: Self { get }
    static func + (a: Self, b: Self) -> Self
}

/// An element that counts for something in the sums of a list.
protocol Summed {
    associatedtype Sum: Summary
    var sum: Sum { get }
}

/// A list that knows the sum of every stretch of its elements.
///
/// It is a binary tree in visible order. Each node knows the count and the sum of its subtree; the nodes live in one array
/// and name each other by their place in it, the *slot*, so the list is a plain value. An element keeps its slot until it is
/// removed or relocated by a removal, and a slot knows its index: that is how an id is found.
///
/// No subtree is ever heavier than seven tenths of its parent: an edit that makes one so has the parent's whole subtree
/// rebuilt in perfect balance (a scapegoat tree, with the counts as its measure).
///
/// - Complexity: Making it is O(*n*), a query O(log *n*), an edit O(log *n*) amortised. An edit of a shared copy copies the
///   array first.
struct SummedList<Element: Summed> {
    struct Node {
        var element: Element
        var left: Int?
        var right: Int?
        var parent: Int?
        var count = 1
        var sum: Element.Sum

        init(_ element: Element) {
            self.element = element
            sum = element.sum
        }
    }

    var nodes: [Node] = []
    var root: Int?

    init() {}

    /// Makes a list; the slot of each element is its index.
    init(_ elements: some Sequence<Element>) {
        nodes = elements.map { Node($0) }
        root = build(Array(nodes.indices)[...])
    }

    var count: Int { nodes.count }

    var total: Element.Sum { sum(of: root) }

    /// The element at an index, which must be valid.
    subscript(index: Int) -> Element { nodes[slot(at: index)].element }

    subscript(slot slot: Int) -> Element { nodes[slot].element }

    /// The slot of the element at an index, which must be valid.
    func slot(at index: Int) -> Int {
        precondition((0..<count).contains(index), "The index \(index) is out of range: valid are 0..<\(count).")
        var rest = index
        var next = root
        while let slot = next {
            let before = count(of: nodes[slot].left)
            if rest == before { return slot }
            if rest < before {
                next = nodes[slot].left
            } else {
                rest -= before + 1
                next = nodes[slot].right
            }
        }
        preconditionFailure("The counts of the tree don't add up at index \(index) of \(count).")
    }

    /// The index of the element in a slot.
    func index(ofSlot slot: Int) -> Int {
        var index = count(of: nodes[slot].left)
        var child = slot
        while let parent = nodes[child].parent {
            if nodes[parent].right == child { index += count(of: nodes[parent].left) + 1 }
            child = parent
        }
        return index
    }

    /// The sum of all elements before an index, which may be the end.
    func sum(before index: Int) -> Element.Sum {
        var sum = Element.Sum.zero
        var rest = index
        var next = root
        while let slot = next {
            let node = nodes[slot]
            let before = count(of: node.left)
            if rest <= before {
                next = node.left
            } else {
                sum = sum + self.sum(of: node.left) + node.element.sum
                rest -= before + 1
                next = node.right
            }
        }
        return sum
    }

    /// The first index at which a condition holds for the sum and the number of the elements up to and including it.
    ///
    /// The condition must be monotone: once it holds, it holds for all later indexes.
    func firstIndex(where holds: (_ sum: Element.Sum, _ count: Int) -> Bool) -> Int? {
        var found: Int?
        var sumBefore = Element.Sum.zero
        var countBefore = 0
        var next = root
        while let slot = next {
            let node = nodes[slot]
            let sum = sumBefore + self.sum(of: node.left) + node.element.sum
            let count = countBefore + self.count(of: node.left) + 1
            if holds(sum, count) {
                found = count - 1
                next = node.left
            } else {
                sumBefore = sum
                countBefore = count
                next = node.right
            }
        }
        return found
    }

    func count(of slot: Int?) -> Int { slot.map { nodes[$0].count } ?? 0 }

    func sum(of slot: Int?) -> Element.Sum { slot.map { nodes[$0].sum } ?? .zero }
}

extension SummedList: Sendable where Element: Sendable {}
extension SummedList.Node: Sendable where Element: Sendable {}
