import Foundation
import SwiftUI
import Testing

@testable import TabKit

/// Touches, code, edits and the system, in any order, on tabs in SwiftUI: the laws hold after every event and at rest.
@Suite("Random sequences on SwiftUI's face", .serialized) @MainActor struct RandomFaceTests {
    typealias Run = (kind: FaceKind, way: FaceBinding)

    nonisolated static let runs: [Run] = FaceKind.allCases.flatMap { kind in
        kind.bindings.map { way in Run(kind: kind, way: way) }
    }

    @Test("The laws hold after every event", arguments: Array(runs.enumerated()))
    func lawsHold(index: Int, run: Run) async {
        for part in 0..<UInt64(3) {
            let seed = RandomHandTests.base &* 1000 + UInt64(index) * 10 + part
            var random = SeededGenerator(seed: seed)
            let events = (0..<120).map { _ in FaceEvent.random(using: &random) }
            guard let broken = await problem(in: events, run) else { continue }
            let (fewest, last) = await shrink(events, run, broken)
            Issue.record("\(last) after \(fewest), SEED=\(RandomHandTests.base), \(run.kind) \(run.way)")
        }
    }

    private func problem(in events: [FaceEvent], _ run: Run) async -> String? {
        var faults: [String] = []
        let handler = TabFaults.handler
        TabFaults.handler = { faults.append($0) }
        defer { TabFaults.handler = handler }
        let run = FaceRun(run.kind, run.way)
        for (index, event) in events.enumerated() {
            await run.play(event)
            if index % 10 == 9 { await run.settle() }
            if let problem = (run.problems + faults).first { return problem }
        }
        await run.settle()
        await run.play(.leave)
        run.checkRest()
        return (run.problems + faults).first
    }

    /// The shortest sequence that is found to break a law.
    private func shrink(
        _ events: [FaceEvent], _ run: Run, _ broken: String
    ) async -> ([FaceEvent], String) {
        var (fewest, last) = (events, broken)
        var size = events.count / 2
        while size > 0 {
            var start = 0
            while start < fewest.count {
                var fewer = fewest
                fewer.removeSubrange(start..<min(start + size, fewer.count))
                if let problem = await problem(in: fewer, run) {
                    (fewest, last) = (fewer, problem)
                } else {
                    start += size
                }
            }
            size /= 2
        }
        return (fewest, last)
    }
}
