import UIKit

// Edits are legal at any moment. The selected tab and what is on screen stay, unless the selected tab itself goes.
extension TabPager {
    /// The tabs, in order. O(*n*)
    public var items: [TabItem] { engine.tabs.ids.compactMap(item) }

    /// The number of tabs.
    public var count: Int { engine.tabs.count }

    /// The tab with an id. O(log *n*)
    public func item(for id: AnyHashable) -> TabItem? {
        collection.item(for: id, in: engine.tabs)
    }

    /// Makes the list this one, by the difference: tabs with an id that stays keep their page.
    ///
    /// As every edit, it is animated inside `UIView.animate`: the strip's tabs move to their places, and if the selected
    /// tab goes, its page fades into the next one.
    public func apply(_ items: [TabItem]) {
        apply(GivenTabs(items))
    }

    /// Makes the list one of these ids, by the difference: tabs with an id that stays keep their page.
    ///
    /// - Parameters:
    ///   - ids: The tabs, as in ``init(ids:selected:item:)``. All of them are enabled.
    ///   - item: Makes the item of a tab. It is called for tabs that have an item already, and may look different now, and
    ///     for others when that is needed.
    public func apply<ID: Hashable>(ids: [ID], item: @escaping @MainActor (ID) -> TabItem) {
        apply(GivenTabs(ids: ids, item: item))
    }

    func apply(_ tabs: GivenTabs) {
        let renewal = collection.renewal(by: tabs)
        edit(updated: renewal.updated) {
            $0.replace(with: tabs.ids, disabled: tabs.disabled)
        } collect: { collection, _ in
            collection.replace(with: tabs, known: renewal.items)
        }
    }

    /// Inserts a tab at an index; out of range, it becomes the first or the last, and the fault is reported.
    public func insert(_ item: TabItem, at index: Int) {
        guard !engine.tabs.contains(item.id) else { return TabFaults.report(TabFault.repeatedID(item.id)) }
        edit {
            $0.insert(item.entry, at: index)
        } collect: { collection, list in
            collection.set(item, in: list)
        }
    }

    /// Removes a tab. If it is selected, the tab that takes its index is selected, or else the last.
    public func remove(_ id: some Hashable) {
        edit {
            $0.remove(AnyHashable(id))
        } collect: { collection, list in
            collection.remove(AnyHashable(id), from: list)
        }
    }

    /// Moves a tab to an index, counted without it.
    public func move(_ id: some Hashable, to index: Int) {
        edit {
            $0.move(AnyHashable(id), to: index)
        }
    }

    /// Gives a tab another look; its page stays. An unknown id is a fault, and nothing changes.
    public func update(_ item: TabItem) {
        edit(updated: [item.id]) { list in
            list.setEnabled(item.isSelectable, for: item.id)
        } collect: { collection, list in
            if list.contains(item.id) { collection.set(item, in: list) }
        }
    }

    private func edit(
        updated: [AnyHashable] = [], _ change: (inout TabList<AnyHashable>) -> TabEdit,
        collect: (TabCollection, TabList<AnyHashable>) -> Void = { _, _ in }
    ) {
        var edit = TabEdit()
        let before = engine.location
        let effects = engine.edit { list in
            edit = change(&list)
            return edit
        }
        // The pages under a finger stay where they are, in slots that may have other numbers.
        dragStart += engine.location - before
        collect(collection, engine.tabs)
        edit.faults.forEach(TabFaults.report)
        for id in edit.removed { restored[id] = nil }
        for entry in selectors { entry.selector?.tabsDidChange(in: self, edit: edit, updated: updated) }
        guard edit.selection != nil, engine.isResting, UIView.inheritedAnimationDuration > 0,
            viewIfLoaded?.window != nil
        else { return perform(effects) }
        UIView.transition(
            with: scrollView, duration: UIView.inheritedAnimationDuration,
            options: [.transitionCrossDissolve, .allowUserInteraction]
        ) {
            UIView.performWithoutAnimation { self.perform(effects) }
        }
    }
}
