/// Animates changes that can be held, scrubbed, turned round and gone on with.
@MainActor
public final class UIViewPropertyAnimator: NSObject, UIViewAnimating {
    public let timingParameters: any UITimingCurveProvider
    public let duration: TimeInterval
    public private(set) var delay: TimeInterval = 0
    public internal(set) var state = UIViewAnimatingState.inactive
    public internal(set) var isRunning = false

    /// Whether touches reach the views while they are being animated. True by default, unlike in `UIView.animate`.
    public var isUserInteractionEnabled = true

    /// Whether `fractionComplete` moves things evenly, whatever the curve is.
    public var scrubsLinearly = true

    /// Whether the animator stays active at the end, without calling its completions, so that it can be turned round.
    public var pausesOnCompletion = false

    var blocks: [() -> Void] = []
    var completions: [(UIViewAnimatingPosition) -> Void] = []
    var group: AnimationGroup?
    var leg = AnimatorLeg()
    var ending: ScheduledAction?
    var options: UIView.AnimationOptions = []

    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        assert(duration.isFinite, "a duration must be finite")
        self.duration = duration.isFinite ? max(duration, 0) : 0
        timingParameters = parameters
    }

    public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration,
            timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        if let animations { addAnimations(animations) }
    }

    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    /// Makes an animator and starts it.
    @discardableResult
    public static func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> Self {
        let curve = UIView.AnimationCurve(rawValue: Int(options.rawValue >> 16 & 0xF)) ?? .easeInOut
        let animator = Self(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        animator.options = options
        animator.addAnimations(animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    /// Adds changes; while the animator is active they are animated along from now on.
    public func addAnimations(_ animation: @escaping () -> Void) {
        if let group { return collect(animation, in: group) }
        blocks.append(animation)
    }

    public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    /// Whether the animation goes, or will go, back to its start.
    public var isReversed: Bool {
        get { leg.goesBack }
        set {
            guard newValue != leg.goesBack else { return }
            leg.hold(at: leg.progress(at: Runtime.current.now))
            leg.goesBack = newValue
            if isRunning { run(over: duration(to: leg.target)) }
        }
    }

    /// How far the animation is, from 0 to 1. Setting it holds an inactive or running animator there.
    public var fractionComplete: CGFloat {
        get { CGFloat(leg.progress(at: Runtime.current.now)) }
        set {
            guard state != .stopped else { return reportStopped() }
            pauseAnimation()
            let fraction = Double(newValue.finite().clamped(0, 1))
            let curve = timingParameters.curve(duration: 1).curve
            leg.hold(at: scrubsLinearly ? fraction : curve.progress(at: fraction, of: 1))
            group?.invalidateViews()
        }
    }

    public func startAnimation() {
        startAnimation(afterDelay: 0)
    }

    public func startAnimation(afterDelay delay: TimeInterval) {
        guard state != .stopped else { return reportStopped() }
        guard !isRunning else { return }
        self.delay = delay.isFinite ? max(delay, 0) : 0
        activate()
        run(over: duration(to: leg.target), after: self.delay)
    }

    /// Holds the animation; an inactive animator becomes active at its start.
    public func pauseAnimation() {
        guard state != .stopped else { return reportStopped() }
        activate()
        leg.hold(at: leg.progress(at: Runtime.current.now))
        setRunning(false)
        ending?.cancel()
    }

    /// Goes on from where the animation is held.
    ///
    /// - Parameter durationFactor: the share of the duration that the rest takes; 0 leaves it what was left.
    public func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        guard state != .stopped else { return reportStopped() }
        activate()
        let rest = durationFactor > 0 ? duration * Double(durationFactor) : duration(to: leg.target)
        run(over: rest, with: parameters)
    }

    /// Stops where the animation is. Without finishing, the animator is inactive and its completions aren't called;
    /// otherwise `finishAnimation(at:)` must follow.
    public func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active else { return }
        pauseAnimation()
        settle(at: .current)
        state = withoutFinishing ? .inactive : .stopped
        if withoutFinishing { reset() }
    }

    /// Ends a stopped animation.
    public func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard state == .stopped else {
            assertionFailure("only a stopped animator can be finished; this one is \(state)")
            return
        }
        settle(at: finalPosition)
        complete(at: finalPosition)
    }
}
