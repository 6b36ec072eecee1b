import Foundation

/// From the display's time to the app's: both run at one speed, but the app's stands still while the program was stopped.
struct WindowClock {
    /// What a movement may miss at most: after a longer pause it goes on where it was, not where it would have been.
    static let longestStep: TimeInterval = 0.25

    private var offset: TimeInterval

    /// - Parameters:
    ///   - display: the display's time now, in seconds.
    ///   - app: the app's time now.
    init(display: TimeInterval, app: TimeInterval) { offset = display - app }

    /// The app's time at the display's time `display`, never before `current`.
    mutating func time(at display: TimeInterval, current: TimeInterval, isMoving: Bool) -> TimeInterval {
        let time = display - offset
        if isMoving, time - current > Self.longestStep {
            offset = display - current - Simulator.frame
            return current + Simulator.frame
        }
        return max(time, current)
    }
}
