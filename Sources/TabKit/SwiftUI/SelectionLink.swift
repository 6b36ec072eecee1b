import SwiftUI

/// Keeps a binding and the selection of tabs together, without an echo.
///
/// The user's change is written once. Code's change is followed once. A value that no tab has is left in the binding, and
/// followed as soon as its tab is there.
@MainActor final class SelectionLink<Value: Hashable> {
    /// Default `nil`: the tabs keep their selection for themselves.
    var binding: Binding<Value?>?

    /// Whether views are being updated, so that the binding can't be written.
    var isUpdating = false

    /// Selects what the binding has made of the user's choice.
    var onRedirect: (Value?) -> Void = { _ in }

    /// The user's choice in the middle of an update, as when that ends a swipe. It is written after it.
    private var late: Task<Void, Never>?

    /// What the binding said last, and whether the tabs have followed.
    private var known: (value: Value?, isFollowed: Bool)?

    /// What is to be selected from the start: what the binding says, if there is such a tab.
    func start(_ items: [TabItem]) -> AnyHashable? {
        let id = binding?.wrappedValue.map { AnyHashable($0) }
        return items.contains { $0.id == id && $0.isSelectable } ? id : nil
    }

    /// What the tabs should select now, if anything: what code has written since the last look, or what waits for its tab.
    ///
    /// - Parameters:
    ///   - selected: What is selected.
    ///   - canSelect: Whether there is such a tab and it can be selected.
    /// - Returns: `nil` to leave the selection, or what to select; `.some(nil)` is nothing at all.
    func goal(selected: Value?, canSelect: (Value) -> Bool) -> Value?? {
        guard let binding else { return nil }
        let value = binding.wrappedValue
        // A value without a tab waits, also one whose tab is going just now.
        guard value.map(canSelect) ?? true else {
            known = (value, false)
            return nil
        }
        let isNew = known.map { $0.value != value || !$0.isFollowed } ?? true
        known = (value, true)
        guard isNew, value != selected else { return nil }
        late?.cancel()
        return .some(value)
    }

    /// The selection has changed. The user's changes are written.
    func take(_ change: TabChange) {
        guard change.reason.isByUser else { return }
        let value = change.to?.base as? Value
        late?.cancel()
        guard isUpdating else { return write(value) }
        late = Task { [weak self] in
            if !Task.isCancelled { self?.write(value) }
        }
    }

    private func write(_ value: Value?) {
        guard let binding else { return }
        let old = binding.wrappedValue
        guard old != value else {
            known = (value, true)
            return
        }
        binding.wrappedValue = value
        let new = binding.wrappedValue
        // A binding that keeps its old value, or takes the new one later, doesn't hold the tabs. Where it sends them may
        // come with the next update only, so that this looks again.
        let isElsewhere = new != value && new != old
        known = (new, !isElsewhere)
        if isElsewhere { onRedirect(new) }
    }
}
