import UIKit

/// The one movement of a pager or strip that is not a finger's: a spring along the track, in slots.
///
/// Whatever moves the pages, this knows how fast they are, so that a movement that is turned goes on with the velocity
/// that a person sees.
@MainActor final class PageMotion {
    /// About the time that UIKit takes to scroll to an offset.
    static let spring = SpringCurve(duration: 0.4)

    private var motion: SpringMotion?
    private var last: (location: Double, time: TimeInterval)?
    private var sampledVelocity = 0.0
    private lazy var clock = FrameClock { [weak self] in self?.frame(at: $0) }

    /// Receives where the pages are, and whether they have arrived there.
    var onFrame: (_ location: Double, _ isThere: Bool) -> Void = { _, _ in }

    var isRunning: Bool { motion != nil }

    /// Moves to a slot from where the pages are, at the velocity they have.
    func move(from location: Double, to slot: Int, in view: UIView) {
        let now = CACurrentMediaTime()
        motion = SpringMotion(
            from: location, to: Double(slot), velocity: velocity(at: now), at: now, spring: Self.spring,
            mayOvershoot: false)
        clock.start(for: view)
    }

    func stop() {
        guard let motion else { return }
        let now = CACurrentMediaTime()
        sampledVelocity = motion.velocity(at: now)
        last = (motion.value(at: now), now)
        self.motion = nil
        clock.stop()
    }

    /// Notes where something else, a finger or the scroll view, has brought the pages.
    func note(_ location: Double) {
        let now = CACurrentMediaTime()
        if let last, now > last.time {
            sampledVelocity = now - last.time < 0.1 ? (location - last.location) / (now - last.time) : 0
        }
        last = (location, now)
    }

    /// The slots have other numbers, or the pages have jumped: what was noted of places is void, the velocity is not.
    func forgetPlace() { last = nil }

    /// The pages rest.
    func rest() {
        stop()
        last = nil
        sampledVelocity = 0
    }

    private func velocity(at now: TimeInterval) -> Double {
        if let motion { return motion.velocity(at: now) }
        if let last, now - last.time > 0.1 { return 0 }
        return sampledVelocity
    }

    private func frame(at time: TimeInterval) {
        guard let motion else { return }
        let isThere = motion.isSettled(at: time)
        if isThere { rest() }
        onFrame(motion.value(at: time), isThere)
    }
}
