extension SummedList {
    /// Replaces the element at an index, which must be valid, by a run of one.
    mutating func update(at index: Int, to run: Run) {
        let slot = isolate(index)
        nodes[slot].run = run
        refresh(from: slot)
    }

    /// Inserts a run at an index, which may be the end.
    ///
    /// - Returns: Its slot.
    @discardableResult
    mutating func insert(_ run: Run, at index: Int) -> Int {
        guard let root else {
            let slot = add(run)
            self.root = slot
            return slot
        }
        guard index < count else { return link(run, after: rightmost(of: root)) }
        let (slot, offset) = place(of: index)
        guard offset > 0 else { return link(run, before: slot) }
        let split = nodes[slot].run
        nodes[slot].run = split[0..<offset]
        link(split[offset..<split.count], after: slot)
        return link(run, after: slot)
    }

    /// Removes the element at an index, which must be valid.
    @discardableResult
    mutating func remove(at index: Int) -> Run {
        let slot = isolate(index)
        let run = nodes[slot].run
        unlink(slot)
        unused.append(slot)
        return run
    }

    /// Gives the element at an index, which must be valid, a node of its own.
    ///
    /// - Returns: Its slot.
    private mutating func isolate(_ index: Int) -> Int {
        let (slot, offset) = place(of: index)
        let run = nodes[slot].run
        guard run.count > 1 else { return slot }
        nodes[slot].run = run[offset..<(offset + 1)]
        // Each of these refreshes what is above it, and so this node and all above.
        if offset > 0 { link(run[0..<offset], before: slot) }
        if offset + 1 < run.count { link(run[(offset + 1)..<run.count], after: slot) }
        return slot
    }

    private mutating func add(_ run: Run) -> Int {
        guard let slot = unused.popLast() else {
            nodes.append(Node(run))
            return nodes.count - 1
        }
        nodes[slot] = Node(run)
        return slot
    }

    /// Links a run in just before another: its left child, or the last of those under its left child.
    @discardableResult
    private mutating func link(_ run: Run, before follower: Int) -> Int {
        let slot = add(run)
        if let left = nodes[follower].left {
            let parent = rightmost(of: left)
            nodes[parent].right = slot
            nodes[slot].parent = parent
        } else {
            nodes[follower].left = slot
            nodes[slot].parent = follower
        }
        rebalance(from: slot)
        return slot
    }

    /// Links a run in just after another.
    @discardableResult
    private mutating func link(_ run: Run, after predecessor: Int) -> Int {
        let slot = add(run)
        if let right = nodes[predecessor].right {
            let parent = leftmost(of: right)
            nodes[parent].left = slot
            nodes[slot].parent = parent
        } else {
            nodes[predecessor].right = slot
            nodes[slot].parent = predecessor
        }
        rebalance(from: slot)
        return slot
    }

    private mutating func unlink(_ slot: Int) {
        guard let left = nodes[slot].left, let right = nodes[slot].right else {
            let parent = nodes[slot].parent
            replaceChild(slot, with: nodes[slot].left ?? nodes[slot].right)
            return rebalance(from: parent)
        }
        // Its successor has no left child; it leaves its own place and takes this one.
        let successor = leftmost(of: right)
        let parent = nodes[successor].parent
        replaceChild(successor, with: nodes[successor].right)
        let remainingRight = nodes[slot].right
        replaceChild(slot, with: successor)
        setChildren(of: successor, left: left, right: remainingRight)
        rebalance(from: parent == slot ? successor : parent)
    }

    private func rightmost(of slot: Int) -> Int {
        var slot = slot
        while let right = nodes[slot].right { slot = right }
        return slot
    }

    private func leftmost(of slot: Int) -> Int {
        var slot = slot
        while let left = nodes[slot].left { slot = left }
        return slot
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
}
