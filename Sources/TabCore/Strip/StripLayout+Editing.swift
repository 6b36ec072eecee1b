extension StripLayout {
    /// Sets the widths of the tab at an index.
    public mutating func setTab(_ tab: StripTab, at index: Int) {
        guard indices.contains(index) else { return faults.append(.indexOutOfRange(index, valid: indices)) }
        entries.update(at: index, to: run(of: tab))
    }

    /// Inserts a tab at an index; out of range, it becomes the first or the last.
    public mutating func insert(_ tab: StripTab, at index: Int) {
        let place = clamp(index, to: 0..<(count + 1))
        entries.insert(run(of: tab), at: place)
    }

    /// Removes the tab at an index.
    public mutating func remove(at index: Int) {
        guard indices.contains(index) else { return faults.append(.indexOutOfRange(index, valid: indices)) }
        entries.remove(at: index)
    }

    /// Moves a tab from one index to another, where it is afterwards; if that is out of range, it becomes the first or the last.
    public mutating func move(from: Int, to: Int) {
        guard indices.contains(from) else { return faults.append(.indexOutOfRange(from, valid: indices)) }
        let place = clamp(to, to: indices)
        guard place != from else { return }
        let run = entries.remove(at: from)
        entries.insert(run, at: place)
    }

    /// Makes the layout one of these tabs, in O(*n*).
    public mutating func setTabs(_ tabs: some Sequence<StripTab>) {
        entries = SummedList(tabs.map { run(of: $0) })
    }

    /// Makes the layout one of tabs that are all like this one, in O(1). A negative count means none.
    public mutating func setTabs(repeating tab: StripTab, count: Int) {
        entries = SummedList(count > 0 ? [run(of: tab, count: count)] : [])
    }

    /// Follows one step of an edit of the list whose tabs these are.
    ///
    /// - Parameter measure: Gives the widths of a tab that arrives.
    public mutating func apply<ID>(_ step: ListStep<ID>, measure: (ID) -> StripTab) {
        switch step {
        case .remove(_, let index): remove(at: index)
        case .insert(let id, let index): insert(measure(id), at: index)
        case .move(_, let from, let to): move(from: from, to: to)
        }
    }

    private mutating func clamp(_ index: Int, to valid: Range<Int>) -> Int {
        if !valid.contains(index) { faults.append(.indexOutOfRange(index, valid: valid)) }
        return min(max(index, valid.lowerBound), valid.upperBound - 1)
    }
}
