extension UITabBarController {
    /// Has the delegate's animator change the page, if there is one and anybody would see it.
    ///
    /// Apple's documentation: during a transition the views of both controllers are in the container; one that is not
    /// completed restores the old selection.
    func runTransition(from old: UIViewController, to new: UIViewController) -> Bool {
        guard appearance.phase == .appeared, view.window != nil,
            let animator = delegate?.tabBarController(self, animationControllerForTransitionFrom: old, to: new)
        else { return false }
        let leader = delegate?.tabBarController(self, interactionControllerFor: animator)
        let isInteractive = leader?.wantsInteractiveStart == true
        let context = TransitionContext(
            from: old, to: new, in: pageContainer, animator: animator, isInteractive: isInteractive
        ) { [weak self] in
            self?.endTransition(from: old, to: new, didComplete: $0)
        }
        transition = context
        activeCoordinator = context.coordinator
        new.loadViewIfNeeded()
        new.barInsets = barInsets(for: new)
        new.beginAppearance(true, animated: true)
        if old.appearance.isOnScreen { old.beginAppearance(false, animated: true) }
        if isInteractive { leader?.startInteractiveTransition(context) } else { context.run() }
        return true
    }

    private func endTransition(from old: UIViewController, to new: UIViewController, didComplete: Bool) {
        if activeCoordinator === transition?.coordinator { activeCoordinator = nil }
        transition = nil
        if didComplete {
            install(new)
            old.viewIfLoaded?.removeFromSuperview()
            view.layoutIfNeeded()
            old.endAppearanceIfMoving()
            new.endAppearanceIfMoving()
        } else {
            storedSelected = old
            bar.selectedItem = old.tabBarItem
            new.viewIfLoaded?.removeFromSuperview()
            install(old)
            new.beginAppearance(false, animated: true)
            new.endAppearance()
            old.beginAppearance(true, animated: true)
            old.endAppearance()
        }
        layOutParts()
    }
}
