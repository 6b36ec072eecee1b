/// The transition from one child of a container to another, run by an app's animator.
@MainActor
final class TransitionContext: UIViewControllerContextTransitioning {
    let containerView: UIView
    let from: UIViewController
    let to: UIViewController
    let animator: any UIViewControllerAnimatedTransitioning
    let coordinator: TransitionCoordinator
    private(set) var transitionWasCancelled = false
    private var onEnd: ((_ didComplete: Bool) -> Void)?

    init(
        from: UIViewController, to: UIViewController, in container: UIView,
        animator: any UIViewControllerAnimatedTransitioning, onEnd: @escaping (Bool) -> Void
    ) {
        self.from = from
        self.to = to
        self.animator = animator
        self.onEnd = onEnd
        containerView = container
        // The animator is asked for its duration without a context where there is none yet.
        coordinator = TransitionCoordinator(
            from: from, to: to, duration: animator.transitionDuration(using: nil), container: container)
    }

    var isAnimated: Bool { true }
    var isInteractive: Bool { false }
    var presentationStyle: UIModalPresentationStyle { .none }
    var targetTransform: CGAffineTransform { .identity }

    /// Starts the animator, and beside it what others asked the coordinator for.
    func run() {
        animator.animateTransition(using: self)
        UIView.animate(withDuration: coordinator.transitionDuration) { [coordinator] in coordinator.runAlongside() }
    }

    /// Apple's documentation: ends the transition once; later calls, as of an animation that was cut short, mean nothing.
    func completeTransition(_ didComplete: Bool) {
        guard let onEnd else { return }
        self.onEnd = nil
        transitionWasCancelled = !didComplete
        if !didComplete { coordinator.endInteraction(cancelled: true, velocity: 0) }
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
