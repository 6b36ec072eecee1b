import UIKit

extension TabStrip {
    /// The id of the selected tab; `nil` only if no tab is enabled.
    public var selected: AnyHashable? { source.engine.tabs.selected }

    /// The index of the selected tab.
    public var selectedIndex: Int? { source.engine.tabs.selectedIndex }

    /// Where the indicator is, counted in tabs; exactly ``selectedIndex`` at rest.
    public var position: Double { source.engine.position }

    /// Selects a tab; nothing is asked, and no `.valueChanged` is sent. With a pager, the pager selects.
    ///
    /// A tab that is selected already is brought into sight.
    ///
    /// - Returns: `false`, with nothing changed, if the tab is unknown or disabled.
    @discardableResult
    public func select(_ id: some Hashable, animated: Bool = false) -> Bool {
        pager?.select(id, animated: animated) ?? solo.select(AnyHashable(id), animated: animated, reason: .code)
    }

    /// Selects the tab at an index; as ``select(_:animated:)``.
    ///
    /// - Returns: `false`, with nothing changed, if the index is out of range or its tab is disabled.
    @discardableResult
    public func select(index: Int, animated: Bool = false) -> Bool {
        guard let id = source.engine.tabs.id(at: index) else { return false }
        return select(id, animated: animated)
    }

    /// Whether no tab may be selected, as none is in a segmented control with `noSegment`. Default `false`.
    ///
    /// Only ``deselect()`` empties the selection. When it is set to `false`, the first enabled tab is selected.
    public var allowsEmptySelection: Bool {
        get { source.engine.tabs.allowsEmptySelection }
        set {
            if let pager {
                pager.allowsEmptySelection = newValue
            } else {
                solo.perform { $0.edit { $0.setAllowsEmptySelection(newValue) } }
            }
        }
    }

    /// Selects no tab. Without ``allowsEmptySelection`` nothing happens.
    public func deselect() {
        if let pager { return pager.deselect() }
        solo.perform { $0.deselect() }
    }

    /// What follows from a user's choice of a tab.
    @discardableResult
    func choose(_ id: AnyHashable, reason: SelectionReason) -> Bool {
        if let item = source.item(for: id), let action = item.action {
            guard item.isEnabled else { return false }
            itemViews[id]?.animate()
            action()
            return true
        }
        let before = selected
        let isAccepted = source.choose(id, reason: reason)
        if pager != nil, isAccepted, selected != before { sendActions(for: .valueChanged) }
        return isAccepted
    }
}

extension TabStrip: TabSelector {
    public func attach(to pager: TabPager?) {
        if let old = self.pager, old !== pager { old.selectors.removeAll { $0.selector === self } }
        self.pager = pager
        shown = nil
        reloadTabs()
    }

    public func tabsDidChange(in pager: TabPager, edit: TabEdit, updated: [AnyHashable]) {
        follow(edit, updated: updated)
    }

    public func pagerDidMove(_ pager: TabPager) {
        positionChanged()
    }

    public func reveal(_ id: AnyHashable, animated: Bool) {
        guard !needsMeasuring, bounds.width > 0 else { return }
        let offset = homeOffset
        guard scrollView.contentOffset.x != offset else { return }
        scrollView.setContentOffset(CGPoint(x: offset, y: 0), animated: animated && window != nil)
    }
}
