import Foundation

/// A spring that pulls a displacement to 0: where it is and how fast, as a function of time.
public struct SpringCurve: Hashable, Sendable {
    /// A displacement from the target and its velocity per second.
    public struct State: Hashable, Sendable {
        /// The distance from the target.
        public var displacement: Double
        /// Its change per second.
        public var velocity: Double

        /// Makes a state.
        public init(displacement: Double, velocity: Double) {
            self.displacement = displacement
            self.velocity = velocity
        }
    }

    /// The angular frequency without damping, in radians a second.
    public let frequency: Double
    /// The damping: 1 is the least without any swing beyond the target of what starts at rest.
    public let dampingRatio: Double

    /// Makes a spring from its angular frequency and damping ratio; values that make no spring are brought near ones that do.
    public init(frequency: Double, dampingRatio: Double = 1) {
        self.frequency = frequency.isFinite ? min(max(frequency, 0.01), 10_000) : 10_000
        self.dampingRatio = dampingRatio.isFinite ? min(max(dampingRatio, 0.01), 100) : 1
    }

    /// Makes a spring as SwiftUI and UIKit name it since iOS 17.
    ///
    /// - Parameters:
    ///   - duration: The perceived duration, that of one undamped swing, in seconds.
    ///   - bounce: 0 without any bounce, towards 1 with more of it, below 0 flatter.
    public init(duration: Double, bounce: Double = 0) {
        let bounce = bounce.isNaN ? 0 : min(max(bounce, -0.99), 0.99)
        self.init(
            frequency: 2 * .pi / max(duration, 0.000_1), dampingRatio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce)
    }

    /// Makes a spring from its physical properties.
    public init(mass: Double, stiffness: Double, damping: Double) {
        let critical = 2 * (stiffness * mass).squareRoot()
        self.init(frequency: (stiffness / mass).squareRoot(), dampingRatio: damping / critical)
    }

    /// The state some seconds after another.
    public func state(after time: Double, from start: State) -> State {
        guard time > 0 else { return start }
        guard time.isFinite else { return State(displacement: 0, velocity: 0) }
        let x = start.displacement
        let v = start.velocity
        let decay = frequency * dampingRatio
        if abs(dampingRatio - 1) < 1e-6 {
            let slope = v + frequency * x
            let fade = exp(-frequency * time)
            return State(displacement: (x + slope * time) * fade, velocity: (v - frequency * slope * time) * fade)
        }
        if dampingRatio < 1 {
            let swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
            let fade = exp(-decay * time)
            let a = (v + decay * x) / swing
            let (sine, cosine) = (sin(swing * time), cos(swing * time))
            return State(
                displacement: (x * cosine + a * sine) * fade,
                velocity: (v * cosine - (decay * a + swing * x) * sine) * fade)
        }
        let (slow, fast) = rates
        let b = (v - slow * x) / (fast - slow)
        let (slowPart, fastPart) = ((x - b) * exp(slow * time), b * exp(fast * time))
        return State(displacement: slowPart + fastPart, velocity: slow * slowPart + fast * fastPart)
    }

    /// After how many seconds the displacement stays within a tolerance for good.
    public func settlingTime(from start: State, tolerance: Double) -> Double {
        let tolerance = max(tolerance, 1e-9)
        guard start.displacement.isFinite, start.velocity.isFinite else { return 0 }
        guard bound(after: 0, from: start) > tolerance else { return 0 }
        var high = 1 / frequency
        while bound(after: high, from: start) > tolerance { high *= 2 }
        var low = 0.0
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if bound(after: middle, from: start) > tolerance { low = middle } else { high = middle }
        }
        return high
    }

    /// Whether the displacement changes its sign on its way to 0.
    public func overshoots(from start: State) -> Bool {
        if dampingRatio < 1 - 1e-6 { return start != State(displacement: 0, velocity: 0) }
        let limit = steepestDirectRate * start.displacement
        return start.displacement > 0 ? start.velocity < limit : start.velocity > limit
    }

    /// The state with its velocity towards the target limited, so that a spring without bounce doesn't overshoot.
    public func withoutOvershoot(_ start: State) -> State {
        let limit = steepestDirectRate * start.displacement
        let velocity = start.displacement > 0 ? max(start.velocity, limit) : min(start.velocity, limit)
        return State(displacement: start.displacement, velocity: velocity)
    }

    /// The two rates of decay of a spring that is damped more than critically, both negative.
    private var rates: (slow: Double, fast: Double) {
        let root = (dampingRatio * dampingRatio - 1).squareRoot()
        // The small one from the product of the two, which keeps its digits.
        let fast = -frequency * (dampingRatio + root)
        return (frequency * frequency / fast, fast)
    }

    /// The greatest velocity towards the target, per unit of displacement, that doesn't lead beyond it.
    private var steepestDirectRate: Double { dampingRatio > 1 + 1e-6 ? rates.fast : -frequency }

    /// A bound for all displacements from a time on; it falls with time.
    private func bound(after time: Double, from start: State) -> Double {
        let x = start.displacement
        let v = start.velocity
        if abs(dampingRatio - 1) < 1e-6 {
            let slope = abs(v + frequency * x)
            // |x| + slope · t, faded, rises first if the slope is steep; from there on it falls.
            let peak = slope > 0 ? max(0, 1 / frequency - abs(x) / slope) : 0
            let time = max(time, peak)
            return (abs(x) + slope * time) * exp(-frequency * time)
        }
        if dampingRatio < 1 {
            let swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
            let a = (v + frequency * dampingRatio * x) / swing
            return (x * x + a * a).squareRoot() * exp(-frequency * dampingRatio * time)
        }
        let (slow, fast) = rates
        let b = (v - slow * x) / (fast - slow)
        return abs(x - b) * exp(slow * time) + abs(b) * exp(fast * time)
    }
}
