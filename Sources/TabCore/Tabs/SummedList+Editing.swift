extension SummedList {
    /// A removed element, and the slot in which another element is now that was in the last slot before.
    struct Removal {
        var element: Element
        var relocated: Int?
    }

    /// Replaces the element in a slot.
    mutating func update(slot: Int, to element: Element) {
        nodes[slot].element = element
        refresh(from: slot)
    }

    /// Inserts an element at an index, which may be the end.
    ///
    /// - Returns: Its slot.
    @discardableResult
    mutating func insert(_ element: Element, at index: Int) -> Int {
        let slot = nodes.count
        if index < count {
            // Just before the one that is there: its left child, or the last of those under its left child.
            let follower = self.slot(at: index)
            if let left = nodes[follower].left {
                attach(element, toRightOf: rightmost(of: left))
            } else {
                nodes.append(Node(element))
                nodes[slot].parent = follower
                nodes[follower].left = slot
            }
        } else if let root {
            attach(element, toRightOf: rightmost(of: root))
        } else {
            nodes.append(Node(element))
            root = slot
        }
        rebalance(from: slot)
        return slot
    }

    /// Removes the element at an index, which must be valid.
    mutating func remove(at index: Int) -> Removal {
        let slot = slot(at: index)
        let element = nodes[slot].element
        if let left = nodes[slot].left, let right = nodes[slot].right {
            // Its successor has no left child; it leaves its own place and takes this one.
            let successor = leftmost(of: right)
            let parent = nodes[successor].parent
            replaceChild(successor, with: nodes[successor].right)
            let remainingRight = nodes[slot].right
            replaceChild(slot, with: successor)
            setChildren(of: successor, left: left, right: remainingRight)
            rebalance(from: parent == slot ? successor : parent)
        } else {
            let parent = nodes[slot].parent
            replaceChild(slot, with: nodes[slot].left ?? nodes[slot].right)
            rebalance(from: parent)
        }
        return Removal(element: element, relocated: closeGap(at: slot))
    }

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

    private mutating func attach(_ element: Element, toRightOf parent: Int) {
        let slot = nodes.count
        nodes.append(Node(element))
        nodes[slot].parent = parent
        nodes[parent].right = slot
    }

    private func rightmost(of slot: Int) -> Int {
        var slot = slot
        while let right = nodes[slot].right { slot = right }
        return slot
    }

    private mutating func setChildren(of slot: Int, left: Int?, right: Int?) {
        nodes[slot].left = left
        nodes[slot].right = right
        if let left { nodes[left].parent = slot }
        if let right { nodes[right].parent = slot }
    }

    /// Puts a subtree, or nothing, where another hangs.
    private mutating func replaceChild(_ old: Int, with new: Int?) {
        let parent = nodes[old].parent
        if let parent {
            if nodes[parent].left == old { nodes[parent].left = new } else { nodes[parent].right = new }
        } else {
            root = new
        }
        if let new { nodes[new].parent = parent }
    }

    private mutating func refresh(_ slot: Int) {
        let left = nodes[slot].left
        let right = nodes[slot].right
        nodes[slot].count = count(of: left) + 1 + count(of: right)
        nodes[slot].sum = sum(of: left) + nodes[slot].element.sum + sum(of: right)
    }

    private mutating func refresh(from slot: Int?) {
        var next = slot
        while let slot = next {
            refresh(slot)
            next = nodes[slot].parent
        }
    }

    /// Refreshes counts and sums up to the root, and rebuilds the highest subtree that has become lopsided.
    private mutating func rebalance(from slot: Int?) {
        var lopsided: Int?
        var next = slot
        while let slot = next {
            refresh(slot)
            let heavier = Swift.max(count(of: nodes[slot].left), count(of: nodes[slot].right))
            if heavier * 10 > nodes[slot].count * 7 { lopsided = slot }
            next = nodes[slot].parent
        }
        guard let lopsided else { return }
        let parent = nodes[lopsided].parent
        var slots: [Int] = []
        slots.reserveCapacity(nodes[lopsided].count)
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

    private func collect(_ slot: Int, into slots: inout [Int]) {
        if let left = nodes[slot].left { collect(left, into: &slots) }
        slots.append(slot)
        if let right = nodes[slot].right { collect(right, into: &slots) }
    }

    /// Fills an unlinked slot with the node of the last one, so that the array has no gaps.
    ///
    /// - Returns: The slot, if a node was moved there.
    private mutating func closeGap(at slot: Int) -> Int? {
        let last = nodes.removeLast()
        guard slot != nodes.count else { return nil }
        let moved = nodes.count
        if let parent = last.parent {
            if nodes[parent].left == moved { nodes[parent].left = slot } else { nodes[parent].right = slot }
        } else {
            root = slot
        }
        nodes[slot] = last
        setChildren(of: slot, left: last.left, right: last.right)
        return slot
    }
}
