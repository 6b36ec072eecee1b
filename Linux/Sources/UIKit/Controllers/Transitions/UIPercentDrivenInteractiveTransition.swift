/// Leads the animator's own animation of a transition by a fraction, as that of a finger's way.
///
/// It takes over the blocks of `UIView.animate` that the animator starts.
@MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    private var context: TransitionContext?
    private var scrubber: AnimationScrubber?
    /// The fraction that was set before the transition began.
    private var fraction: CGFloat = 0

    public override init() { super.init() }

    /// How long the animator says that it takes, in seconds.
    open private(set) var duration: CGFloat = 0

    /// How far the transition is, from 0 to 1.
    open var percentComplete: CGFloat { scrubber.map { CGFloat($0.fraction) } ?? fraction }

    open var completionSpeed: CGFloat = 1
    open var completionCurve = UIView.AnimationCurve.easeInOut
    /// The curve of what remains, in place of `completionCurve`.
    open var timingCurve: (any UITimingCurveProvider)?
    open var wantsInteractiveStart = true

    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let context = transitionContext as? TransitionContext else { return }
        self.context = context
        duration = CGFloat(context.coordinator.transitionDuration)
        fraction = 0
        scrubber = context.runScrubbed()
    }

    /// Shows the moment at a fraction, which is kept between 0 and 1.
    open func update(_ percentComplete: CGFloat) {
        guard let context, let scrubber, context.isInteractive else { return }
        fraction = percentComplete.finite().clamped(0, 1)
        scrubber.hold(at: Double(fraction))
        context.updateInteractiveTransition(fraction)
    }

    /// Holds a transition that goes on by itself.
    open func pause() {
        guard let context, let scrubber else { return }
        scrubber.hold(at: scrubber.fraction)
        context.pauseInteractiveTransition()
    }

    /// Lets go, and goes back to where the transition began.
    open func cancel() { letGo(toEnd: false) }

    /// Lets go, and goes on to the end.
    open func finish() { letGo(toEnd: true) }

    private func letGo(toEnd: Bool) {
        guard let context, let scrubber, context.isInteractive else { return }
        let way = toEnd ? 1 - scrubber.fraction : scrubber.fraction
        let length = Double(duration) * way / Double(max(completionSpeed, 0.01))
        if toEnd { context.finishInteractiveTransition() } else { context.cancelInteractiveTransition() }
        let curve = timingCurve ?? UICubicTimingParameters(animationCurve: completionCurve)
        scrubber.run(toEnd: toEnd, over: length, curve: curve.curve(duration: length).curve)
        self.context = nil
        self.scrubber = nil
        fraction = toEnd ? 1 : 0
    }
}
