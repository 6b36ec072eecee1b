/// The transition from one child of a container to another, run by an app's animator.
@MainActor
final class TransitionContext: UIViewControllerContextTransitioning {
    let containerView: UIView
    let from: UIViewController
    let to: UIViewController
    let animator: any UIViewControllerAnimatedTransitioning
    let coordinator: TransitionCoordinator
    private(set) var transitionWasCancelled = false
    private(set) var isInteractive: Bool
    private var onEnd: ((_ didComplete: Bool) -> Void)?
    private var scrubber: AnimationScrubber?

    init(
        from: UIViewController, to: UIViewController, in container: UIView,
        animator: any UIViewControllerAnimatedTransitioning, isInteractive: Bool = false,
        onEnd: @escaping (Bool) -> Void
    ) {
        self.from = from
        self.to = to
        self.animator = animator
        self.onEnd = onEnd
        self.isInteractive = isInteractive
        containerView = container
        // The animator is asked for its duration without a context where there is none yet.
        coordinator = TransitionCoordinator(
            from: from, to: to, duration: animator.transitionDuration(using: nil), container: container,
            interactive: isInteractive)
    }

    var isAnimated: Bool { true }
    var presentationStyle: UIModalPresentationStyle { .none }
    var targetTransform: CGAffineTransform { .identity }

    /// Starts the animator, and beside it what others asked the coordinator for.
    func run() {
        animator.animateTransition(using: self)
        UIView.animate(withDuration: coordinator.transitionDuration) { [coordinator] in coordinator.runAlongside() }
    }

    /// Starts the same, for somebody who leads it.
    func runScrubbed() -> AnimationScrubber {
        let scrubber = AnimationScrubber(duration: coordinator.transitionDuration)
        self.scrubber = scrubber
        scrubber.collect(run)
        scrubber.hold(at: 0)
        return scrubber
    }

    // MARK: Fingers

    func updateInteractiveTransition(_ percentComplete: CGFloat) { coordinator.percentComplete = percentComplete }

    func finishInteractiveTransition() { letGo(cancelled: false) }

    func cancelInteractiveTransition() { letGo(cancelled: true) }

    func pauseInteractiveTransition() { isInteractive = true }

    private func letGo(cancelled: Bool) {
        guard isInteractive, onEnd != nil else { return }
        isInteractive = false
        transitionWasCancelled = cancelled
        coordinator.endInteraction(cancelled: cancelled, velocity: 0)
    }

    /// Apple's documentation: ends the transition once; later calls, as of an animation that was cut short, mean nothing.
    func completeTransition(_ didComplete: Bool) {
        guard let onEnd else { return }
        self.onEnd = nil
        if isInteractive || !didComplete && !transitionWasCancelled {
            coordinator.endInteraction(cancelled: !didComplete, velocity: 0)
        }
        isInteractive = false
        transitionWasCancelled = !didComplete
        scrubber?.end(isBack: !didComplete)
        scrubber = nil
        onEnd(didComplete)
        animator.animationEnded(didComplete)
        coordinator.finish()
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        coordinator.viewController(forKey: key)
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? { coordinator.view(forKey: key) }

    func initialFrame(for vc: UIViewController) -> CGRect { vc === from ? containerView.bounds : .zero }
    func finalFrame(for vc: UIViewController) -> CGRect { vc === to ? containerView.bounds : .zero }
}
