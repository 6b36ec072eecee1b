import Foundation

/// A spring of mass 1 that goes from 0 to 1.
struct Spring: Equatable {
    /// The natural frequency, in radians a second.
    let frequency: Double
    /// 1 comes to rest the fastest without overshoot; less swings.
    let dampingRatio: Double
    /// In whole distances a second.
    let velocity: Double

    init(frequency: Double, dampingRatio: Double, velocity: Double = 0) {
        self.frequency = max(frequency.isFinite ? frequency : 1, 1e-3)
        self.dampingRatio = max(dampingRatio.isFinite ? dampingRatio : 1, 1e-3)
        self.velocity = velocity.isFinite ? velocity : 0
    }

    init(stiffness: Double, damping: Double, mass: Double = 1, velocity: Double = 0) {
        let product = max(stiffness * mass, 1e-9)
        self.init(
            frequency: (stiffness / max(mass, 1e-9)).squareRoot(), dampingRatio: damping / (2 * product.squareRoot()),
            velocity: velocity)
    }

    /// A spring by how it feels, as SwiftUI and iOS 17 describe it.
    ///
    /// Apple's documentation: stiffness (2π/D)², damping ratio 1 - bounce, or 1/(1 + bounce) where bounce is negative.
    init(perceptualDuration: Double, bounce: Double, velocity: Double = 0) {
        let bounce = min(max(bounce.isFinite ? bounce : 0, -0.99), 1)
        self.init(
            frequency: 2 * .pi / max(perceptualDuration, 0.01),
            dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce), velocity: velocity)
    }

    /// Where the spring is after some seconds.
    func value(at time: Double) -> Double {
        let (w, z) = (frequency, dampingRatio)
        if z < 1 {
            let (decay, swing) = (z * w, w * (1 - z * z).squareRoot())
            let angle = swing * time
            return 1 - exp(-decay * time) * (cos(angle) + (decay - velocity) / swing * sin(angle))
        }
        if z == 1 {
            return 1 - exp(-w * time) * (1 + (w - velocity) * time)
        }
        let root = (z * z - 1).squareRoot()
        let (slow, fast) = (w * (z - root), w * (z + root))
        let share = (fast - velocity) / (fast - slow)
        return 1 - share * exp(-slow * time) - (1 - share) * exp(-fast * time)
    }

    /// The remaining way at which springs count as settled.
    static let threshold = 0.001

    /// When what is left of the way falls below a thousandth for good.
    var settlingDuration: Double {
        let (w, z) = (frequency, dampingRatio)
        if z < 1 {
            let (decay, swing) = (z * w, w * (1 - z * z).squareRoot())
            let amplitude = (1 + pow((decay - velocity) / swing, 2)).squareRoot()
            return max(log(amplitude / Self.threshold) / decay, 0.01)
        }
        if z == 1 {
            var time = 9.23341 / w
            for _ in 0..<20 { time = log(max(abs(1 + (w - velocity) * time), 1e-9) / Self.threshold) / w }
            return max(time, 0.01)
        }
        let root = (z * z - 1).squareRoot()
        let (slow, fast) = (w * (z - root), w * (z + root))
        return max(log(max(abs((fast - velocity) / (fast - slow)), 1e-9) / Self.threshold) / slow, 0.01)
    }
}

extension Spring {
    /// The spring that settles in a given time, for `usingSpringWithDamping`.
    ///
    /// Measured on iOS: the damping ratio is kept and the frequency solved so that the envelope reaches a thousandth at
    /// the end of the duration. Without damping to speak of there is no such spring; Apple clamps as here.
    init(settlingDuration: Double, dampingRatio: Double, velocity: Double = 0) {
        let duration = min(max(settlingDuration.isFinite ? settlingDuration : 0.01, 0.01), 10)
        let ratio = min(max(dampingRatio.isFinite ? dampingRatio : 1, 0.01), 1)
        let velocity = velocity.isFinite ? velocity : 0
        let frequency =
            ratio == 1
            ? Self.criticalFrequency(duration, velocity) : Self.swingingFrequency(duration, ratio, velocity)
        self.init(frequency: frequency, dampingRatio: ratio, velocity: velocity)
    }

    /// Solves (1 + (w - v)D) e^(-wD) = 0.001.
    private static func criticalFrequency(_ duration: Double, _ velocity: Double) -> Double {
        solve(from: 9.23341 / duration) { w in
            let factor = 1 + (w - velocity) * duration
            guard factor > 0 else { return nil }
            return (log(factor / threshold) - w * duration, duration / factor - duration)
        }
    }

    /// Solves |(b - v)/s| e^(-bD) = 0.001 with b = z w and s = w sqrt(1 - z²).
    private static func swingingFrequency(_ duration: Double, _ ratio: Double, _ velocity: Double) -> Double {
        let root = (1 - ratio * ratio).squareRoot()
        let atRest = log(max(ratio / root / threshold, 1.1)) / (ratio * duration)
        guard velocity != 0 else { return atRest }
        return solve(from: atRest) { w in
            let distance = ratio * w - velocity
            guard distance != 0, w > 0 else { return nil }
            return (
                log(abs(distance) / (w * root) / threshold) - ratio * w * duration,
                ratio / distance - 1 / w - ratio * duration
            )
        }
    }

    /// Newton's method on a function that gives its value and slope; it stays at the start where that fails.
    private static func solve(from start: Double, _ function: (Double) -> (value: Double, slope: Double)?) -> Double {
        var w = start
        for _ in 0..<30 {
            guard let (value, slope) = function(w), slope != 0 else { break }
            let next = w - value / slope
            w = next > 0 ? next : w / 2
            if abs(value) < 1e-12 { break }
        }
        return w.isFinite && w > 0 ? w : start
    }
}
