extension UIView {
    /// Shows the changes that the block makes in the view as a transition.
    ///
    // DEVIATION: of Apple's transitions there is the cross-dissolve; without it the changes show at once.
    public static func transition(
        with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
        animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        let showsTransition = options.isCrossDissolve && view.storedWindow != nil && AnimationContext.isEnabled
        let old = showsTransition && duration > 0 ? view.picture : nil
        AnimationContext.run(
            timing: options.timing(duration: duration, delay: 0), options: options,
            animations: {
                if options.contains(.allowAnimatedContent) {
                    animations?()
                } else {
                    performWithoutAnimation { animations?() }
                }
                guard showsTransition, duration > 0, let context = AnimationContext.current else { return }
                view.startDissolve(from: old, in: context)
            }, completion: completion)
    }

    /// Replaces one view by another in its superview, or hides one and shows the other.
    public static func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        guard let container = fromView.superview else {
            assertionFailure("the view that a transition starts from must be in a superview")
            completion?(false)
            return
        }
        transition(
            with: container, duration: duration, options: options,
            animations: {
                if options.contains(.showHideTransitionViews) {
                    fromView.isHidden = true
                    toView.isHidden = false
                } else {
                    container.insertSubview(toView, aboveSubview: fromView)
                    fromView.removeFromSuperview()
                }
            }, completion: completion)
    }

    private func startDissolve(from old: RenderNode?, in context: AnimationContext) {
        if let running = dissolve {
            dissolve = nil
            running.group.wasInterrupted(in: self)
        }
        dissolve = Dissolve(old: old, group: context.group)
        context.group.add(self)
        setNeedsComposition()
    }
}
