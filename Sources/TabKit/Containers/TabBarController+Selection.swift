import UIKit

extension TabBarController {
    /// The id of the selected tab; `nil` only if no tab can be selected.
    public var selected: AnyHashable? { strip.selected }

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
        return strip.select(id, animated: animated && animatesStrip)
    }

    /// Whether the bar shows a change of the selection as a movement.
    var animatesStrip: Bool {
        (strip.style.indicator.width != .none || transition == .slide) && !UIAccessibility.isReduceMotionEnabled
    }

    func id(of controller: UIViewController) -> AnyHashable? {
        controllers.first { $0.value === controller }?.key
    }

    // MARK: From UIKit's properties to the bar

    /// Has UIKit exchange the page, and the bar follow.
    func show(_ controller: UIViewController?, _ change: () -> Void) {
        guard !isChanging else { return change() }
        guard let controller, let id = id(of: controller), strip.source.engine.tabs.isEnabled(id) else { return }
        guard controller !== selectedViewController else { return }
        exchangePage(change)
        followSelection()
    }

    /// Has the bar show the tab of the page that UIKit shows.
    func followSelection() {
        guard !isChanging, !isEditingItems, let controller = selectedViewController, let id = id(of: controller)
        else { return }
        if strip.selected != id { _ = strip.solo.select(id, animated: animatesStrip, reason: .code) }
    }

    // MARK: From the bar to UIKit's properties

    func stripDidSelect(_ change: TabChange) {
        guard !isEditingItems else { return pendingChanges.append(change) }
        let controller = change.to.flatMap { controllers[$0] }
        if let controller, controller !== selectedViewController, change.to == strip.selected {
            exchangePage { selectedViewController = controller }
        }
        if let controller, change.reason.isByUser { tellDelegate(didSelect: controller) }
        strip.selectionChanged(change)
        onSelect?(change)
    }

    func stripDidReselect(_ id: AnyHashable) {
        guard let controller = controllers[id], delegateAllows(controller) else { return }
        controller.goBackToStart()
        strip.onReselect?(id)
        onReselect?(id)
        tellDelegate(didSelect: controller)
    }

    // MARK: The page

    private func exchangePage(_ change: () -> Void) {
        let old = selectedViewController
        let oldIndex = selectedIndex
        let isAnimated = wantsAnimation ?? true
        let picture = transition != .none && isAnimated ? pageMotion.picture(of: old?.viewIfLoaded) : nil
        isChanging = true
        change()
        isChanging = false
        setMinimized(false)
        updateBar()
        guard let picture, let page = selectedViewController?.viewIfLoaded, selectedViewController !== old,
            transitionCoordinator == nil, page.window != nil
        else { return pageMotion.finish() }
        view.layoutIfNeeded()
        if transition == .slide, !UIAccessibility.isReduceMotionEnabled {
            pageMotion.slide(
                from: picture, to: page, forwards: selectedIndex > oldIndex, below: backmostBarView,
                isMirrored: view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        } else {
            pageMotion.fade(from: picture, to: page, below: backmostBarView)
        }
    }

    // MARK: The delegate, whose methods are optional where there is Objective-C

    func delegateAllows(_ controller: UIViewController) -> Bool {
        #if canImport(ObjectiveC)
        delegate?.tabBarController?(self, shouldSelect: controller) ?? true
        #else
        delegate?.tabBarController(self, shouldSelect: controller) ?? true
        #endif
    }

    private func tellDelegate(didSelect controller: UIViewController) {
        #if canImport(ObjectiveC)
        delegate?.tabBarController?(self, didSelect: controller)
        #else
        delegate?.tabBarController(self, didSelect: controller)
        #endif
    }
}
