// What the Simulator asks a runtime besides its picture and its events.
extension Runtime {
    /// The visible windows from back to front.
    package var windowsInOrder: [UIWindow] {
        windows.enumerated()
            .sorted { ($0.element.windowLevel.rawValue, $0.offset) < ($1.element.windowLevel.rawValue, $1.offset) }
            .map(\.element)
    }

    /// When the next waiting action is due, if one waits.
    package var nextActionTime: TimeInterval? { schedule.nextDue() }

    /// What keeps the runtime from being idle, in words.
    package var unrest: [String] {
        var reasons = tickers.filter(\.keepsAwake).map { "\($0)" }
        let running = animations.filter(\.isFinite).count
        if running > 0 { reasons.append(running == 1 ? "1 animation" : "\(running) animations") }
        if let due = schedule.nextDue(), due <= now { reasons.append("an action for the next turn") }
        if needsLayout { reasons.append("layout") }
        return reasons
    }
}
