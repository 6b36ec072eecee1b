import UIKit

/// The one movement of a pager or strip that is not a finger's: a spring along the track, in slots, and the same spring
/// along the position, in pages.
///
/// Whatever moves the pages, this knows how fast they are, so that a movement that is turned goes on with the velocity
/// that a person sees: of the pages, and of the indicator, which are two where a far jump was turned.
@MainActor final class PageMotion {
    /// Where the pages are on the track, and p; or how fast these are, per second.
    struct Place: Sendable {
        var location: Double
        var position: Double

        init(location: Double = 0, position: Double = 0) {
            (self.location, self.position) = (location, position)
        }

        /// A place on a track whose slots are the positions.
        init(slot: Double) { self.init(location: slot, position: slot) }
    }

    /// About the time that UIKit takes to scroll to an offset.
    static let spring = SpringCurve(duration: 0.4)

    private struct Motion {
        var location: SpringMotion
        /// The part of the way of p that is left.
        var remaining: SpringMotion
        /// The way of p, from its goal back to where it began.
        var length: Double

        func isSettled(at time: TimeInterval) -> Bool {
            location.isSettled(at: time) && remaining.isSettled(at: time)
        }

        func velocity(at time: TimeInterval) -> Place {
            Place(location: location.velocity(at: time), position: remaining.velocity(at: time) * length)
        }
    }

    private var motion: Motion?
    private var last: (place: Place, time: TimeInterval)?
    private var noted: (velocity: Place, time: TimeInterval)?
    private lazy var clock = FrameClock { [weak self] in self?.frame(at: $0) }

    /// Receives where the pages are, how much of the way of p is left, and whether they have arrived.
    var onFrame: (_ location: Double, _ remaining: Double, _ isThere: Bool) -> Void = { _, _, _ in }

    var isRunning: Bool { motion != nil }

    /// Moves from where the pages are, at the velocity they have.
    func move(from start: Place, to goal: Place, in view: UIView) {
        let now = CACurrentMediaTime()
        let velocity = velocity(at: now)
        let length = start.position - goal.position
        motion = Motion(
            location: SpringMotion(
                from: start.location, to: goal.location, velocity: velocity.location, at: now, spring: Self.spring,
                mayOvershoot: false),
            remaining: SpringMotion(
                from: 1, to: 0, velocity: length == 0 ? 0 : velocity.position / length, at: now, spring: Self.spring,
                tolerance: 0.000_5 / min(max(abs(length), 1e-6), 1), mayOvershoot: false),
            length: length)
        clock.start(for: view)
    }

    func stop() {
        guard let motion else { return }
        let now = CACurrentMediaTime()
        noted = (motion.velocity(at: now), now)
        last = nil
        self.motion = nil
        clock.stop()
    }

    /// Notes where something else, a finger or the scroll view, has brought the pages.
    func note(_ place: Place) {
        let now = CACurrentMediaTime()
        if let last, now > last.time {
            let span = now - last.time
            let velocity = Place(
                location: (place.location - last.place.location) / span,
                position: (place.position - last.place.position) / span)
            noted = span < 0.1 ? (velocity, now) : nil
        }
        last = (place, now)
    }

    /// The slots or the pages have other numbers: what was noted of places is void, the velocity is not.
    func forgetPlace() { last = nil }

    /// The pages rest.
    func rest() {
        stop()
        (last, noted) = (nil, nil)
    }

    private func velocity(at now: TimeInterval) -> Place {
        if let motion { return motion.velocity(at: now) }
        // A finger that has not moved for a while holds the pages still.
        guard let noted, now - noted.time <= 0.1 else { return Place() }
        return noted.velocity
    }

    private func frame(at time: TimeInterval) {
        guard let motion else { return }
        let isThere = motion.isSettled(at: time)
        if isThere { rest() }
        onFrame(motion.location.value(at: time), motion.remaining.value(at: time), isThere)
    }
}

extension Paging {
    /// Where the pages are.
    @MainActor var place: PageMotion.Place { .init(location: location, position: position) }

    /// Where the owner's movement to a slot leads.
    @MainActor func goal(in slot: Int) -> PageMotion.Place {
        .init(location: Double(slot), position: goal ?? position)
    }
}
