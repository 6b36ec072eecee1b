import UIKit

extension TabBarController {
    /// The tabs, in order, those that are actions included.
    public var items: [TabItem] {
        guard let more else { return strip.items }
        return strip.items.filter { $0.id != Self.moreID } + more.items
    }

    /// Makes the list this one, by the difference: tabs with an id that stays keep their controller.
    public func apply(_ items: [TabItem]) {
        guard overflow == .moreList else { return strip.apply(items) }
        editAll(with: items) { $0.replace(with: items.map(\.entry)) }
    }

    /// Inserts a tab at an index; out of range, it becomes the first or the last, and the fault is reported.
    public func insert(_ item: TabItem, at index: Int) {
        guard overflow == .moreList else { return strip.insert(item, at: index) }
        guard !items.contains(where: { $0.id == item.id }) else {
            return TabFaults.report(TabFault.repeatedID(item.id))
        }
        editAll(with: [item]) { $0.insert(item.entry, at: index) }
    }

    /// Removes a tab. If it is selected, the tab that takes its index is selected, or else the last.
    public func remove(_ id: some Hashable) {
        guard overflow == .moreList else { return strip.remove(id) }
        editAll(with: []) { $0.remove(AnyHashable(id)) }
    }

    /// Moves a tab to an index, counted without it.
    public func move(_ id: some Hashable, to index: Int) {
        guard overflow == .moreList else { return strip.move(id, to: index) }
        editAll(with: []) { $0.move(AnyHashable(id), to: index) }
    }

    /// Gives a tab another look; its controller stays. An unknown id is a fault, and nothing changes.
    public func update(_ item: TabItem) {
        guard overflow == .moreList else { return strip.update(item) }
        editAll(with: [item]) { $0.setEnabled(item.isSelectable, for: item.id) }
    }

    /// Takes over what the `tabBarItem` of a child says now: title, images, badge, and whether it is enabled.
    ///
    /// For children that were given by `viewControllers`; those of items have the look of their item.
    public func updateItem(of controller: UIViewController) {
        guard let id = id(of: controller), let old = item(for: id) else { return }
        var item = TabItem(id, controller)
        item.height = old.height
        item.lockedColor = old.lockedColor
        item.customView = old.customView
        item.animation = old.animation
        item.menu = old.menu
        update(item)
    }

    func item(for id: AnyHashable) -> TabItem? { more?.item(id) ?? strip.source.item(for: id) }

    // MARK: Children

    func stripWasEdited(isDone: Bool) {
        guard !isArranging else { return }
        guard isDone else {
            isEditingItems = true
            return
        }
        takeItems()
        isEditingItems = false
        let changes = pendingChanges
        pendingChanges = []
        for change in changes { stripDidSelect(change) }
    }

    /// Makes the controllers of the items children, and shows the selected one.
    func takeItems() {
        var new: [UIViewController] = []
        var kept: [AnyHashable: UIViewController] = [:]
        for item in items where item.action == nil {
            let controller = controllers[item.id] ?? item.content()
            kept[item.id] = controller
            new.append(controller)
        }
        controllers = kept
        pages = new
        showChildren(selected.flatMap(controller(for:)))
        if isViewLoaded { updateBar() }
    }

    /// Takes over children as they are; what is an action stays at its index.
    func adopt(_ new: [UIViewController]) {
        var items = new.map { controller -> TabItem in
            let id = id(of: controller)
            return id.flatMap { item(for: $0) } ?? TabItem(ObjectIdentifier(controller), controller)
        }
        for (index, item) in self.items.enumerated() where item.action != nil {
            items.insert(item, at: min(index, items.count))
        }
        apply(items)
    }
}

extension TabItem {
    /// The tab of a controller, as its `tabBarItem` says.
    @MainActor fileprivate init(_ id: some Hashable, _ controller: UIViewController) {
        let look: UITabBarItem? = controller.tabBarItem
        self.init(
            id: id, title: look?.title ?? controller.title ?? "", image: look?.image,
            selectedImage: look?.selectedImage,
            badge: look?.badgeValue.map { $0.isEmpty ? .dot : .text($0) }, isEnabled: look?.isEnabled ?? true,
            content: { controller })
        accessibilityLabel = look?.accessibilityLabel
    }
}
