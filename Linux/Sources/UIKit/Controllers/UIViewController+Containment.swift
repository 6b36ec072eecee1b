extension UIViewController {
    /// Apple's documentation: a child of another container is removed from it first, and `willMove(toParent:)` is called.
    func adopt(_ child: UIViewController) {
        guard !chainUp().contains(child) else {
            assertionFailure("a controller can't be a child of itself or of one of its own children")
            return
        }
        guard child.parentController !== self else { return }
        if child.parentController != nil { child.removeFromParent() }
        child.isEnteringParent = true
        child.willMove(toParent: self)
        childControllers.append(child)
        child.parentController = self
    }

    /// Apple's documentation: `didMove(toParent: nil)` is called automatically.
    func leaveParent() {
        guard let parentController else { return }
        parentController.childControllers.removeAll { $0 === self }
        self.parentController = nil
        traitsFromParent = nil
        isEnteringParent = false
        didMove(toParent: nil)
        isLeavingParent = false
    }

    /// A removal that was announced by `willMove(toParent: nil)` and does not happen.
    func cancelLeavingParent() { isLeavingParent = false }

    func exchange(
        _ old: UIViewController, for new: UIViewController, duration: TimeInterval, options: UIView.AnimationOptions,
        animations: (() -> Void)?, completion: ((Bool) -> Void)?
    ) {
        guard old.parentController === self, new.parentController === self else {
            assertionFailure("transition(from:to:) needs two children of this controller")
            completion?(false)
            return
        }
        // A container that does not forward makes the appearance calls itself, as Apple's documentation asks.
        let forwards =
            shouldAutomaticallyForwardAppearanceMethods && appearance.phase == .appeared && old !== new
        let animated = duration > 0
        if forwards {
            old.beginAppearance(false, animated: animated)
            new.beginAppearance(true, animated: animated)
        }
        let showsAndHides = options.contains(.showHideTransitionViews)
        if showsAndHides { new.view.isHidden = false }
        if new.view.superview == nil { (old.viewIfLoaded?.superview ?? view).addSubview(new.view) }
        UIView.animate(withDuration: duration, delay: 0, options: options) {
            animations?()
        } completion: { finished in
            if showsAndHides { old.view.isHidden = true } else { old.view.removeFromSuperview() }
            if forwards {
                old.endAppearanceIfMoving()
                new.endAppearanceIfMoving()
            }
            completion?(finished)
        }
    }
}
