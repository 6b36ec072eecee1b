public enum UITimingCurveType: Int, Sendable {
    case builtin = 0
    case cubic = 1
    case spring = 2
    case composed = 3
}

/// What gives a property animator its curve.
public protocol UITimingCurveProvider: AnyObject, Sendable {
    var timingCurveType: UITimingCurveType { get }
    var cubicTimingParameters: UICubicTimingParameters? { get }
    var springTimingParameters: UISpringTimingParameters? { get }
}

/// A curve with two control points.
public final class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    public let animationCurve: UIView.AnimationCurve
    public let controlPoint1: CGPoint
    public let controlPoint2: CGPoint
    private let isBuiltIn: Bool

    public init(animationCurve curve: UIView.AnimationCurve) {
        animationCurve = curve
        isBuiltIn = true
        (controlPoint1, controlPoint2) =
            switch curve {
            case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
            case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
            case .easeOut: (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
            case .linear: (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
            }
    }

    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        animationCurve = .easeInOut
        isBuiltIn = false
        controlPoint1 = CGPoint(x: point1.x.finite().clamped(0, 1), y: point1.y.finite())
        controlPoint2 = CGPoint(x: point2.x.finite().clamped(0, 1), y: point2.y.finite())
    }

    public var timingCurveType: UITimingCurveType { isBuiltIn ? .builtin : .cubic }
    public var cubicTimingParameters: UICubicTimingParameters? { self }
    public var springTimingParameters: UISpringTimingParameters? { nil }
}

/// A spring.
public final class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    enum Kind: Sendable {
        /// The animator's duration is when the spring has settled.
        case settling(dampingRatio: Double)
        /// The animator's duration has no part in it.
        case fixed(Spring)
    }

    let kind: Kind
    public let initialVelocity: CGVector

    /// A spring that settles within the animator's duration.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
        kind = .settling(dampingRatio: Double(ratio))
        initialVelocity = velocity
    }

    /// A spring by its physics; it takes as long as it takes.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector = .zero) {
        kind = .fixed(
            Spring(
                stiffness: Double(stiffness), damping: Double(damping), mass: Double(mass),
                velocity: Double(velocity.dx)))
        initialVelocity = velocity
    }

    /// A spring by how it feels; it takes longer than the duration.
    public init(duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity: CGVector = .zero) {
        kind = .fixed(
            Spring(perceptualDuration: duration, bounce: Double(bounce), velocity: Double(initialVelocity.dx)))
        self.initialVelocity = initialVelocity
    }

    /// After how many seconds a spring by its physics or by how it feels doesn't move any more.
    package var settlingDuration: TimeInterval { curve(duration: 0).duration }

    public var timingCurveType: UITimingCurveType { .spring }
    public var cubicTimingParameters: UICubicTimingParameters? { nil }
    public var springTimingParameters: UISpringTimingParameters? { self }
}

extension UITimingCurveProvider {
    /// The curve, and how long it takes if the animator wants the given duration.
    func curve(duration: TimeInterval) -> (curve: TimingCurve, duration: TimeInterval) {
        if let spring = springTimingParameters {
            switch spring.kind {
            case .fixed(let spring):
                return (.spring(spring), spring.settlingDuration)
            case .settling(let ratio):
                let solved = Spring(
                    settlingDuration: duration, dampingRatio: ratio, velocity: Double(spring.initialVelocity.dx))
                return (.spring(solved), duration)
            }
        }
        guard let cubic = cubicTimingParameters else { return (.easeInOut, duration) }
        let (first, second) = (cubic.controlPoint1, cubic.controlPoint2)
        return (
            .bezier(CubicBezier(Double(first.x), Double(first.y), Double(second.x), Double(second.y))), duration
        )
    }
}
