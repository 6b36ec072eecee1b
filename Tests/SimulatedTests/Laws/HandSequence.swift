import Foundation
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
    let options: PagingOptions
    let events: [HandEvent]

    init(seed: UInt64, length: Int) {
        self.seed = seed
        var random = SeededGenerator(seed: seed)
        style = [TabStripStyle.fixed, .scrollable, .automatic].randomElement(using: &random) ?? .fixed
        count = Int.random(in: 0...8, using: &random)
        var options = PagingOptions()
        options.preload = Int.random(in: 0...1, using: &random)
        options.farJump = Bool.random(using: &random) ? .skip : .through
        options.retention = [PageRetention.all, .window(1), .recent(2)].randomElement(using: &random) ?? .all
        self.options = options
        var events = [HandEvent.show]
        while events.count < length { events += HandEvent.phrase(using: &random) }
        self.events = events
    }

    var failure: Failure? { failure(of: events) }

    private func failure(of events: [HandEvent]) -> Failure? {
        let run = HandRun(style: style, count: count, options: options)
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
    func shortened(_ failure: Failure) -> Failure {
        var failure = failure
        var size = max(failure.events.count / 2, 1)
        var budget = 20_000
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
            "seed \(seed), \(count) tabs, \(style.mode), \(options):\n\(steps)\n\(failure.laws.joined(separator: "\n"))"
    }

    /// The sequence as a scenario file, or `nil` if one can't say some event of it.
    func scenario(of failure: Failure) -> String? {
        let run = HandRun(style: style, count: count, options: options)
        var steps: [String] = []
        for event in failure.events {
            run.play(event)
            guard let step = event.step(position: run.tabs.pager.position) else { return nil }
            if !step.isEmpty { steps.append(step) }
        }
        steps.append("{\"record\": \"here\"}")
        let tabs = HandEvent.names.prefix(count).map { "{\"id\": \"\($0)\", \"title\": \"Tab \($0)\"}" }
        let keep =
            switch options.retention {
            case .all: "\"all\""
            case .window(let distance): "{\"window\": \(distance)}"
            case .recent(let count): "{\"recent\": \(count)}"
            }
        return """
            {"name": "broken law, seed \(seed)", "device": {"size": [390, 844], "scale": 2, "safeArea": [47, 0, 34, 0]},
             "strip": {"style": "\(style.mode)"},
             "pages": {"preload": \(options.preload), "keep": \(keep), "farJump": "\(options.farJump)"},
             "tabs": [\(tabs.joined(separator: ", "))],
             "steps": [
            \(steps.map { "  \($0)" }.joined(separator: ",\n"))
             ]}
            """
    }
}
