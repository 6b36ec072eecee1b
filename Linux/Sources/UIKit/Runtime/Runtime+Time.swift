extension Runtime {
    /// Runs the action after a delay; with none, in the next turn, never inside this call.
    ///
    /// Actions due at the same time run in order of scheduling.
    @discardableResult
    package func after(_ delay: TimeInterval, _ action: @escaping @MainActor () -> Void) -> ScheduledAction {
        assert(delay.isFinite, "a delay must be finite")
        return schedule.add(due: now + (delay.isFinite ? max(delay, 0) : 0), action)
    }

    /// Has the ticker told of each frame from the next one on. The runtime holds it until `remove(_:)`.
    package func add(_ ticker: any FrameTicker) {
        guard !tickers.contains(where: { $0 === ticker }) else { return }
        tickers.append(ticker)
    }

    package func remove(_ ticker: any FrameTicker) {
        tickers.removeAll { $0 === ticker }
    }

    /// Lets time pass: runs the actions that come due, in order, and the frames between, with a last one at the end.
    ///
    /// Frames lie on a fixed grid of 1/60 s, whatever steps time is given in. At the same time, actions come before the
    /// frame, as timers do before the display link.
    package func advance(to time: TimeInterval) {
        guard !isAdvancing else {
            assertionFailure("time can't be advanced by something that happens in time")
            return
        }
        assert(time.isFinite, "time must be finite")
        isAdvancing = true
        defer { isAdvancing = false }
        let end = time.isFinite ? max(time, now) : now
        var turns = Turns()
        while true {
            let frame = nextFrame(until: end)
            if let due = schedule.nextDue(), due <= min(frame ?? end, end) {
                now = max(now, due)
                guard turns.count(at: now) else { break }
                for action in schedule.takeDue(at: now) { action.run() }
                commit()
            } else if let frame {
                now = frame
                runFrame()
            } else {
                break
            }
        }
        now = end
    }

    /// Counts the turns at one moment, so that an action that schedules itself for the next turn, again and again,
    /// can't hold up time for ever.
    private struct Turns {
        private var time = -TimeInterval.infinity
        private var number = 0

        /// False if there were too many; the rest is left for the next call.
        mutating func count(at now: TimeInterval) -> Bool {
            number = time == now ? number + 1 : 0
            time = now
            return number < 10_000
        }
    }

    /// The time of the next frame. With no tickers the grid has nothing to tell, and only the last frame is left.
    private func nextFrame(until end: TimeInterval) -> TimeInterval? {
        // Times that differ by rounding alone are one time.
        guard lastFrame.map({ end - $0 > 1e-9 }) ?? true else { return nil }
        guard !tickers.isEmpty || needsLayout else { return end }
        let grid = ((now / Self.frameInterval + 1e-6).rounded(.down) + 1) * Self.frameInterval
        return grid > end - 1e-9 ? end : grid
    }

    private func runFrame() {
        lastFrame = now
        for ticker in tickers where tickers.contains(where: { $0 === ticker }) {
            ticker.tick(at: now)
        }
        commit()
    }
}
