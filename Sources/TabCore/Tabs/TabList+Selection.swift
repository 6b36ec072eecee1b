extension TabList {
    /// Selects a tab.
    ///
    /// - Returns: What came of it. An unknown or disabled id is refused, and nothing changes.
    @discardableResult
    public mutating func select(_ id: ID, reason: SelectionReason = .code) -> SelectionOutcome<ID> {
        let outcome = outcome(ofSelecting: id, reason: reason)
        if case .changed = outcome { selected = id }
        return outcome
    }

    /// Selects the tab at an index.
    ///
    /// - Returns: What came of it. An index out of range, or that of a disabled tab, is refused, and nothing changes.
    @discardableResult
    public mutating func select(index: Int, reason: SelectionReason = .code) -> SelectionOutcome<ID> {
        guard let id = id(at: index) else { return .refused(.indexOutOfRange(index, valid: indices)) }
        return select(id, reason: reason)
    }

    /// What ``select(_:reason:)`` would answer, without doing it.
    public func outcome(ofSelecting id: ID, reason: SelectionReason = .code) -> SelectionOutcome<ID> {
        guard contains(id) else { return .refused(.unknownID(id)) }
        guard isEnabled(id) else { return .refused(.disabled(id)) }
        guard id != selected else { return .reselected(id) }
        return .changed(SelectionChange(from: selected, to: id, reason: reason))
    }

    /// Selects no tab, if that is allowed and one is selected.
    ///
    /// - Returns: The change, or `nil` if there was none.
    @discardableResult
    public mutating func deselect(reason: SelectionReason = .code) -> SelectionChange<ID>? {
        guard allowsEmptySelection, let old = selected else { return nil }
        selected = nil
        return SelectionChange(from: old, to: nil, reason: reason)
    }

    /// Selects anew if the selected tab is gone or disabled, or if nothing is selected although something could be.
    ///
    /// - Parameter oldIndex: Where the selected tab was before the edit.
    mutating func repairSelection(oldIndex: Int?) -> SelectionChange<ID>? {
        if let selected, isEnabled(selected) { return nil }
        // A selection that was empty on purpose stays so.
        if allowsEmptySelection, selected == nil { return nil }
        let place = selectedIndex ?? oldIndex
        let replacement = place.flatMap { replacementIndex(at: $0) } ?? firstEnabledIndex
        let change = SelectionChange(from: selected, to: replacement.map { self[$0] }, reason: .repair)
        selected = change.to
        return change.from == change.to ? nil : change
    }

    /// The tab that takes the place of one that was at `index`: the one there now, else the next enabled one after it,
    /// else the nearest before.
    private func replacementIndex(at index: Int) -> Int? {
        guard !isEmpty else { return nil }
        let index = Swift.min(index, count - 1)
        return isEnabled(at: index) ? index : nextEnabled(afterIndex: index) ?? previousEnabled(beforeIndex: index)
    }
}
