import Foundation
import Testing
import UIKit

@testable import TabKit

/// Fingers, keys, code, edits and the system, in any order, on the real controller: the laws hold after every event.
@Suite("Random sequences in the hand", .serialized) @MainActor struct RandomHandTests {
    /// The first seed: the same in each run, so that a failure is the change's; `SEED=n swift test …` tries others.
    nonisolated static let base = ProcessInfo.processInfo.environment["SEED"].flatMap(UInt64.init) ?? 1

    @Test("The laws hold after every event", arguments: 0..<40)
    func lawsHold(run: UInt64) throws {
        let sequence = HandSequence(seed: Self.base + run, length: 260)
        guard let found = sequence.failure else { return }
        try sequence.report(found)
    }
}
