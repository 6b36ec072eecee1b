/// An ordered list of tabs with unique ids, one of which is selected.
///
/// A tab is its id; indexes are derived. Whenever an enabled tab exists, exactly one enabled tab is selected; an edit that
/// takes the selected tab away selects another and says so. Invalid requests change nothing and come back as ``TabFault``.
///
/// - Complexity: Looking up an id or an index and finding a neighbour are O(log *n*); an edit is O(log *n*) amortised.
///   Making a list is O(*n*). A copy costs nothing until one of the two is edited, which then takes as long as there were
///   edits before.
public struct TabList<ID: Hashable> {
    /// A tab, as far as the list is concerned.
    public struct Tab: Hashable {
        /// What the tab is, for as long as it is in the list.
        public var id: ID
        /// Whether the tab can be selected. An item that only runs an action is not enabled in this sense.
        public var isEnabled: Bool

        /// Makes a tab.
        public init(_ id: ID, isEnabled: Bool = true) {
            self.id = id
            self.isEnabled = isEnabled
        }
    }

    /// The id of the selected tab; `nil` only when no tab is enabled.
    public internal(set) var selected: ID?

    /// Whether no tab may be selected although one could be. Default `false`. Change it with
    /// ``setAllowsEmptySelection(_:)``.
    public internal(set) var allowsEmptySelection = false

    /// The tabs that the list was made of.
    var given: TabIDs<ID>
    /// Which of them are not in their place any more: they were removed or moved.
    var departed: Set<Int> = []
    /// The order of the tabs, and which are enabled.
    ///
    /// Ids are kept beside it, so that the tree itself is of one type for all ids, which the compiler optimises.
    var order: SummedList<TabRun>
    /// Where in the order the tabs are that came or were moved since, and their ids by that.
    var slots: [ID: Int] = [:]
    var idsBySlot: [Int: ID] = [:]

    /// Makes a list with a selected tab.
    ///
    /// - Parameters:
    ///   - tabs: The tabs in visible order. Of tabs with the same id the first is kept.
    ///   - selected: The tab to select; if it is `nil`, unknown or disabled, the first enabled tab.
    ///   - onFault: Hears of each repeated id and of a selection that is not valid.
    public init(_ tabs: [Tab] = [], selected: ID? = nil, onFault: (TabFault<ID>) -> Void = { _ in }) {
        let ids = TabIDs(count: tabs.count) { tabs[$0].id }
        let disabled = (0..<ids.count).filter { !tabs[ids.origin(of: $0)].isEnabled }
        self.init(ids, disabled: disabled, selected: selected, onFault: onFault)
    }

    /// Makes a list from ids that were taken in already.
    ///
    /// - Parameter disabled: The indexes of the tabs that can't be selected, in order. Nothing here is O(*n*) but in these.
    package init(
        _ ids: TabIDs<ID>, disabled: [Int] = [], selected: ID? = nil, onFault: (TabFault<ID>) -> Void = { _ in }
    ) {
        given = ids
        order = SummedList(TabRun.runs(count: ids.count, disabled: disabled))
        for id in ids.repeated { onFault(.repeatedID(id)) }
        self.selected = firstEnabledIndex.map { self[$0] }
        if let selected, case .refused(let fault) = select(selected) { onFault(fault) }
    }

    /// Makes a list of enabled tabs from their ids.
    public init(ids: some Sequence<ID>, selected: ID? = nil, onFault: (TabFault<ID>) -> Void = { _ in }) {
        self.init(TabIDs(Array(ids)), selected: selected, onFault: onFault)
    }

    /// The number of tabs.
    public var count: Int { order.count }

    /// Whether there is no tab.
    public var isEmpty: Bool { count == 0 }

    /// The valid indexes.
    public var indices: Range<Int> { 0..<count }

    /// The number of enabled tabs.
    public var enabledCount: Int { order.total.enabled }

    /// The index of the selected tab.
    public var selectedIndex: Int? { selected.flatMap { index(of: $0) } }

    /// The tabs in visible order, in O(*n*).
    public var tabs: [Tab] {
        order.slotsInOrder.flatMap { slot in
            let run = order.nodes[slot].run
            return (0..<run.count).map { Tab(id(inSlot: slot, offset: $0), isEnabled: run.isEnabled) }
        }
    }

    /// The ids in visible order, in O(*n*).
    public var ids: [ID] { tabs.map(\.id) }

    /// The id at an index, which must be valid, as in an array. ``id(at:)`` takes any index.
    public subscript(index: Int) -> ID {
        let (slot, offset) = order.place(of: index)
        return id(inSlot: slot, offset: offset)
    }

    /// The id at an index, or `nil` if the index is out of range.
    public func id(at index: Int) -> ID? {
        indices.contains(index) ? self[index] : nil
    }

    /// The index of a tab, or `nil` if the list doesn't have it.
    public func index(of id: ID) -> Int? {
        if let slot = slots[id] { return order.index(ofSlot: slot) }
        return placeAmongGiven(of: id).flatMap { place in order.firstIndex { sum, _ in sum.givenEnd > place } }
    }

    /// Whether the list has a tab with that id.
    public func contains(_ id: ID) -> Bool { slots[id] != nil || placeAmongGiven(of: id) != nil }

    /// Whether the list has the tab and the tab is enabled.
    public func isEnabled(_ id: ID) -> Bool { index(of: id).map { order[$0].isEnabled } ?? false }

    /// Whether the index is valid and the tab there is enabled.
    public func isEnabled(at index: Int) -> Bool {
        indices.contains(index) && order[index].isEnabled
    }

    /// Which of the tabs that the list was made of had this id, wherever it is now and whether it still is.
    package func givenIndex(of id: ID) -> Int? { given.index(of: id) }

    /// Which of the tabs that the list was made of this is, if it is still in its place.
    func placeAmongGiven(of id: ID) -> Int? {
        given.index(of: id).flatMap { departed.contains($0) ? nil : $0 }
    }

    private func id(inSlot slot: Int, offset: Int) -> ID {
        if let run = order.nodes[slot].run.given { return given[run.lowerBound + offset] }
        guard let id = idsBySlot[slot] else { preconditionFailure("The tab in the slot \(slot) has no id.") }
        return id
    }
}

extension TabList: Equatable {
    /// Whether two lists have the same tabs in the same order and the same selection.
    public static func == (a: TabList, b: TabList) -> Bool {
        a.selected == b.selected && a.count == b.count && a.tabs == b.tabs
    }
}

extension TabList.Tab: Sendable where ID: Sendable {}
// The ids are asked of a closure; it holds an array of them, and nothing that changes.
extension TabList: @unchecked Sendable where ID: Sendable {}
