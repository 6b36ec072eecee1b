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
        if let pager { return pager.apply(items) }
        let updated = items.filter { new in solo.item(for: new.id).map { !$0.looksLike(new) } ?? false }.map(\.id)
        edit(updated: updated) {
            $0.replace(with: items.map(\.entry))
        } collect: { collection, list in
            collection.replace(with: items.unique(in: list))
        }
    }

    /// Inserts a tab at an index; out of range, it becomes the first or the last, and the fault is reported.
    public func insert(_ item: TabItem, at index: Int) {
        if let pager { return pager.insert(item, at: index) }
        guard !solo.engine.tabs.contains(item.id) else { return TabFaults.report(TabFault.repeatedID(item.id)) }
        edit {
            $0.insert(item.entry, at: index)
        } collect: { collection, _ in
            collection.set(item)
        }
    }

    /// Removes a tab. If it is selected, the tab that takes its index is selected, or else the last.
    public func remove(_ id: some Hashable) {
        if let pager { return pager.remove(id) }
        edit {
            $0.remove(AnyHashable(id))
        } collect: { collection, _ in
            collection.remove(AnyHashable(id))
        }
    }

    /// Moves a tab to an index, counted without it.
    public func move(_ id: some Hashable, to index: Int) {
        if let pager { return pager.move(id, to: index) }
        edit {
            $0.move(AnyHashable(id), to: index)
        } collect: { collection, _ in
            collection.findById()
        }
    }

    /// Gives a tab another look. An unknown id is a fault, and nothing changes.
    public func update(_ item: TabItem) {
        if let pager { return pager.update(item) }
        edit(updated: [item.id]) {
            $0.setEnabled(item.isSelectable, for: item.id)
        } collect: { collection, list in
            if list.contains(item.id) { collection.set(item) }
        }
    }

    private func edit(
        updated: [AnyHashable] = [], _ change: (inout TabList<AnyHashable>) -> TabEdit,
        collect: (inout TabCollection, TabList<AnyHashable>) -> Void
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
            collect(&solo.collection, solo.engine.tabs)
            edit.faults.forEach(TabFaults.report)
            follow(edit, updated: updated)
        }
    }
}
