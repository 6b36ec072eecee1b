import Foundation
import Replay
import Testing
import UIKit

@testable import TabKit

/// What a broken law leaves behind: a scenario file with the same events.
@Suite("Random sequences as scenarios", .serialized) @MainActor struct HandScenarioTests {
    private func played(_ events: [HandEvent]) throws -> [String: Any] {
        let sequence = HandSequence(seed: 1, style: .scrollable, count: 5, events: events)
        let text = try #require(sequence.scenario(of: .init(events: events, laws: [])))
        let lines = try Player(Scenario(Data(text.utf8))).play()
        let last = try #require(lines.last)
        return try #require(try JSONSerialization.jsonObject(with: Data(last.utf8)) as? [String: Any])
    }

    @Test("leads to the same place as the sequence")
    func samePlace() throws {
        let events: [HandEvent] = [
            .set(.farJump(.through)), .set(.retention(.window(1))), .set(.preload(1)), .set(.transition(.slide)),
            .set(.swipes(true)), .refuse(["e"]), .show, .set(.isRightToLeft(true)), .set(.reduceMotion(false)),
            .touchPages(finger: 0, at: 0.2), .move(finger: 0, by: 0.6, frames: 4), .lift(finger: 0, velocity: 0),
            .wait(0.7), .key(.next), .key(.previous), .key(.right), .tapTab(2), .wait(0.1),
            .insert("h", at: 0, isEnabled: true), .remove("a"), .reorder("c", to: 0), .widen("b", 150), .dragStrip(-60),
            .resize(width: 844, height: 390), .cover, .uncover, .hide, .show, .select("d", isAnimated: true),
            .wait(0.7),
        ]
        let run = HandRun(style: .scrollable, count: 5)
        for event in events { run.play(event) }
        #expect(run.brokenLaws == [])
        let record = try played(events)
        #expect(record["selected"] as? String == run.tabs.selectedID)
        #expect(record["position"] as? Double == run.tabs.pager.position)
    }

    @Test("is not there for what no scenario can say")
    func unsayable() {
        let events: [HandEvent] = [.show, .wheel(1)]
        let sequence = HandSequence(seed: 1, style: .fixed, count: 3, events: events)
        #expect(sequence.scenario(of: .init(events: events, laws: [])) == nil)
    }
}
