import Foundation
import Testing

@Suite("A record") @MainActor struct RecordTests {
    private static let shown =
        #"{"tabs": [{"id": "a"}, {"id": "b"}], "steps": [{"show": true}, {"record": "\#(name)"}]}"#
    private static let name = #"a \"name\"\n"#

    @Test("has its keys in the order of the format")
    func keys() throws {
        let line = try #require(try play(Self.shown).first)
        #expect(
            Self.keys(of: line) == [
                "at", "time", "selected", "index", "position", "idle",
                "pages", "offset", "width", "children", "loaded", "appeared", "calls", "a", "made", "a", "alive",
                "insets", "a",
                "strip", "frame", "offset", "content", "scrolls", "tabs",
                "id", "x", "width", "label", "selected", "truncated", "id", "x", "width", "label", "selected",
                "truncated",
                "indicator", "x", "width", "visible", "events",
                "accessibility", "container", "elements", "label", "value", "traits", "label", "value", "traits",
            ])
    }

    @Test("of a strip alone has no pages")
    func stripAlone() throws {
        let line = try #require(try play(#"{"container": "strip", "tabs": [{"id": "a"}]}"#).first)
        #expect(!Self.keys(of: line).contains("pages"))
    }

    @Test("is printed for each record step, and one at the end")
    func names() throws {
        #expect(try records(of: Self.shown).map { $0["at"] as? String } == ["a \"name\"\n", "end"])
        #expect(try records(of: #"{"tabs": []}"#).map { $0["at"] as? String } == ["end"])
    }

    @Test(
        "has numbers rounded to a thousandth, without a useless fraction or sign",
        arguments: [
            ("390", "390"), ("100", "33.333"), ("200", "66.667"), ("0.5", "0.167"), ("97.5", "32.5"), ("0", "0"),
        ])
    func numbers(_ size: String, _ width: String) throws {
        let tabs = size == "390" ? "{\"id\": \"a\"}" : "{\"id\": \"a\"}, {\"id\": \"b\"}, {\"id\": \"c\"}"
        let text = #"{"device": {"size": [\#(size), 844]}, "tabs": [\#(tabs)], "steps": [{"show": true}]}"#
        let line = try #require(try play(text).first)
        let indicator = try #require(line.range(of: #""indicator": {"x": 0, "width": "#))
        let number = line[indicator.upperBound...].prefix { $0 != "," }
        #expect(number == width)
        #expect(!line.contains("-0,") && !line.contains("nan") && !line.contains("inf"))
    }

    @Test("has the events since the last one, in order")
    func events() throws {
        let text = #"""
            {"tabs": [{"id": "a"}, {"id": "b"}, {"id": "c"}], "veto": ["c"],
             "steps": [{"show": true}, {"tap": "b"}, {"tap": "b"}, {"tap": "c"}, {"record": "1"}, {"record": "2"}]}
            """#
        let lines = try play(text)
        #expect(
            lines[0].contains(
                #""events": [{"asked": "b"}, {"select": "b", "from": "a", "reason": "tap"}, "#
                    + #"{"reselect": "b"}, {"asked": "c"}, {"refused": "c"}]"#))
        #expect(lines[1].contains(#""events": []"#))
    }

    /// All keys of an object and of those in it, in the order in which they stand.
    private static func keys(of line: String) -> [String] {
        line.matches(of: /"((?:[^"\\]|\\.)*)":/).map { String($0.output.1) }
    }
}
