import UIKit

extension TabBarController {
    /// The id of the selected tab; `nil` only if no tab can be selected. ``moreID`` while the list of More is shown.
    public var selected: AnyHashable? {
        guard let more, strip.selected == Self.moreID else { return strip.selected }
        return more.shown
    }

    /// Selects a tab and shows its page; nothing is asked.
    ///
    /// - Parameters:
    ///   - id: The tab.
    ///   - animated: Whether ``transition`` shows. Default `false`.
    /// - Returns: `false`, with nothing changed, if the tab is unknown, disabled or an action.
    @discardableResult
    public func select(_ id: some Hashable, animated: Bool = false) -> Bool {
        wantsAnimation = animated
        defer { wantsAnimation = nil }
        let id = AnyHashable(id)
        if more != nil, id == Self.moreID || more?.item(id) != nil {
            return selectInMore(id, animated: animated && animatesStrip, reason: .code)
        }
        return strip.select(id, animated: animated && animatesStrip)
    }

    func controller(for id: AnyHashable) -> UIViewController? {
        id == Self.moreID ? more?.controller : controllers[id]
    }

    /// Whether the bar shows a change of the selection as a movement.
    var animatesStrip: Bool {
        (strip.style.indicator.width != .none || transition == .slide) && !UIAccessibility.isReduceMotionEnabled
    }

    func id(of controller: UIViewController) -> AnyHashable? {
        controller === more?.controller ? Self.moreID : controllers.first { $0.value === controller }?.key
    }

    // MARK: From UIKit's properties to the bar

    /// Has UIKit exchange the page, and the bar follow.
    func show(_ controller: UIViewController?, _ change: () -> Void) {
        guard !isChanging else { return change() }
        guard let controller, let id = id(of: controller), canSelect(id) else { return }
        guard controller !== selectedViewController else { return }
        exchangePage(for: controller, change)
        followSelection()
    }

    private func canSelect(_ id: AnyHashable) -> Bool {
        more?.item(id)?.isSelectable ?? strip.source.engine.tabs.isEnabled(id)
    }

    /// Has the bar show the tab of the page that UIKit shows.
    func followSelection() {
        guard !isChanging, !isEditingItems, let controller = selectedViewController, let id = id(of: controller)
        else { return }
        guard selected != id else { return }
        if more?.item(id) != nil || id == Self.moreID {
            _ = selectInMore(id, animated: animatesStrip, reason: .code)
        } else {
            _ = strip.solo.select(id, animated: animatesStrip, reason: .code)
        }
    }

    // MARK: From the bar to UIKit's properties

    func stripDidSelect(_ change: TabChange) {
        // What follows from an edit of tabs that may be in a list is told by that edit.
        guard !(overflow == .moreList && change.reason == .repair) else { return }
        guard !isEditingItems else { return pendingChanges.append(change) }
        let meaning = meaning(of: change)
        follow(meaning)
        strip.selectionChanged(change)
        onSelect?(meaning)
    }

    /// Has UIKit show the page of the tab that is selected now.
    func follow(_ change: TabChange) {
        guard let controller = change.to.flatMap(controller(for:)) else { return }
        if controller !== selectedViewController, change.to == selected {
            exchangePage(for: controller) { selectedViewController = controller }
        }
        if change.reason.isByUser { tellDelegate(didSelect: controller) }
    }

    func stripDidReselect(_ id: AnyHashable) {
        if id == Self.moreID { return reselectMore() }
        guard let controller = controllers[id], delegateAllows(controller) else { return }
        controller.goBackToStart()
        strip.onReselect?(id)
        onReselect?(id)
        tellDelegate(didSelect: controller)
    }

    // MARK: The page

    private func exchangePage(for new: UIViewController, _ change: () -> Void) {
        let old = selectedViewController
        let isForwards = rank(new) > rank(old)
        let isAnimated = wantsAnimation ?? true
        let picture = transition != .none && isAnimated ? pageMotion.picture(of: old?.viewIfLoaded) : nil
        makeChild(new)
        isChanging = true
        change()
        isChanging = false
        setMinimized(false)
        updateBar()
        // An app's transition that is cancelled shows the old page again.
        transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] context in
            if context.isCancelled { self?.followSelection() }
        }
        guard let picture, let page = selectedViewController?.viewIfLoaded, selectedViewController !== old,
            transitionCoordinator == nil, page.window != nil
        else { return pageMotion.finish() }
        view.layoutIfNeeded()
        if transition == .slide, !UIAccessibility.isReduceMotionEnabled {
            pageMotion.slide(
                from: picture, to: page, forwards: isForwards, below: backmostBarView,
                isMirrored: view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        } else {
            pageMotion.fade(from: picture, to: page, below: backmostBarView)
        }
    }

    /// Where a page is among the others; the list of More is before the tabs that are in it.
    private func rank(_ controller: UIViewController?) -> Double {
        guard let controller else { return -1 }
        if controller === more?.controller { return Double(Self.limit) - 1.5 }
        return Double(pages.firstIndex(of: controller) ?? 0)
    }

    // MARK: The delegate, whose methods are optional where there is Objective-C

    func delegateAllows(_ controller: UIViewController) -> Bool {
        #if canImport(ObjectiveC)
        delegate?.tabBarController?(self, shouldSelect: controller) ?? true
        #else
        delegate?.tabBarController(self, shouldSelect: controller) ?? true
        #endif
    }

    func tellDelegate(didSelect controller: UIViewController) {
        #if canImport(ObjectiveC)
        delegate?.tabBarController?(self, didSelect: controller)
        #else
        delegate?.tabBarController(self, didSelect: controller)
        #endif
    }
}
