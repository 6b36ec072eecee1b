extension SummedList {
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

    func collect(_ slot: Int, into slots: inout [Int]) {
        if let left = nodes[slot].left { collect(left, into: &slots) }
        slots.append(slot)
        if let right = nodes[slot].right { collect(right, into: &slots) }
    }
}
