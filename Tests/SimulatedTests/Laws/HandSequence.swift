import Foundation
import Testing
import UIKit

@testable import TabKit

/// A random sequence of events on the real controller, which can be played again and made shorter.
@MainActor struct HandSequence {
    struct Failure {
        var events: [HandEvent]
        var laws: [String]
    }

    let seed: UInt64
    let style: TabStripStyle
    let count: Int
    let events: [HandEvent]

    init(seed: UInt64, length: Int) {
        self.seed = seed
        var random = SeededGenerator(seed: seed)
        style = [TabStripStyle.fixed, .scrollable, .automatic].randomElement(using: &random) ?? .fixed
        count = Int.random(in: 0...8, using: &random)
        // Some options are there from the beginning, and others come later.
        var events = (0..<Int.random(in: 0...6, using: &random)).map { _ in HandEvent.set(.random(using: &random)) }
        events.append(.show)
        while events.count < length { events += HandEvent.phrase(using: &random) }
        self.events = events
    }

    /// A sequence that was played already.
    init(seed: UInt64, style: TabStripStyle, count: Int, events: [HandEvent]) {
        (self.seed, self.style, self.count, self.events) = (seed, style, count, events)
    }

    var failure: Failure? { failure(of: events) }

    private func failure(of events: [HandEvent]) -> Failure? {
        let run = HandRun(style: style, count: count)
        for (index, event) in events.enumerated() {
            run.play(event)
            let laws = run.brokenLaws
            if !laws.isEmpty { return Failure(events: Array(events[...index]), laws: laws) }
        }
        run.settle()
        let laws = run.brokenLaws
        return laws.isEmpty ? nil : Failure(events: events, laws: laws)
    }

    /// Leaves out whatever is not needed to break a law.
    func shortened(_ failure: Failure, budget: Int = 20_000) -> Failure {
        var failure = failure
        var size = max(failure.events.count / 2, 1)
        var budget = budget
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
        return failure
    }

    func description(of failure: Failure) -> String {
        let steps = failure.events.map { "  \($0)" }.joined(separator: "\n")
        return
            "seed \(seed), \(count) tabs, \(style.mode):\n\(steps)\n\(failure.laws.joined(separator: "\n"))"
    }
}

extension HandSequence {
    /// Records a broken law with the shortest sequence that breaks one, also as a scenario file.
    func report(_ found: Failure, budget: Int = 20_000) throws {
        let failure = shortened(found, budget: budget)
        var message = description(of: failure)
        if let scenario = scenario(of: failure) {
            let file = FileManager.default.temporaryDirectory.appendingPathComponent("broken-law-\(seed).json")
            try Data(scenario.utf8).write(to: file)
            message += "\nas a scenario: \(file.path)"
        }
        Issue.record("\(message)")
    }
}
