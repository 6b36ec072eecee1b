import Foundation
import Testing

@testable import TabCore

@Suite("Random sequences of every event")
struct PagingRandomTests {
    /// The first seed: the same in each run, so that a failure is the change's; `SEED=n swift test …` tries others.
    static let base = ProcessInfo.processInfo.environment["SEED"].flatMap(UInt64.init) ?? 1

    @Test("The laws hold after every event", arguments: 0..<60)
    func lawsHold(run: UInt64) {
        let run = PagingRun(seed: Self.base + run)
        guard let failure = run.failure else { return }
        Issue.record("\(run.shortened(failure))")
    }
}

/// A random sequence of events, which can be played as often as one likes.
struct PagingRun {
    struct Failure {
        var events: [PagingEvent]
        var laws: [String]
    }

    let seed: UInt64
    let start: PagingHarness
    let events: [PagingEvent]

    init(seed: UInt64, length: Int = 2_000) {
        self.seed = seed
        var random = SeededGenerator(seed: seed)
        let options = PagingEvent.options(using: &random)
        start = PagingHarness(0..<Int.random(in: 0...7, using: &random), options: options)
        events = (0..<length).map { _ in PagingEvent.random(using: &random) }
    }

    var failure: Failure? { failure(of: events) }

    private func failure(of events: [PagingEvent]) -> Failure? {
        var harness = start
        for (index, event) in events.enumerated() {
            harness.play(event)
            let laws = harness.brokenLaws
            if !laws.isEmpty { return Failure(events: Array(events[...index]), laws: laws) }
        }
        harness.settle()
        var laws = harness.brokenLaws
        if !harness.paging.isResting { laws.append("law 10: it never comes to rest") }
        return laws.isEmpty ? nil : Failure(events: events, laws: laws)
    }

    /// Leaves out whatever is not needed to break a law, first in large parts and then event by event.
    func shortened(_ failure: Failure) -> String {
        var failure = failure
        var size = max(failure.events.count / 2, 1)
        // Enough for the longest sequence, and an end to the search in any case.
        var budget = 2_000_000
        while size > 0 {
            var start = 0
            while start < failure.events.count, budget > 0 {
                budget -= failure.events.count
                var fewer = failure.events
                fewer.removeSubrange(start..<min(start + size, fewer.count))
                if let smaller = self.failure(of: fewer) { failure = smaller } else { start += size }
            }
            size /= 2
        }
        let laws = failure.laws.joined(separator: "\n")
        let steps = failure.events.map { "  \($0)" }.joined(separator: "\n")
        return "seed \(seed), \(start.paging.tabs.ids), \(start.paging.options):\n\(steps)\n\(laws)"
    }
}
