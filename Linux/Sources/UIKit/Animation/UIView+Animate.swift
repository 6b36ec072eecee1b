extension UIView {
    /// Animates the changes that the block makes; values change at once, and are seen to change little by little.
    ///
    /// The completion is called with false if what was animated was replaced or left its window before the end.
    public static func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
    }

    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        AnimationContext.run(
            timing: options.timing(duration: duration, delay: delay), options: options, animations: animations,
            completion: completion)
    }

    /// Animates with a spring that settles within the duration. The velocity counts whole distances a second.
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let spring = Spring(
            settlingDuration: duration, dampingRatio: Double(dampingRatio), velocity: Double(velocity))
        AnimationContext.run(
            timing: options.timing(duration: duration, delay: delay, curve: .spring(spring)), options: options,
            animations: animations, completion: completion)
    }

    /// Animates with a spring by how it feels. It runs until it has settled, which is longer than the duration.
    public static func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0, initialSpringVelocity: CGFloat = 0.0,
        delay: TimeInterval = 0.0, options: UIView.AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = Spring(
            perceptualDuration: duration, bounce: Double(bounce), velocity: Double(initialSpringVelocity))
        AnimationContext.run(
            timing: options.timing(duration: spring.settlingDuration, delay: delay, curve: .spring(spring)),
            options: options, animations: animations, completion: completion)
    }

    /// Has changes in the block show at once, inside an animation block too.
    public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        AnimationContext.withoutAnimation(actionsWithoutAnimation)
    }

    /// Turns animations off and on for whatever follows.
    public static func setAnimationsEnabled(_ enabled: Bool) {
        AnimationContext.isEnabled = enabled
    }

    public static var areAnimationsEnabled: Bool { AnimationContext.isEnabled }

    /// The duration of the animation block that is running, or 0.
    public static var inheritedAnimationDuration: TimeInterval {
        AnimationContext.current.map { $0.isAnimating ? $0.group.timing.duration : 0 } ?? 0
    }
}
