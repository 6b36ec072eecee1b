import UIKit

extension Simulator {
    /// The virtual clock, in seconds.
    public var now: TimeInterval { runtime.now }

    /// Whether nothing moves and nothing waits for the next turn of the run loop.
    public var isIdle: Bool { runtime.isIdle }

    /// The length of a frame: 1/60 s.
    nonisolated static let frame: TimeInterval = 1.0 / 60

    /// Lets time pass, frame by frame.
    ///
    /// - Parameter seconds: not negative; zero lets only what is due now happen.
    public func advance(_ seconds: TimeInterval) {
        guard seconds.isFinite, seconds >= 0 else {
            assertionFailure("advance(\(seconds)): time runs forwards, by a finite number of seconds")
            return
        }
        let runtime = runtime
        // What a program did since the last call is a turn of the run loop, which ends with its layout.
        runtime.commit()
        runtime.advance(to: runtime.now + seconds)
    }

    /// Lets time pass until nothing moves any more.
    ///
    /// - Parameter limit: how many seconds that may take.
    /// - Throws: ``SimulatorError/stillMoving(_:limit:)`` when something moves for longer; it names what.
    public func settle(limit: TimeInterval = 5) throws {
        turn()
        let runtime = runtime
        let end = runtime.now + limit
        // Counted in whole frames, so that no rounding of sums decides when a movement is over.
        while !runtime.isIdle {
            guard runtime.now < end else { throw SimulatorError.stillMoving(runtime.unrest, limit: limit) }
            runtime.advance(to: min(runtime.now + Self.frame, end))
        }
    }
}
