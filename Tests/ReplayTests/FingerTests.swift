import Foundation
import Testing

@Suite("The finger of a scenario") @MainActor struct FingerTests {
    private func positions(_ file: String, _ steps: String) throws -> [Double] {
        try records(of: #"{\#(file), "steps": [{"show": true}, \#(steps)]}"#).map {
            ($0["position"] as? Double) ?? .nan
        }
    }

    private let tabs = #""tabs": [{"id": "a"}, {"id": "b"}, {"id": "c"}, {"id": "d"}]"#
    private let gap =
        #""tabs": [{"id": "a"}, {"id": "b", "enabled": false}, {"id": "c", "enabled": false}, {"id": "d"}]"#
    private let mirror = #""device": {"direction": "rtl"}"#

    @Test("brings the pages to a position, in both directions", arguments: [0.1, 0.5, 1, 1.6, 2.95])
    func position(_ goal: Double) throws {
        for file in [tabs, "\(tabs), \(mirror)", gap, "\(gap), \(mirror)"] {
            let found = try positions(file, #"{"dragPages": \#(goal)}, {"record": "there"}"#)[0]
            // The pages stand on whole pixels; over two disabled tabs a pixel is three times as far.
            #expect(abs(found - goal) < 0.003, "\(found) in \(file)")
        }
    }

    @Test("goes on under a rubber band as if there were none", arguments: [-0.25, -1, 3.5])
    func rubberBand(_ goal: Double) throws {
        let end = goal < 0 ? 0.0 : 3.0
        let beyond = abs(goal - end)
        // Apple's rubber band, with the coefficient of UIScrollView.
        let held = 1 - 1 / (beyond * 0.55 + 1)
        for file in [tabs, "\(tabs), \(mirror)"] {
            let steps =
                #"{"select": "\#(goal < 0 ? "a" : "d")"}, {"dragPages": \#(goal)}, {"record": "held"}, "#
                + #"{"dragPages": \#(goal < 0 ? 0.4 : 2.6)}, {"record": "back"}"#
            let found = try positions(file, steps)
            #expect(abs(found[0] - (goal < 0 ? -held : 3 + held)) < 0.003)
            #expect(abs(found[1] - (goal < 0 ? 0.4 : 2.6)) < 0.003)
        }
    }

    @Test("lifts with a velocity that is positive towards later pages, in both directions")
    func velocity() throws {
        for file in [tabs, "\(tabs), \(mirror)"] {
            let steps =
                #"{"dragPages": 0.2}, {"release": 3}, {"settle": true}, {"record": "b"}, "#
                + #"{"dragPages": 1.2}, {"release": -3}, {"settle": true}, {"record": "b"}, "#
                + #"{"dragPages": 0.8}, {"release": -3}, {"settle": true}, {"record": "a"}, "#
                + #"{"dragPages": 0.4}, {"release": 0}, {"settle": true}, {"record": "a"}"#
            #expect(try positions(file, steps) == [1, 1, 0, 0, 0])
        }
    }

    @Test("stays down between two drags, and does nothing when it is lifted twice")
    func down() throws {
        let steps =
            #"{"dragPages": 0.4}, {"wait": 1}, {"record": "1"}, {"dragPages": 0.7, "over": 0.1}, {"record": "2"}, "#
            + #"{"release": 0}, {"release": 5}, {"settle": true}"#
        let found = try positions(tabs, steps)
        #expect(abs(found[0] - 0.4) < 0.003 && abs(found[1] - 0.7) < 0.003)
        #expect(found[2] == 1)
    }

    @Test("scrolls by the least that shows the tab that it taps, and taps its middle")
    func outOfSight() throws {
        let tabs = (0..<20).map { #"{"id": "\#($0)", "width": 100}"# }.joined(separator: ", ")
        let file = #""container": "strip", "strip": {"style": "scrollable"}, "tabs": [\#(tabs)]"#
        let steps = #"{"tap": "7"}, {"record": "right"}, {"scrollStrip": 1000}, {"tap": "2"}, {"record": "left"}"#
        let found = try records(of: #"{\#(file), "steps": [{"show": true}, \#(steps)]}"#)
        let offsets = found.map { ($0["strip"] as? [String: Any])?["offset"] as? Double }
        #expect(found.map { $0["selected"] as? String } == ["7", "2", "2"])
        #expect(offsets[0] == 410)
        #expect(offsets[1] == 200)
    }
}
