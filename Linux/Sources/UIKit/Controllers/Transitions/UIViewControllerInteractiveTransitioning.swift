/// What leads a transition between controllers as a person's fingers do.
@MainActor
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
    /// Begins the transition. From here on the object says how far it is.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
    /// The speed of what remains when the fingers let go, as a factor. 1 by default.
    var completionSpeed: CGFloat { get }
    /// The curve of what remains. By default slow at both ends.
    var completionCurve: UIView.AnimationCurve { get }
    /// Whether the transition begins under the fingers; otherwise the animator runs. True by default.
    var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
    public var completionSpeed: CGFloat { 1 }
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    public var wantsInteractiveStart: Bool { true }
}
