import UIKit

// Edits are legal at any moment. The selected tab and what is on screen stay, unless the selected tab itself goes.
extension TabPager {
    /// The tabs, in order. O(*n*)
    public var items: [TabItem] { engine.tabs.ids.compactMap(item) }

    /// The number of tabs.
    public var count: Int { engine.tabs.count }

    /// The tab with an id. O(log *n*)
    public func item(for id: AnyHashable) -> TabItem? {
        collection.item(for: id, at: engine.tabs.index(of: id))
    }

    /// Makes the list this one, by the difference: tabs with an id that stays keep their page.
    ///
    /// As every edit, it is animated inside `UIView.animate`: the strip's tabs move to their places, and if the selected
    /// tab goes, its page fades into the next one.
    public func apply(_ items: [TabItem]) {
        let updated = items.filter { new in item(for: new.id).map { !$0.looksLike(new) } ?? false }.map(\.id)
        edit(updated: updated) {
            $0.replace(with: items.map(\.entry))
        } collect: { collection, list in
            collection.replace(with: items.unique(in: list))
        }
    }

    /// Inserts a tab at an index; out of range, it becomes the first or the last, and the fault is reported.
    public func insert(_ item: TabItem, at index: Int) {
        guard !engine.tabs.contains(item.id) else { return TabFaults.report(TabFault.repeatedID(item.id)) }
        edit {
            $0.insert(item.entry, at: index)
        } collect: { collection, _ in
            collection.set(item)
        }
    }

    /// Removes a tab. If it is selected, the tab that takes its index is selected, or else the last.
    public func remove(_ id: some Hashable) {
        edit {
            $0.remove(AnyHashable(id))
        } collect: { collection, _ in
            collection.remove(AnyHashable(id))
        }
    }

    /// Moves a tab to an index, counted without it.
    public func move(_ id: some Hashable, to index: Int) {
        edit {
            $0.move(AnyHashable(id), to: index)
        } collect: { collection, _ in
            collection.findById()
        }
    }

    /// Gives a tab another look; its page stays. An unknown id is a fault, and nothing changes.
    public func update(_ item: TabItem) {
        edit(updated: [item.id]) { list in
            list.setEnabled(item.isSelectable, for: item.id)
        } collect: { collection, list in
            if list.contains(item.id) { collection.set(item) }
        }
    }

    private func edit(
        updated: [AnyHashable] = [], _ change: (inout TabList<AnyHashable>) -> TabEdit,
        collect: (inout TabCollection, TabList<AnyHashable>) -> Void
    ) {
        var edit = TabEdit()
        let before = engine.location
        let effects = engine.edit { list in
            edit = change(&list)
            return edit
        }
        // The pages under a finger stay where they are, in slots that may have other numbers.
        dragStart += engine.location - before
        collect(&collection, engine.tabs)
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
