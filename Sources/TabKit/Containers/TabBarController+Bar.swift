import UIKit

/// Where the bar of a tab bar controller is.
enum BarPlace {
    case shown
    /// Below the screen, put away by scrolling; the accessory is in its place.
    case minimized
    /// Below the screen, with the accessory.
    case below
    /// Beside the screen, where a push has pushed it.
    case beside
}

extension TabBarController {
    /// Moves the bar off the screen, or back. What it had covered is no longer part of the pages' safe area.
    public func setBarHidden(_ isHidden: Bool, animated: Bool) {
        guard isHidden != isBarHidden else { return }
        isBarHidden = isHidden
        updateBar(animated: animated)
    }

    /// The frame of the bar in the controller's view, down to the view's lower edge.
    public var barFrame: CGRect {
        CGRect(
            x: strip.frame.minX, y: strip.frame.minY, width: strip.frame.width,
            height: strip.frame.height + strip.backgroundReach.bottom)
    }

    // MARK: Where it is

    /// Takes UIKit's bar away: it stays hidden, whatever UIKit does with it when a stack pops.
    func hideSystemBar() {
        if #available(iOS 18, *) {
            if !isTabBarHidden { setTabBarHidden(true, animated: false) }
        } else if !tabBar.isHidden {
            tabBar.isHidden = true
        }
    }

    /// As UIKit: hidden as long as any controller of the stack asks for it, but for the lowest.
    private var stackHidesBar: Bool {
        let stack = (selectedViewController as? UINavigationController)?.viewControllers ?? []
        return stack.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
    }

    private var wantedPlace: BarPlace {
        if stackHidesBar { return .beside }
        if isBarHidden { return .below }
        return isBarMinimized ? .minimized : .shown
    }

    /// A navigation stack may have changed, and with it whether the bar should be there.
    func stackMayHaveChanged() {
        guard isViewLoaded, wantedPlace != place else { return }
        view.setNeedsLayout()
    }

    /// Puts the bar where it belongs, and gives the pages their safe area.
    func updateBar(animated: Bool = false) {
        guard isViewLoaded else { return }
        let bounds = view.bounds
        let below = view.safeAreaInsets.bottom
        let height = strip.preferredHeight
        strip.bounds.size = CGSize(width: bounds.width, height: height)
        strip.center = CGPoint(x: bounds.midX, y: bounds.height - below - height / 2)
        strip.backgroundReach.bottom = below
        strip.hitOutsets.bottom = below
        layOutAccessory()
        let coordinator = (selectedViewController as? UINavigationController)?.transitionCoordinator
        shareRoom(keepsOthers: coordinator != nil)
        let wanted = wantedPlace
        guard wanted != place else {
            moveBar(to: place)
            return
        }
        let old = place
        place = wanted
        if let coordinator, old == .beside || wanted == .beside { return follow(coordinator, from: old) }
        guard animated, view.window != nil else { return settleBar() }
        moveBar(from: old, duration: 0.25)
    }

    /// Goes along with a push or pop, also one under a finger.
    private func follow(_ coordinator: any UIViewControllerTransitionCoordinator, from old: BarPlace) {
        guard coordinator.isAnimated else { return settleBar() }
        startBar(from: old)
        let goesAlong = coordinator.animate { [weak self] _ in
            guard let self else { return }
            moveBar(to: place)
        } completion: { [weak self] _ in
            // Cancelled, the stack is as it was.
            guard let self else { return }
            place = wantedPlace
            settleBar()
            shareRoom(keepsOthers: false)
        }
        if !goesAlong { moveBar(from: old, duration: 0.35) }
    }

    private func startBar(from old: BarPlace) {
        strip.isHidden = false
        accessoryHolder.isHidden = false
        UIView.performWithoutAnimation { moveBar(to: old) }
    }

    private func moveBar(from old: BarPlace, duration: TimeInterval) {
        if strip.isHidden { startBar(from: old) }
        UIView.animate(
            withDuration: duration, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction, .curveEaseInOut]
        ) {
            self.moveBar(to: self.place)
            self.view.layoutIfNeeded()
        } completion: { [weak self] isFinished in
            if isFinished { self?.settleBar() }
        }
    }

    private func settleBar() {
        moveBar(to: place)
        strip.isHidden = place != .shown
        accessoryHolder.isHidden = place == .below || place == .beside
    }

    private func moveBar(to place: BarPlace) {
        strip.transform = transform(for: place)
        let stays = place == .minimized
        accessoryHolder.transform =
            stays ? CGAffineTransform(translationX: 0, y: strip.bounds.height) : transform(for: place)
    }

    private func transform(for place: BarPlace) -> CGAffineTransform {
        switch place {
        case .shown: return .identity
        case .minimized, .below:
            let raised = strip.items.compactMap(\.height).filter(\.isFinite).max() ?? 0
            let height = max(strip.bounds.height + (place == .below ? accessoryHolder.bounds.height : 0), raised)
            let way = height + view.safeAreaInsets.bottom + (strip.style.shadow?.radius ?? 0)
            return CGAffineTransform(translationX: 0, y: way)
        case .beside:
            let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
            return CGAffineTransform(translationX: isMirrored ? view.bounds.width : -view.bounds.width, y: 0)
        }
    }

    // MARK: The pages' safe area

    /// Each child has room for the bar, and in a stack those controllers that the bar leaves give it back.
    private func shareRoom(keepsOthers: Bool) {
        let height = isBarHidden ? 0 : accessoryHeight + (isBarMinimized ? 0 : strip.preferredHeight)
        var wanted: [(controller: UIViewController, bottom: CGFloat)] = []
        for child in pages + [more?.controller].compactMap(\.self) {
            wanted.append((child, height))
            var isHidden = false
            for (index, pushed) in ((child as? UINavigationController)?.viewControllers ?? []).enumerated() {
                isHidden = isHidden || index > 0 && pushed.hidesBottomBarWhenPushed
                wanted.append((pushed, isHidden ? -height : 0))
            }
        }
        room.share(wanted, keepsOthers: keepsOthers)
    }

    // MARK: Scrolling

    /// The page is perhaps being scrolled: down puts the bar away, up and the top bring it back.
    func pageMayScroll(isNewTouch: Bool) {
        guard minimizesOnScroll, let scrollView = selectedViewController?.scrollView(for: .bottom) else { return }
        let offset = scrollView.contentOffset.y
        let top = -scrollView.adjustedContentInset.top
        if isNewTouch { scrollTurn = offset }
        scrollTurn = isBarMinimized ? max(scrollTurn, offset) : min(scrollTurn, offset)
        // A person means it after so many points.
        let distance: CGFloat = 24
        if !isBarMinimized, offset > max(scrollTurn, top) + distance { setMinimized(true) }
        if isBarMinimized, offset < scrollTurn - distance || offset <= top { setMinimized(false) }
    }

    func setMinimized(_ isMinimized: Bool) {
        guard isMinimized != isBarMinimized else { return }
        isBarMinimized = isMinimized
        updateBar(animated: true)
    }
}
