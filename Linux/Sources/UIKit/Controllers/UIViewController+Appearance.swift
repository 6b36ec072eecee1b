extension UIViewController {
    /// Sends the will-callback of one direction, to this controller before its children.
    func beginAppearance(_ isAppearing: Bool, animated: Bool) {
        guard appearance.canBegin(isAppearing) else {
            unbalancedAppearanceCalls += 1
            return
        }
        pendingAppearanceEnd?.cancel()
        pendingAppearanceEnd = nil
        appearance.phase = isAppearing ? .appearing : .disappearing
        appearance.animated = animated
        appearance.owesIsAppearing = isAppearing
        appearance.isAutomatic = false
        if isAppearing {
            loadViewIfNeeded()
            // The layout pass brings viewIsAppearing even if nothing else is dirty.
            view.setNeedsLayout()
            viewWillAppear(animated)
        } else {
            viewWillDisappear(animated)
        }
        Runtime.current.systemBars.setNeedsUpdate()
        forwardBegin(isAppearing, animated: animated)
    }

    func forwardBeginToChildren(_ isAppearing: Bool, animated: Bool) {
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        for child in childControllers where child.canFollow(self, appearing: isAppearing) {
            child.beginAppearance(isAppearing, animated: animated)
        }
    }

    func forwardEndToChildren() {
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        for child in childControllers where child.appearance.isMoving { child.endAppearance() }
    }

    /// Sends the did-callback that the last begin asked for.
    func endAppearance() {
        guard appearance.isMoving else {
            unbalancedAppearanceCalls += 1
            return
        }
        pendingAppearanceEnd?.cancel()
        pendingAppearanceEnd = nil
        appearance.isAutomatic = false
        let animated = appearance.animated
        let appeared = appearance.phase == .appearing
        if appeared { sendIsAppearingIfOwed() }
        appearance.phase = appeared ? .appeared : .disappeared
        appearance.owesIsAppearing = false
        forwardEnd(appeared: appeared)
        if appeared { viewDidAppear(animated) } else { viewDidDisappear(animated) }
        if appeared { isEnteringParent = false }
        Runtime.current.systemBars.setNeedsUpdate()
    }

    /// Ends a transition unless something has ended or reversed it already.
    func endAppearanceIfMoving() {
        if appearance.isMoving { endAppearance() }
    }

    /// Apple's documentation: once an appearance, after the traits and the superview's layout, before this view's layout.
    func sendIsAppearingIfOwed() {
        guard appearance.owesIsAppearing else { return }
        appearance.owesIsAppearing = false
        viewIsAppearing(appearance.animated)
    }

    /// Whether this child follows its parent: on screen it must be in the parent's hierarchy.
    private func canFollow(_ parent: UIViewController, appearing: Bool) -> Bool {
        guard appearance.canBegin(appearing), let loadedView, let parentView = parent.loadedView else { return false }
        return !appearing || loadedView.isDescendant(of: parentView)
    }
}
