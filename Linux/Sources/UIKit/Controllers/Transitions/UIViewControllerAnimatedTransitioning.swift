/// What an animator needs to know of a transition between controllers, and how it says that it is done.
@MainActor
public protocol UIViewControllerContextTransitioning: AnyObject {
    /// The view in which everything happens; it holds the view that leaves, and the animator adds the one that comes.
    var containerView: UIView { get }
    var isAnimated: Bool { get }
    var isInteractive: Bool { get }
    var transitionWasCancelled: Bool { get }
    var presentationStyle: UIModalPresentationStyle { get }
    var targetTransform: CGAffineTransform { get }
    /// How far a transition is that fingers lead.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// The fingers have let go, and the transition goes on to its end.
    func finishInteractiveTransition()
    /// The fingers have let go, and everything goes back; from here on the transition counts as cancelled.
    func cancelInteractiveTransition()
    /// The fingers have taken hold of a transition that went on by itself.
    func pauseInteractiveTransition()
    /// Ends the transition; the animator must call it. With `false` everything is again as before.
    func completeTransition(_ didComplete: Bool)
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    func initialFrame(for vc: UIViewController) -> CGRect
    func finalFrame(for vc: UIViewController) -> CGRect
}

/// An app's own animation of a transition between controllers.
@MainActor
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
    /// How long the animation takes, in seconds.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    /// Adds the view that comes to the container, animates, and completes the transition at the end.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    /// Called when the transition has ended.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    public func animationEnded(_ transitionCompleted: Bool) {}
}
