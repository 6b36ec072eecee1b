extension SummedList {
    /// Links the nodes in these slots, which are in order, into a subtree in perfect balance.
    ///
    /// - Returns: The slot of its top, whose parent is left for the caller to set.
    @discardableResult
    mutating func build(_ slots: ArraySlice<Int>) -> Int? {
        guard !slots.isEmpty else { return nil }
        let middle = (slots.startIndex + slots.endIndex) / 2
        let slot = slots[middle]
        let left = build(slots[..<middle])
        let right = build(slots[(middle + 1)...])
        setChildren(of: slot, left: left, right: right)
        refresh(slot)
        return slot
    }

    private mutating func refresh(_ slot: Int) {
        let left = nodes[slot].left
        let right = nodes[slot].right
        nodes[slot].size = size(of: left) + 1 + size(of: right)
        nodes[slot].count = count(of: left) + nodes[slot].run.count + count(of: right)
        nodes[slot].sum = sum(of: left) + nodes[slot].run.sum + sum(of: right)
    }

    mutating func refresh(from slot: Int?) {
        var next = slot
        while let slot = next {
            refresh(slot)
            next = nodes[slot].parent
        }
    }

    /// Refreshes counts and sums up to the root, and rebuilds the highest subtree that has become lopsided.
    mutating func rebalance(from slot: Int?) {
        var lopsided: Int?
        var next = slot
        while let slot = next {
            refresh(slot)
            let heavier = max(size(of: nodes[slot].left), size(of: nodes[slot].right))
            if heavier * 10 > nodes[slot].size * 7 { lopsided = slot }
            next = nodes[slot].parent
        }
        guard let lopsided else { return }
        let parent = nodes[lopsided].parent
        var slots: [Int] = []
        slots.reserveCapacity(nodes[lopsided].size)
        collect(lopsided, into: &slots)
        let isLeft = parent.map { nodes[$0].left == lopsided } ?? false
        let top = build(slots[...])
        if let top { nodes[top].parent = parent }
        if let parent {
            if isLeft { nodes[parent].left = top } else { nodes[parent].right = top }
        } else {
            root = top
        }
    }

    mutating func setChildren(of slot: Int, left: Int?, right: Int?) {
        nodes[slot].left = left
        nodes[slot].right = right
        if let left { nodes[left].parent = slot }
        if let right { nodes[right].parent = slot }
    }
}
