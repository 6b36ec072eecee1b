import UIKit

/// Tabs as an app gives them: an array of items, or ids, of which each gets its item when that is needed.
///
/// Of equal ids the first counts. Indexes are those of the ids that are left.
@MainActor struct GivenTabs {
    let ids: TabIDs<AnyHashable>
    /// The indexes of the tabs that can't be selected, in order.
    let disabled: [Int]
    /// The item at an index. Asked once only for each, as one that is made anew could have another view.
    let item: (Int) -> TabItem
    /// Lets go of what the item at an index holds, as it won't be asked for any more.
    let forget: (Int) -> Void

    /// Takes items over as they are: nothing is made of a hundred thousand items of which ten are shown.
    init(_ items: [TabItem] = []) {
        let shelf = Shelf(items)
        let (ids, disabled) = shelf.take()
        self.ids = ids
        self.disabled = disabled
        item = { shelf.items[ids.origin(of: $0)] }
        forget = { index in
            let index = ids.origin(of: index)
            shelf.items[index] = TabItem(emptyWithID: shelf.items[index].id)
        }
    }

    /// Takes ids, and what makes the item of one.
    init<ID: Hashable>(ids: [ID], item: @escaping @MainActor (ID) -> TabItem) {
        let typed = TabIDs(ids)
        self.ids = TabIDs(erasing: typed)
        disabled = []
        self.item = { Self.valid(item(typed[$0]), for: typed[$0]) }
        forget = { _ in }
    }

    /// An item for a tab that is in the list already, as one that can be selected.
    private static func valid(_ item: TabItem, for id: AnyHashable) -> TabItem {
        var item = item
        if item.id != id {
            TabFaults.report(
                "The tab \(id) was given an item with the id \(item.id): only its own is valid. It keeps its own.")
            item.id = id
        }
        if !item.isSelectable {
            TabFaults.report(
                "The item of the tab \(id) can't be selected: only one that can is valid for a tab that was given by its id. "
                    + "Disable it by an update. It is enabled.")
            item.isEnabled = true
            item.action = nil
        }
        return item
    }

    /// Where given items stand, so that there is one array of them and no copy.
    private final class Shelf {
        var items: [TabItem]

        init(_ items: [TabItem]) { self.items = items }

        /// The ids of the items, and the indexes of those that can't be selected, in one walk: most of what it costs is the
        /// time that the items take to arrive from memory.
        ///
        /// Nothing of it is of the main actor, whose closures ask each time where they are.
        func take() -> (ids: TabIDs<AnyHashable>, disabled: [Int]) {
            let items = items
            var disabled: [Int] = []
            func hash(_ index: Int) -> Int {
                // Not `isSelectable`: for that, the whole of each item would be copied.
                if !items[index].isEnabled || items[index].action != nil { disabled.append(index) }
                return items[index].id.hashValue
            }
            let ids = TabIDs(count: items.count, hash: hash) { [self] in self.items[$0].id }
            guard !ids.repeated.isEmpty else { return (ids, disabled) }
            let origins = Set(disabled)
            return (ids, (0..<ids.count).filter { origins.contains(ids.origin(of: $0)) })
        }
    }
}

extension TabList<AnyHashable> {
    /// Makes a list of given tabs, and reports what isn't valid.
    @MainActor init(_ tabs: GivenTabs, selected: AnyHashable?) {
        self.init(tabs.ids, disabled: tabs.disabled, selected: selected, onFault: TabFaults.report)
    }
}
