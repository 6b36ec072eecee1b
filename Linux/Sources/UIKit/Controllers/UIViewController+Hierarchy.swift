/// What views tell the controller whose root view they are.
extension UIViewController {
    /// Makes this controller's view the content of a window.
    func installAsRoot(of window: UIWindow) {
        let view = loadedViewOrLoad()
        view.frame = window.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.insertSubview(view, at: 0)
        Runtime.current.systemBars.setNeedsUpdate()
    }

    /// Takes this controller's view, and what it presents, out of its window.
    func removeAsRoot() {
        presentation?.tearDown()
        loadedView?.removeFromSuperview()
        Runtime.current.systemBars.setNeedsUpdate()
    }

    /// The view enters or leaves a window: appearance begins by itself where nobody else directs it.
    func rootViewWillMove(to window: UIWindow?) {
        guard followsHierarchy(entering: window != nil), appearance.canBegin(window != nil) else { return }
        if window != nil, appearance.phase != .disappeared { return }
        beginAppearance(window != nil, animated: false)
        appearance.isAutomatic = true
    }

    /// The view has entered or left a window. Leaving ends at once; entering ends after the next layout.
    func rootViewDidMove(to window: UIWindow?) {
        guard appearance.isAutomatic else { return }
        if window == nil {
            if appearance.phase == .disappearing { endAppearance() }
            return
        }
        if let parentController, parentController.appearance.phase == .appearing {
            // The parent's own end brings this child's.
            appearance.isAutomatic = false
            return
        }
        pendingAppearanceEnd = Runtime.current.after(0) { [weak self] in
            guard let self, appearance.phase == .appearing else { return }
            view.window?.layoutIfNeeded()
            // Layout code can have removed the view again.
            if appearance.phase == .appearing { endAppearance() }
        }
    }

    /// Called by the layout pass in place of `viewWillLayoutSubviews`.
    func rootViewWillLayout() {
        if loadedView?.window != nil { sendIsAppearingIfOwed() }
        viewWillLayoutSubviews()
    }

    private func followsHierarchy(entering: Bool) -> Bool {
        guard let parentController else { return true }
        guard parentController.shouldAutomaticallyForwardAppearanceMethods else { return false }
        return !entering || parentController.appearance.isOnScreen
    }
}
