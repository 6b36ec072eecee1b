extension SummedList: Sequence {
    /// The slots of all elements in order; a step is O(1) on average.
    struct Slots: Sequence, IteratorProtocol {
        let list: SummedList
        var upcoming: Int?

        var underestimatedCount: Int { list.count }

        mutating func next() -> Int? {
            guard let slot = upcoming else { return nil }
            upcoming = list.slot(after: slot)
            return slot
        }
    }

    /// Walks the elements in order.
    struct Iterator: IteratorProtocol {
        var slots: Slots

        mutating func next() -> Element? { slots.next().map { slots.list[slot: $0] } }
    }

    var slotsInOrder: Slots { Slots(list: self, upcoming: root.map { leftmost(of: $0) }) }

    var underestimatedCount: Int { count }

    func makeIterator() -> Iterator { Iterator(slots: slotsInOrder) }

    func leftmost(of slot: Int) -> Int {
        var slot = slot
        while let left = nodes[slot].left { slot = left }
        return slot
    }

    private func slot(after slot: Int) -> Int? {
        if let right = nodes[slot].right { return leftmost(of: right) }
        var child = slot
        while let parent = nodes[child].parent {
            if nodes[parent].left == child { return parent }
            child = parent
        }
        return nil
    }
}
