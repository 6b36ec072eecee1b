/// How far an animation has come at each moment of its duration.
enum TimingCurve: Equatable {
    case bezier(CubicBezier)
    case spring(Spring)

    static let linear = TimingCurve.bezier(CubicBezier(0, 0, 1, 1))
    static let easeIn = TimingCurve.bezier(CubicBezier(0.42, 0, 1, 1))
    static let easeOut = TimingCurve.bezier(CubicBezier(0, 0, 0.58, 1))
    static let easeInOut = TimingCurve.bezier(CubicBezier(0.42, 0, 0.58, 1))

    /// Where the animation is: 0 at the beginning, 1 at the end; springs go beyond.
    func progress(at elapsed: TimeInterval, of duration: TimeInterval) -> Double {
        if elapsed <= 0 { return 0 }
        if elapsed >= duration { return 1 }
        return switch self {
        case .bezier(let curve): curve.value(at: elapsed / duration)
        case .spring(let spring): spring.value(at: elapsed)
        }
    }
}
