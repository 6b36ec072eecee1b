/// A movement from one value to another on a spring, as a function of the time.
///
/// ```swift
/// var motion = SpringMotion(from: 0, to: 3, at: now, spring: SpringCurve(duration: 0.4))
/// motion.retarget(to: 1, at: later)       // goes on from where it is, with its velocity
/// ```
public struct SpringMotion: Hashable, Sendable {
    /// The spring.
    public let spring: SpringCurve
    /// Where the movement ends.
    public private(set) var target: Double
    /// When the movement, or its last change of target, began.
    public private(set) var startTime: Double
    /// How near to the target counts as there.
    public let tolerance: Double
    /// After how many seconds the movement is at its target, exactly.
    public private(set) var duration: Double

    private let mayOvershoot: Bool
    private var start: SpringCurve.State

    /// Makes a movement. What isn't finite counts as 0, or as the target where it is the value.
    ///
    /// - Parameters:
    ///   - velocity: The velocity at the start, per second.
    ///   - tolerance: How near to the target counts as there.
    ///   - mayOvershoot: If not, a velocity that would lead beyond the target is reduced to the greatest that doesn't; a spring
    ///     with bounce overshoots anyway.
    public init(
        from value: Double, to target: Double, velocity: Double = 0, at time: Double, spring: SpringCurve,
        tolerance: Double = 0.000_5, mayOvershoot: Bool = true
    ) {
        self.spring = spring
        self.tolerance = tolerance
        self.mayOvershoot = mayOvershoot
        let target = target.isFinite ? target : 0
        self.target = target
        startTime = time
        start = SpringCurve.State(
            displacement: value.isFinite ? value - target : 0, velocity: velocity.isFinite ? velocity : 0)
        if !mayOvershoot { start = spring.withoutOvershoot(start) }
        duration = spring.settlingTime(from: start, tolerance: tolerance)
    }

    /// When the movement is at its target.
    public var endTime: Double { startTime + duration }

    /// Whether the movement is at its target.
    public func isSettled(at time: Double) -> Bool { time >= endTime }

    /// The value at a time: exactly the target from the end on.
    public func value(at time: Double) -> Double {
        isSettled(at: time) ? target : target + state(at: time).displacement
    }

    /// The velocity at a time, per second: 0 from the end on.
    public func velocity(at time: Double) -> Double {
        isSettled(at: time) ? 0 : state(at: time).velocity
    }

    /// Gives the movement another target; it goes on from where it is, with the velocity it has.
    public mutating func retarget(to newTarget: Double, at time: Double) {
        self = SpringMotion(
            from: value(at: time), to: newTarget, velocity: velocity(at: time), at: time, spring: spring,
            tolerance: tolerance, mayOvershoot: mayOvershoot)
    }

    private func state(at time: Double) -> SpringCurve.State {
        spring.state(after: time - startTime, from: start)
    }
}
