import UIKit

extension TabPager {
    /// The id of the selected tab; `nil` only if no tab is enabled.
    public var selected: AnyHashable? { engine.tabs.selected }

    /// The index of the selected tab.
    public var selectedIndex: Int? { engine.tabs.selectedIndex }

    /// The controller of the selected page, if it has been made.
    public var selectedViewController: UIViewController? { selected.flatMap { store[$0] } }

    /// Where the pages are, counted in pages from the first tab; exactly ``selectedIndex`` at rest.
    public var position: Double { engine.position }

    /// Whether no page moves and no finger holds one.
    public var isResting: Bool { engine.isResting }

    /// Selects a tab and shows its page.
    ///
    /// A movement under way turns to it with the velocity that it has. Before the first layout, and off screen, the page
    /// is simply there. The user's `shouldSelect` is not asked.
    ///
    /// - Returns: `false`, with nothing changed, if the tab is unknown or disabled.
    @discardableResult
    public func select(_ id: some Hashable, animated: Bool = false) -> Bool {
        command(AnyHashable(id), animated: animated, reason: .code)
    }

    /// Selects the tab at an index; as ``select(_:animated:)``.
    ///
    /// - Returns: `false`, with nothing changed, if the index is out of range or its tab is disabled.
    @discardableResult
    public func select(index: Int, animated: Bool = false) -> Bool {
        guard let id = engine.tabs.id(at: index) else { return false }
        return command(id, animated: animated, reason: .code)
    }

    /// Whether no tab may be selected, so that no page is shown. Default `false`: a tab is always selected.
    ///
    /// Only ``deselect()`` empties the selection; the user's first tap fills it again. When it is set to `false`, the first
    /// enabled tab is selected.
    public var allowsEmptySelection: Bool {
        get { engine.tabs.allowsEmptySelection }
        set { perform { $0.edit { $0.setAllowsEmptySelection(newValue) } } }
    }

    /// Selects no tab. Without ``allowsEmptySelection`` nothing happens.
    public func deselect() {
        perform { $0.deselect() }
    }

    /// Does what a user's choice of a tab does: asks `shouldSelect`, selects and moves, or reselects. For a ``TabSelector``.
    ///
    /// - Returns: Whether the tab is selected now.
    @discardableResult
    public func choose(_ id: AnyHashable, reason: SelectionReason) -> Bool {
        if id != selected, engine.tabs.isEnabled(id) {
            guard question?.id != id, allows(id), !askLater(id, reason: reason) else { return false }
        }
        return command(id, animated: true, reason: reason)
    }

    /// Asks the app about a page, if it wants to be asked.
    func allows(_ id: AnyHashable) -> Bool { shouldSelect?(id) ?? true }

    func command(_ id: AnyHashable, animated: Bool, reason: SelectionReason) -> Bool {
        forgetQuestion()
        let isAnimated = animated && transition != .none
        guard let effects = engine.select(id, animated: isAnimated, reason: reason) else { return false }
        perform(effects)
        return true
    }
}

extension TabPager {
    /// The user chose the selected tab again: its page goes back to its root, or else to its top, as under a tab bar.
    func goBackToStart(_ id: AnyHashable) {
        onReselect?(id)
        store[id]?.goBackToStart()
    }
}
