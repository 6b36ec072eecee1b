/// How a change goes on in time.
public struct Animation: Equatable, Sendable {
    enum Curve: Equatable, Sendable {
        case bezier(UIView.AnimationOptions, duration: TimeInterval)
        case spring(duration: TimeInterval, bounce: Double)
    }

    var curve: Curve
    var delay: TimeInterval = 0
    var speed = 1.0

    /// A spring of 0.55 s that doesn't bounce, as since iOS 17.
    public static let `default` = Animation.spring(response: 0.55, dampingFraction: 1)

    /// At the same speed all the time.
    public static func linear(duration: TimeInterval) -> Animation { bezier(.curveLinear, duration) }
    /// Slow at first.
    public static func easeIn(duration: TimeInterval) -> Animation { bezier(.curveEaseIn, duration) }
    /// Slow at last.
    public static func easeOut(duration: TimeInterval) -> Animation { bezier(.curveEaseOut, duration) }
    /// Slow at first and at last.
    public static func easeInOut(duration: TimeInterval) -> Animation { bezier(.curveEaseInOut, duration) }

    public static let linear = linear(duration: 0.35)
    public static let easeIn = easeIn(duration: 0.35)
    public static let easeOut = easeOut(duration: 0.35)
    public static let easeInOut = easeInOut(duration: 0.35)

    /// A spring by how it feels.
    ///
    /// - Parameters:
    ///   - duration: How long it seems to take, in seconds. Default 0.5.
    ///   - bounce: From 0, no bounce, to 1. Default 0.
    public static func spring(
        duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
    ) -> Animation {
        Animation(curve: .spring(duration: duration, bounce: bounce))
    }

    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation {
        Animation(curve: .spring(duration: response, bounce: 1 - dampingFraction))
    }

    public static var spring: Animation { spring(duration: 0.5, bounce: 0) }
    public static var smooth: Animation { spring(duration: 0.5, bounce: 0) }
    public static var snappy: Animation { spring(duration: 0.5, bounce: 0.15) }
    public static var bouncy: Animation { spring(duration: 0.5, bounce: 0.3) }

    /// Begins some seconds later.
    public func delay(_ delay: TimeInterval) -> Animation {
        var animation = self
        animation.delay += delay
        return animation
    }

    /// Takes another time: at 2 half of it.
    public func speed(_ speed: Double) -> Animation {
        var animation = self
        animation.speed *= speed
        return animation
    }

    private static func bezier(_ options: UIView.AnimationOptions, _ duration: TimeInterval) -> Animation {
        Animation(curve: .bezier(options, duration: duration))
    }

    private var pace: Double { speed > 0 && speed.isFinite ? speed : 1 }

    /// After how many seconds it counts as over.
    var logicalDuration: TimeInterval {
        switch curve {
        case .bezier(_, let duration), .spring(let duration, _): delay + duration / pace
        }
    }

    /// After how many seconds nothing moves any more.
    var settlingDuration: TimeInterval {
        switch curve {
        case .bezier: logicalDuration
        case .spring(let duration, let bounce):
            delay + UISpringTimingParameters(duration: duration / pace, bounce: bounce).settlingDuration
        }
    }

    /// Makes the changes in an animation of UIKit. They can be touched meanwhile, and start from what is on screen.
    @MainActor
    func run(_ changes: @escaping () -> Void, completion: ((Bool) -> Void)? = nil) {
        // Code around it that animates in another way doesn't count.
        let options: UIView.AnimationOptions = [
            .allowUserInteraction, .beginFromCurrentState, .overrideInheritedDuration, .overrideInheritedCurve,
        ]
        switch curve {
        case .bezier(let curve, let duration):
            UIView.animate(
                withDuration: duration / pace, delay: delay, options: options.union(curve), animations: changes,
                completion: completion)
        case .spring(let duration, let bounce):
            UIView.animate(
                springDuration: duration / pace, bounce: bounce, delay: delay, options: options, animations: changes,
                completion: completion)
        }
    }
}
