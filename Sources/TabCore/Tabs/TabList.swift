/// An ordered list of tabs with unique ids, one of which is selected.
///
/// A tab is its id; indexes are derived. Whenever an enabled tab exists, exactly one enabled tab is selected; an edit that
/// takes the selected tab away selects another and says so. Invalid requests change nothing and come back as ``TabFault``.
///
/// - Complexity: Looking up an id or an index and finding a neighbour are O(log *n*); an edit is O(log *n*) amortised.
///   Making a list is O(*n*). A copy costs nothing until one of the two is edited, which then takes O(*n*) once.
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

    /// The order of the tabs, and which are enabled.
    ///
    /// Ids are kept beside it, by slot, so that the tree itself is of one type for all ids, which the compiler optimises.
    var order = SummedList<TabFlags>()
    var idsBySlot: [ID] = []
    var slots: [ID: Int] = [:]

    /// Makes a list with a selected tab.
    ///
    /// - Parameters:
    ///   - tabs: The tabs in visible order. Of tabs with the same id the first is kept.
    ///   - selected: The tab to select; if it is `nil`, unknown or disabled, the first enabled tab.
    ///   - onFault: Hears of each repeated id and of a selection that is not valid.
    public init(_ tabs: [Tab] = [], selected: ID? = nil, onFault: (TabFault<ID>) -> Void = { _ in }) {
        slots.reserveCapacity(tabs.count)
        idsBySlot.reserveCapacity(tabs.count)
        var flags: [TabFlags] = []
        flags.reserveCapacity(tabs.count)
        for tab in tabs {
            if let first = slots.updateValue(flags.count, forKey: tab.id) {
                slots[tab.id] = first
                onFault(.repeatedID(tab.id))
            } else {
                idsBySlot.append(tab.id)
                flags.append(TabFlags(isEnabled: tab.isEnabled))
            }
        }
        order = SummedList(flags)
        self.selected = firstEnabledIndex.map { self[$0] }
        if let selected, case .refused(let fault) = select(selected) { onFault(fault) }
    }

    /// Makes a list of enabled tabs from their ids.
    public init(ids: some Sequence<ID>, selected: ID? = nil, onFault: (TabFault<ID>) -> Void = { _ in }) {
        self.init(ids.map { Tab($0) }, selected: selected, onFault: onFault)
    }

    /// The number of tabs.
    public var count: Int { idsBySlot.count }

    /// Whether there is no tab.
    public var isEmpty: Bool { idsBySlot.isEmpty }

    /// The valid indexes.
    public var indices: Range<Int> { 0..<count }

    /// The number of enabled tabs.
    public var enabledCount: Int { order.total.enabled }

    /// The index of the selected tab.
    public var selectedIndex: Int? { selected.flatMap { index(of: $0) } }

    /// The tabs in visible order, in O(*n*).
    public var tabs: [Tab] {
        order.slotsInOrder.map { Tab(idsBySlot[$0], isEnabled: order[slot: $0].isEnabled) }
    }

    /// The ids in visible order, in O(*n*).
    public var ids: [ID] { order.slotsInOrder.map { idsBySlot[$0] } }

    /// The id at an index, which must be valid, as in an array. ``id(at:)`` takes any index.
    public subscript(index: Int) -> ID { idsBySlot[order.slot(at: index)] }

    /// The id at an index, or `nil` if the index is out of range.
    public func id(at index: Int) -> ID? {
        indices.contains(index) ? self[index] : nil
    }

    /// The index of a tab, or `nil` if the list doesn't have it.
    public func index(of id: ID) -> Int? {
        slots[id].map { order.index(ofSlot: $0) }
    }

    /// Whether the list has a tab with that id.
    public func contains(_ id: ID) -> Bool { slots[id] != nil }

    /// Whether the list has the tab and the tab is enabled.
    public func isEnabled(_ id: ID) -> Bool {
        slots[id].map { order[slot: $0].isEnabled } ?? false
    }

    /// Whether the index is valid and the tab there is enabled.
    public func isEnabled(at index: Int) -> Bool {
        indices.contains(index) && order[index].isEnabled
    }
}

/// What the order of tabs knows of each.
struct TabFlags: Summed, Sendable {
    var isEnabled: Bool

    var sum: TabSum { TabSum(enabled: isEnabled ? 1 : 0) }
}

/// What a stretch of tabs adds up to.
struct TabSum: Summary {
    var enabled = 0

    static let zero = TabSum()

    static func + (a: TabSum, b: TabSum) -> TabSum { TabSum(enabled: a.enabled + b.enabled) }
}

extension TabList: Equatable {
    /// Whether two lists have the same tabs in the same order and the same selection.
    public static func == (a: TabList, b: TabList) -> Bool {
        a.selected == b.selected && a.count == b.count && a.tabs == b.tabs
    }
}

extension TabList.Tab: Sendable where ID: Sendable {}
extension TabList: Sendable where ID: Sendable {}
