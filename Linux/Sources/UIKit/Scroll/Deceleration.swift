/// An exponential slowing down: speed falls by the factor `rate` every millisecond until it is ten points a second.
struct Deceleration: Equatable {
    var start: CGFloat
    var velocity: CGFloat
    var rate: CGFloat

    /// Distance covered for each point per second of speed lost, as UIKit moves content: a sum of whole milliseconds.
    private var factor: CGFloat { rate / (1000 * (1 - rate)) }

    /// The same for the target that UIKit announces, which it takes from the continuous curve. Measured on iOS 26:
    /// content comes to rest up to two points short of the announced target.
    private var targetFactor: CGFloat { -1 / (1000 * log(rate)) }

    private var lostSpeed: CGFloat { max(0, abs(velocity) - ScrollPhysics.restingSpeed) }

    var duration: TimeInterval {
        guard lostSpeed > 0 else { return 0 }
        return log(ScrollPhysics.restingSpeed / abs(velocity)) / (1000 * log(rate))
    }

    /// Where the content comes to rest.
    var rest: CGFloat { start + (velocity < 0 ? -1 : 1) * factor * lostSpeed }

    /// The target announced to the delegate when the finger lifts.
    var announcedTarget: CGFloat { start + (velocity < 0 ? -1 : 1) * targetFactor * lostSpeed }

    func position(at time: TimeInterval) -> CGFloat {
        guard lostSpeed > 0, time < duration else { return rest }
        return start + velocity * factor * (1 - pow(rate, 1000 * max(0, time)))
    }

    func velocity(at time: TimeInterval) -> CGFloat {
        time < duration ? velocity * pow(rate, 1000 * max(0, time)) : 0
    }

    /// When the content passes `position`, or nil if it never gets there.
    func time(at position: CGFloat) -> TimeInterval? {
        guard lostSpeed > 0 else { return position == start ? 0 : nil }
        let distance = position - start
        guard distance == 0 || (distance < 0) == (velocity < 0), abs(distance) <= abs(rest - start) else { return nil }
        let remaining = 1 - distance / (velocity * factor)
        guard remaining > 0 else { return nil }
        return log(remaining) / (1000 * log(rate))
    }

    /// The deceleration from `start` that comes to rest on `target` exactly.
    ///
    /// DEVIATION: how UIKit reshapes the curve for a rewritten target isn't known; this keeps the shape and changes
    /// the speed.
    static func landing(on target: CGFloat, from start: CGFloat, rate: CGFloat) -> Deceleration {
        let motion = Deceleration(start: start, velocity: 0, rate: rate)
        guard target != start else { return motion }
        let speed = abs(target - start) / motion.factor + ScrollPhysics.restingSpeed
        return Deceleration(start: start, velocity: target < start ? -speed : speed, rate: rate)
    }
}
