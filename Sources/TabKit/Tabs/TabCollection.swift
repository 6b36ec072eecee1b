import UIKit

/// The items of a strip or pager. Their order is in a `TabList`; this holds what each of them is.
@MainActor final class TabCollection {
    private var given = GivenTabs()
    /// The items that somebody asked for, and those that came or were changed. No other has been seen.
    private var known: [AnyHashable: TabItem] = [:]

    init(_ tabs: GivenTabs = GivenTabs()) {
        given = tabs
    }

    /// The item of a tab, or `nil` if the list doesn't have it.
    func item(for id: AnyHashable, in list: TabList<AnyHashable>) -> TabItem? {
        if let item = known[id] { return item }
        guard list.contains(id), let index = list.givenIndex(of: id) else { return nil }
        let item = given.item(index)
        known[id] = item
        return item
    }

    /// Takes in the item of a tab that has come or changed.
    func set(_ item: TabItem, in list: TabList<AnyHashable>) {
        remove(item.id, from: list)
        known[item.id] = item
    }

    /// Lets go of the item of a tab.
    func remove(_ id: AnyHashable, from list: TabList<AnyHashable>) {
        known[id] = nil
        if let index = list.givenIndex(of: id) { given.forget(index) }
    }

    /// What becomes of the known items when other tabs are given: the items to know then, and which of them look different.
    func renewal(by tabs: GivenTabs) -> (items: [AnyHashable: TabItem], updated: [AnyHashable]) {
        var items: [AnyHashable: TabItem] = [:]
        var updated: [AnyHashable] = []
        // In visible order: the app may be asked for each.
        for index in known.keys.compactMap({ tabs.ids.index(of: $0) }).sorted() {
            let id = tabs.ids[index]
            let new = tabs.item(index)
            items[id] = new
            if let old = known[id], !old.looksLike(new) { updated.append(id) }
        }
        return (items, updated)
    }

    func replace(with tabs: GivenTabs, known items: [AnyHashable: TabItem]) {
        given = tabs
        known = items
    }
}
