import Foundation
import Replay
import Testing

@Suite("Playing") @MainActor struct PlayingTests {
    @Test("leaves no page alive, and no fault handler to the next")
    func independent() throws {
        let text = #"{"tabs": [{"id": "a"}, {"id": "a"}], "steps": [{"show": true}]}"#
        let first = try play(text)
        #expect(first[0].contains(#""events": [{"fault": "#))
        #expect(try play(text) == first)
    }

    @Test("changes the window, the person's settings and what covers the container")
    func device() throws {
        let found = try records(
            of: #"""
                {"tabs": [{"id": "a"}, {"id": "b"}], "steps": [{"show": true},
                 {"resize": [844, 390]}, {"record": "wide"},
                 {"set": {"safeArea": [10, 47, 21, 46], "direction": "rtl", "textSize": "accessibility5"}}, {"record": "set"},
                 {"cover": true}, {"record": "covered"}, {"cover": false}, {"record": "back"},
                 {"hide": true}, {"record": "hidden"}]}
                """#)
        let frames = found.map { ($0["strip"] as? [String: Any])?["frame"] as? [Double] ?? [] }
        let pages = found.map { $0["pages"] as? [String: Any] ?? [:] }
        #expect(frames[0] == [0, 0, 844, 55])
        #expect(frames[1].prefix(3) == [0, 10, 844] && frames[1][3] > 55)
        #expect(pages[1]["insets"] as? [String: [Double]] == ["a": [10 + frames[1][3], 47, 21, 46]])
        let appeared = pages.map { $0["appeared"] as? [String] }
        #expect(appeared == [["a"], ["a"], [], ["a"], [], []])
        #expect(pages.last?["calls"] as? [String: [Int]] == ["a": [2, 2, 2, 2]])
    }

    @Test("settles within five seconds, or names the step")
    func settling() throws {
        let found = try records(
            of: #"""
                {"tabs": [{"id": "a"}, {"id": "b"}], "steps": [{"show": true}, {"tap": "b"}, {"settle": true}, {"settle": true}]}
                """#)
        let time = try #require(found[0]["time"] as? Double)
        #expect(time > 0.3 && time < 1)
        #expect(found[0]["idle"] as? Bool == true)
    }
}
