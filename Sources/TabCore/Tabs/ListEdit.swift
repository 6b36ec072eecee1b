/// One elementary step of an edit, in terms of the list as it is when the step is taken.
public enum ListStep<ID: Hashable>: Hashable {
    /// The tab leaves its index.
    case remove(ID, at: Int)
    /// The tab arrives at an index.
    case insert(ID, at: Int)
    /// The tab leaves one index and arrives at another, which is counted without it.
    case move(ID, from: Int, to: Int)
}

/// What an edit of a list of tabs changed.
public struct ListEdit<ID: Hashable>: Hashable {
    /// The steps, in order: taken one after the other on the list as it was, they give the list as it is.
    ///
    /// Whatever mirrors the list (a strip's layout, its views) follows by taking the same steps.
    public internal(set) var steps: [ListStep<ID>] = []
    /// The tabs that were enabled or disabled, in visible order.
    public internal(set) var toggled: [ID] = []
    /// The change of the selection that the edit made necessary.
    public internal(set) var selection: SelectionChange<ID>?
    /// What was asked for and is not valid.
    public internal(set) var faults: [TabFault<ID>] = []

    /// Makes an edit that changed nothing.
    public init() {}

    /// Whether the list is as it was.
    public var isEmpty: Bool { steps.isEmpty && toggled.isEmpty && selection == nil }

    /// The tabs that left the list, in the order of the steps.
    public var removed: [ID] {
        steps.compactMap { if case .remove(let id, _) = $0 { id } else { nil } }
    }

    /// The tabs that came into the list, in visible order.
    public var inserted: [ID] {
        steps.compactMap { if case .insert(let id, _) = $0 { id } else { nil } }
    }

    /// The tabs that moved among those that stayed, in the order of the steps.
    public var moved: [ID] {
        steps.compactMap { if case .move(let id, _, _) = $0 { id } else { nil } }
    }
}

extension ListStep: Sendable where ID: Sendable {}
extension ListEdit: Sendable where ID: Sendable {}
