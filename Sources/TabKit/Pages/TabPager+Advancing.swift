import UIKit

extension TabPager {
    /// Goes on to the next enabled tab at regular intervals, and from the last to the first, until the user drags a page
    /// or ``stopAdvancing()`` is called. While the pager is not on screen, its turns are left out.
    ///
    /// - Parameters:
    ///   - interval: How long a page stays; longer than zero.
    ///   - clock: What the intervals are measured with; a test passes its own.
    public func startAdvancing(every interval: Duration, clock: any Clock<Duration> = ContinuousClock()) {
        stopAdvancing()
        guard interval > .zero else {
            return TabFaults.report(
                "The interval \(interval) is not valid: only one longer than zero is. Nothing advances.")
        }
        advancing = Task { [weak self] in
            while !Task.isCancelled {
                do { try await clock.sleep(for: interval) } catch { return }
                guard let self, !Task.isCancelled else { return }
                advance()
            }
        }
    }

    /// Ends the automatic advance.
    public func stopAdvancing() {
        advancing?.cancel()
        advancing = nil
    }

    private func advance() {
        let tabs = engine.tabs
        guard viewIfLoaded?.window != nil, engine.isResting, let selected = tabs.selected else { return }
        if let next = tabs.nextEnabled(after: selected) ?? tabs.firstEnabledIndex.map({ tabs[$0] }), next != selected {
            select(next, animated: true)
        }
    }
}
