/// How the offset of one axis moves by itself after a finger lifted: it slows down, bounces, or both in turn.
struct AxisMotion: Equatable {
    private enum Law: Equatable {
        case resting(CGFloat)
        case decelerating(Deceleration)
        /// Deceleration up to `impact`, then the bounce.
        case impact(Deceleration, at: TimeInterval, Bounce)
        case bouncing(Bounce)
        case easing(from: CGFloat, to: CGFloat, duration: TimeInterval)
    }

    private let law: Law
    /// Where the motion ends.
    let rest: CGFloat
    let duration: TimeInterval

    private init(_ law: Law, rest: CGFloat, duration: TimeInterval) {
        self.law = law
        self.rest = rest
        self.duration = duration
    }

    static func resting(at position: CGFloat) -> AxisMotion {
        AxisMotion(.resting(position), rest: position, duration: 0)
    }

    /// The motion of content that is let go at `position` with `velocity`.
    static func released(
        at position: CGFloat, velocity: CGFloat, rate: CGFloat, range: ClosedRange<CGFloat>, bounces: Bool
    ) -> AxisMotion {
        if !range.contains(position) {
            let edge = position < range.lowerBound ? range.lowerBound : range.upperBound
            let bounce = Bounce(place: edge, displacement: position - edge, velocity: velocity)
            return AxisMotion(.bouncing(bounce), rest: edge, duration: bounce.duration)
        }
        let motion = Deceleration(start: position, velocity: velocity, rate: rate)
        return decelerating(motion, range: range, bounces: bounces)
    }

    /// The motion to a target that the delegate chose.
    static func landing(
        on target: CGFloat, from position: CGFloat, rate: CGFloat, range: ClosedRange<CGFloat>, bounces: Bool
    ) -> AxisMotion {
        decelerating(.landing(on: target, from: position, rate: rate), range: range, bounces: bounces)
    }

    /// The motion to the page a drag ends on.
    static func paging(to page: CGFloat, from position: CGFloat, velocity: CGFloat) -> AxisMotion {
        let bounce = Bounce.paging(to: page, from: position, velocity: velocity)
        return AxisMotion(.bouncing(bounce), rest: page, duration: bounce.duration)
    }

    /// The motion of an animated `setContentOffset`: ease in and out, whatever the distance.
    static func easing(from start: CGFloat, to end: CGFloat, duration: TimeInterval) -> AxisMotion {
        AxisMotion(.easing(from: start, to: end, duration: duration), rest: end, duration: duration)
    }

    private static func decelerating(
        _ motion: Deceleration, range: ClosedRange<CGFloat>, bounces: Bool
    ) -> AxisMotion {
        guard !range.contains(motion.rest) else {
            return AxisMotion(.decelerating(motion), rest: motion.rest, duration: motion.duration)
        }
        let edge = motion.rest < range.lowerBound ? range.lowerBound : range.upperBound
        let time = motion.time(at: edge) ?? 0
        // Without bouncing the content stops dead at the edge.
        let velocity = bounces ? motion.velocity(at: time) : 0
        let bounce = Bounce(place: edge, displacement: 0, velocity: velocity)
        return AxisMotion(.impact(motion, at: time, bounce), rest: edge, duration: time + bounce.duration)
    }

    /// The target that the delegate hears of when the finger lifts.
    func announcedTarget(in range: ClosedRange<CGFloat>) -> CGFloat {
        guard case .decelerating(let motion) = law else { return rest }
        return motion.announcedTarget.clamped(range.lowerBound, range.upperBound)
    }

    /// The same motion of content that was shifted by `delta` and has other edges now.
    ///
    /// - Parameter page: the length of a page, where the motion has to end on one.
    func rebased(by delta: CGFloat, range: ClosedRange<CGFloat>, bounces: Bool, page: CGFloat? = nil) -> AxisMotion {
        switch law {
        case .resting(let position):
            let isShifted = delta != 0
            return .resting(at: isShifted ? position + delta : position.clamped(range.lowerBound, range.upperBound))
        case .decelerating(var motion), .impact(var motion, _, _):
            motion.start += delta
            return .decelerating(motion, range: range, bounces: bounces)
        case .bouncing(let bounce):
            var place = (bounce.place + delta).clamped(range.lowerBound, range.upperBound)
            if let page { place = ScrollPaging.target(from: place, velocity: 0, length: page, range: range) }
            let moved = Bounce(place: place, displacement: bounce.displacement, velocity: bounce.velocity)
            return AxisMotion(.bouncing(moved), rest: place, duration: moved.duration)
        case .easing: return self
        }
    }

    func position(at time: TimeInterval) -> CGFloat {
        guard time < duration else { return rest }
        switch law {
        case .resting(let position): return position
        case .decelerating(let motion): return motion.position(at: time)
        case .impact(let motion, let impact, let bounce):
            return time < impact ? motion.position(at: time) : bounce.position(at: time - impact)
        case .bouncing(let bounce): return bounce.position(at: time)
        case .easing(let start, let end, let duration):
            return start + (end - start) * TimingCurve.easeInOut.progress(at: time, of: duration)
        }
    }
}
