import UIKit

// Edits of the tabs of a strip that works alone. With a pager they are edits of the pager's tabs.
extension TabStrip {
    /// The tabs, in order. O(*n*)
    public var items: [TabItem] {
        source.engine.tabs.ids.compactMap { source.item(for: $0) }
    }

    /// Makes the list this one, by the difference: the selected tab stays, and stays where it is on screen.
    ///
    /// As every edit, it is animated inside `UIView.animate`: tabs move to their places, come and go by fading.
    public func apply(_ items: [TabItem]) {
        apply(GivenTabs(items))
    }

    /// Makes the list one of these ids, by the difference. See ``TabPager/apply(ids:item:)``.
    public func apply<ID: Hashable>(ids: [ID], item: @escaping @MainActor (ID) -> TabItem) {
        apply(GivenTabs(ids: ids, item: item))
    }

    private func apply(_ tabs: GivenTabs) {
        if let pager { return pager.apply(tabs) }
        let renewal = solo.collection.renewal(by: tabs)
        edit(updated: renewal.updated) {
            $0.replace(with: tabs.ids, disabled: tabs.disabled)
        } collect: { collection, _ in
            collection.replace(with: tabs, known: renewal.items)
        }
    }

    /// Inserts a tab at an index; out of range, it becomes the first or the last, and the fault is reported.
    public func insert(_ item: TabItem, at index: Int) {
        if let pager { return pager.insert(item, at: index) }
        guard !solo.engine.tabs.contains(item.id) else { return TabFaults.report(TabFault.repeatedID(item.id)) }
        edit {
            $0.insert(item.entry, at: index)
        } collect: { collection, list in
            collection.set(item, in: list)
        }
    }

    /// Removes a tab. If it is selected, the tab that takes its index is selected, or else the last.
    public func remove(_ id: some Hashable) {
        if let pager { return pager.remove(id) }
        edit {
            $0.remove(AnyHashable(id))
        } collect: { collection, list in
            collection.remove(AnyHashable(id), from: list)
        }
    }

    /// Moves a tab to an index, counted without it.
    public func move(_ id: some Hashable, to index: Int) {
        if let pager { return pager.move(id, to: index) }
        edit {
            $0.move(AnyHashable(id), to: index)
        }
    }

    /// Gives a tab another look. An unknown id is a fault, and nothing changes.
    public func update(_ item: TabItem) {
        if let pager { return pager.update(item) }
        edit(updated: [item.id]) {
            $0.setEnabled(item.isSelectable, for: item.id)
        } collect: { collection, list in
            if list.contains(item.id) { collection.set(item, in: list) }
        }
    }

    private func edit(
        updated: [AnyHashable] = [], _ change: (inout TabList<AnyHashable>) -> TabEdit,
        collect: (TabCollection, TabList<AnyHashable>) -> Void = { _, _ in }
    ) {
        solo.onEdit(false)
        defer { solo.onEdit(true) }
        var edit = TabEdit()
        solo.perform { engine in
            engine.edit { list in
                edit = change(&list)
                return edit
            }
        } after: {
            collect(solo.collection, solo.engine.tabs)
            edit.faults.forEach(TabFaults.report)
            follow(edit, updated: updated)
        }
    }
}
