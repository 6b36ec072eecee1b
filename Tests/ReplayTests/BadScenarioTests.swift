import Replay
import Testing

/// A text that is no scenario, and the place and the words that say so.
struct BadScenario: Sendable, CustomTestStringConvertible {
    let text: String
    let place: String
    let words: String

    var testDescription: String { text.prefix(120).split(whereSeparator: \.isNewline).joined(separator: " ") }

    /// A file with this one step, after the tabs have been shown.
    static func step(_ step: String, _ place: String, _ words: String) -> BadScenario {
        BadScenario(
            text: #"{"tabs": [{"id": "a"}, {"id": "b"}], "steps": [{"show": true}, \#(step)]}"#,
            place: place.isEmpty ? "steps[1]" : "steps[1].\(place)", words: words)
    }

    /// A file with tabs and these other members.
    static func file(_ members: String, _ place: String, _ words: String) -> BadScenario {
        BadScenario(text: #"{"tabs": [{"id": "a"}], \#(members)}"#, place: place, words: words)
    }
}

@Suite("Files that are no scenarios") @MainActor struct BadScenarioTests {
    @Test("are refused, and the place is named", arguments: texts + files + tabs + steps + missing)
    func isRefused(_ bad: BadScenario) throws {
        let fault = try #require(refusal(of: bad.text))
        #expect(fault.place == bad.place)
        #expect(fault.message.contains(bad.words), "\(fault.message)")
        #expect(!fault.description.contains("\n"))
    }

    nonisolated static let texts = [
        BadScenario(text: "", place: "", words: "not a JSON text: line 1, column 1 must be a value"),
        BadScenario(text: "{", place: "", words: "line 1, column 2 must be a key in quotes"),
        BadScenario(text: #"{"tabs": [}"#, place: "", words: "line 1, column 11 must be a value"),
        BadScenario(
            text: "{\n  \"tabs\": []\n  \"name\": 1}", place: "", words: "line 3, column 3 must be a comma or }"),
        BadScenario(text: "{\"tabs\": [],}", place: "", words: "column 13 must be a key in quotes"),
        BadScenario(text: "{\"tabs\": [7 8]}", place: "", words: "column 13 must be a comma or ]"),
        BadScenario(text: #"{"tabs" []}"#, place: "", words: "column 9 must be a colon"),
        BadScenario(text: #"{"tabs": []} x"#, place: "", words: "column 14 must be the end of the text"),
        BadScenario(text: #"{"tabs": [], "tabs": []}"#, place: "", words: "another key; tabs is there already"),
        BadScenario(text: #"{"name": "x}"#, place: "", words: "must be the closing quote of a string"),
        BadScenario(text: #"{"name": "\x"}"#, place: "", words: "column 10 must be a string of valid characters"),
        BadScenario(text: "{\"name\": \"a\nb\"}", place: "", words: "lines end outside of strings"),
        BadScenario(text: #"{"name": tru}"#, place: "", words: "column 10 must be true"),
        BadScenario(text: #"{"tabs": [], "steps": [{"wait": 1e400}]}"#, place: "", words: "column 33 must be a value"),
        BadScenario(
            text: #"{"tabs": [], "steps": [{"wait": 01}]}"#, place: "", words: "column 34 must be a comma or }"),
        BadScenario(text: #"{"tabs": [], "steps": [{"wait": +1}]}"#, place: "", words: "column 33 must be a value"),
        BadScenario(text: String(repeating: "[", count: 9999), place: "", words: "column 101 must be less deep"),
        BadScenario(text: "\u{0}\u{1}", place: "", words: "not a JSON text"),
        BadScenario(text: "[]", place: "", words: "must be an object, is an array"),
        BadScenario(text: "7", place: "", words: "must be an object, is a number"),
        BadScenario(text: "null", place: "", words: "must be an object, is null"),
        BadScenario(text: "{}", place: "", words: "lacks the key tabs"),
        BadScenario(text: #"{"tabs": {}}"#, place: "tabs", words: "must be an array, is an object"),
        BadScenario(text: #"{"tabs": null}"#, place: "tabs", words: "must be an array, is null"),
        BadScenario(text: #"{"steps": []}"#, place: "", words: "lacks the key tabs"),
    ]

    nonisolated static let files = [
        BadScenario.file(#""tab": []"#, "tab", "unknown key; valid are name, device, container"),
        .file(#""Name": "x""#, "Name", "unknown key"),
        .file(#""name": 3"#, "name", "must be a string, is a number"),
        .file(#""container": "tab""#, "container", "must be one of tabs"),
        .file(#""container": 1"#, "container", "must be one of tabs"),
        .file(#""device": []"#, "device", "must be an object"),
        .file(#""device": {"width": 3}"#, "device.width", "unknown key; valid are size, scale, safeArea"),
        .file(#""device": {"size": [390]}"#, "device.size", "must be an array of 2 numbers, has 1"),
        .file(#""device": {"size": [390, "844"]}"#, "device.size[1]", "must be a number, is a string"),
        .file(#""device": {"size": [-1, 844]}"#, "device.size[0]", "must be 0 to 100000, is -1"),
        .file(#""device": {"scale": 0}"#, "device.scale", "must be 0.5 to 8"),
        .file(#""device": {"safeArea": [0, 0, 0]}"#, "device.safeArea", "must be an array of 4 numbers, has 3"),
        .file(#""device": {"direction": "left"}"#, "device.direction", "must be one of ltr, rtl"),
        .file(#""device": {"textSize": "Large"}"#, "device.textSize", "must be one of extraSmall"),
        .file(#""device": {"appearance": "black"}"#, "device.appearance", "must be one of light, dark"),
        .file(#""device": {"reduceMotion": 1}"#, "device.reduceMotion", "must be true or false, is a number"),
        .file(#""strip": {"styl": "fixed"}"#, "strip.styl", "unknown key; valid are style, alignment"),
        .file(#""strip": {"style": "scroll"}"#, "strip.style", "must be one of fixed, scrollable, automatic"),
        .file(#""strip": {"alignment": "left"}"#, "strip.alignment", "must be one of leading, center, trailing"),
        .file(#""strip": {"spacing": "8"}"#, "strip.spacing", "must be a number, is a string"),
        .file(#""strip": {"spacing": -8}"#, "strip.spacing", "must be 0 to 10000, is -8"),
        .file(#""strip": {"insets": [1, 2, 3, 4]}"#, "strip.insets", "must be an array of 2 numbers, has 4"),
        .file(#""strip": {"padding": true}"#, "strip.padding", "must be a number, is a boolean"),
        .file(#""strip": {"indicator": "title"}"#, "strip.indicator", "must be tab, label, none or a width"),
        .file(#""strip": {"indicator": null}"#, "strip.indicator", "must be tab, label, none or a width"),
        .file(#""strip": {"motion": "spring"}"#, "strip.motion", "must be one of linear, elastic"),
        .file(#""strip": {"overscroll": "bounce"}"#, "strip.overscroll", "must be one of clamp, compress"),
        .file(#""pages": {"swipes": true}"#, "pages.swipes", "unknown key; valid are swipe, preload, keep"),
        .file(#""pages": {"swipe": "no"}"#, "pages.swipe", "must be true or false, is a string"),
        .file(#""pages": {"preload": -1}"#, "pages.preload", "must be 0 to 1000, is -1"),
        .file(#""pages": {"preload": 0.5}"#, "pages.preload", "must be a whole number, is 0.5"),
        .file(#""pages": {"keep": "none"}"#, "pages.keep", "must be all, {\"window\": n} or {\"recent\": n}"),
        .file(#""pages": {"keep": {"windows": 1}}"#, "pages.keep.windows", "unknown key; valid are window, recent"),
        .file(#""pages": {"keep": {"window": 1, "recent": 1}}"#, "pages.keep", "must have one key, window or recent"),
        .file(#""pages": {"keep": {}}"#, "pages.keep", "must have one key, window or recent"),
        .file(#""pages": {"keep": {"recent": 0}}"#, "pages.keep.recent", "must be 1 to 1000000, is 0"),
        .file(#""pages": {"farJump": "fly"}"#, "pages.farJump", "must be one of skip, through"),
        .file(#""pages": {"transition": "push"}"#, "pages.transition", "must be one of slide, fade, none"),
        .file(#""selected": 0"#, "selected", "must be a string, is a number"),
        .file(#""veto": "a""#, "veto", "must be an array, is a string"),
        .file(#""veto": ["a", 1]"#, "veto[1]", "must be a string, is a number"),
        .file(#""steps": {"show": true}"#, "steps", "must be an array, is an object"),
    ]

    nonisolated static let tabs = [
        BadScenario(text: #"{"tabs": ["a"]}"#, place: "tabs[0]", words: "must be an object, is a string"),
        BadScenario(text: #"{"tabs": [{"id": "a"}, {"title": "B"}]}"#, place: "tabs[1]", words: "lacks the key id"),
        BadScenario(text: #"{"tabs": [{"id": 1}]}"#, place: "tabs[0].id", words: "must be a string, is a number"),
        BadScenario(
            text: #"{"tabs": [{"id": "a", "text": "A"}]}"#, place: "tabs[0].text", words: "valid are id, title"),
        BadScenario(
            text: #"{"tabs": [{"id": "a", "title": null}]}"#, place: "tabs[0].title", words: "must be a string"),
        BadScenario(text: #"{"tabs": [{"id": "a", "width": "9"}]}"#, place: "tabs[0].width", words: "must be a number"),
        BadScenario(
            text: #"{"tabs": [{"id": "a", "selectedWidth": 1e9}]}"#, place: "tabs[0].selectedWidth",
            words: "must be -1000000 to 1000000"),
        BadScenario(text: #"{"tabs": [{"id": "a", "badge": 3}]}"#, place: "tabs[0].badge", words: "must be a string"),
        BadScenario(text: #"{"tabs": [{"id": "a", "icon": 3}]}"#, place: "tabs[0].icon", words: "must be a string"),
        BadScenario(text: #"{"tabs": [{"id": "a", "enabled": 0}]}"#, place: "tabs[0].enabled", words: "true or false"),
    ]

    nonisolated static let steps = [
        BadScenario.step(#""show""#, "", "must be an object"),
        .step("{}", "", "must have exactly one of the keys"),
        .step(#"{"taps": "a"}"#, "", "must have exactly one of the keys"),
        .step(#"{"tap": "a", "record": "b"}"#, "", "must have exactly one of the keys"),
        .step(#"{"tap": "a", "animated": true}"#, "animated", "unknown key; valid are tap"),
        .step(#"{"tap": "z"}"#, "tap", "valid are a, b"),
        .step(#"{"tap": 0}"#, "tap", "must be a string, is a number"),
        .step(#"{"tapAt": [1]}"#, "tapAt", "must be an array of 2 numbers, has 1"),
        .step(#"{"show": false}"#, "show", "must be true"),
        .step(#"{"settle": 1}"#, "settle", "must be true or false, is a number"),
        .step(#"{"select": 1}"#, "select", "must be a string, is a number"),
        .step(#"{"select": "a", "animated": "yes"}"#, "animated", "must be true or false, is a string"),
        .step(#"{"selectIndex": 1.5}"#, "selectIndex", "must be a whole number, is 1.5"),
        .step(#"{"dragPages": "1"}"#, "dragPages", "must be a number, is a string"),
        .step(#"{"dragPages": 1, "over": -1}"#, "over", "must be 0 to 60, is -1"),
        .step(#"{"dragPages": 1, "during": 1}"#, "during", "unknown key; valid are dragPages, over"),
        .step(#"{"release": true}"#, "release", "must be a number, is a boolean"),
        .step(#"{"swipe": "left"}"#, "swipe", "must be one of next, previous"),
        .step(#"{"scrollStrip": null}"#, "scrollStrip", "must be a number, is null"),
        .step(#"{"wait": -0.1}"#, "wait", "must be 0 to 3600, is -0.1"),
        .step(#"{"apply": {"id": "a"}}"#, "apply", "must be an array, is an object"),
        .step(#"{"apply": [{"id": "a"}, {"name": "b"}]}"#, "apply[1].name", "unknown key"),
        .step(#"{"insert": {"id": "c"}}"#, "", "lacks the key at"),
        .step(#"{"insert": {}, "at": 0}"#, "insert", "lacks the key id"),
        .step(#"{"insert": {"id": "c"}, "at": "0"}"#, "at", "must be a number, is a string"),
        .step(#"{"remove": ["a"]}"#, "remove", "must be a string, is an array"),
        .step(#"{"move": "a"}"#, "", "lacks the key to"),
        .step(#"{"update": {"title": "New"}}"#, "update", "lacks the key id"),
        .step(#"{"update": {"id": "a", "titel": "New"}}"#, "update.titel", "unknown key"),
        .step(#"{"update": {"id": "a", "enabled": "no"}}"#, "update.enabled", "must be true or false"),
        .step(#"{"resize": [844]}"#, "resize", "must be an array of 2 numbers, has 1"),
        .step(#"{"set": {"scale": 2}}"#, "set.scale", "unknown key; valid are safeArea, direction"),
        .step(#"{"set": {"direction": "RTL"}}"#, "set.direction", "must be one of ltr, rtl"),
        .step(#"{"cover": 1}"#, "cover", "must be true or false"),
        .step(#"{"key": "enter"}"#, "key", "must be one of left, right, up, down, home, end, return, space, tab"),
        .step(#"{"key": "tab", "modifiers": "control"}"#, "modifiers", "must be an array, is a string"),
        .step(#"{"key": "tab", "modifiers": ["ctrl"]}"#, "modifiers[0]", "must be one of control"),
        .step(#"{"hide": "true"}"#, "hide", "must be true or false, is a string"),
        .step(#"{"record": 1}"#, "record", "must be a string, is a number"),
    ]

    /// Steps that cannot be taken where they stand.
    nonisolated static let missing = [
        BadScenario.file(#""steps": [{"tap": "a"}]"#, "steps[0].tap", "nothing on screen yet"),
        .file(#""steps": [{"dragPages": 1}]"#, "steps[0].dragPages", "nothing on screen yet"),
        .file(#""steps": [{"key": "left"}]"#, "steps[0].key", "nothing on screen yet"),
        .file(#""steps": [{"show": true}, {"hide": true}, {"swipe": "next"}]"#, "steps[2].swipe", "nothing on screen"),
        .file(#""steps": [{"show": true}, {"remove": "a"}, {"tap": "a"}]"#, "steps[2].tap", "no tab a then"),
        .file(#""container": "strip", "steps": [{"show": true}, {"swipe": "next"}]"#, "steps[1].swipe", "has no pages"),
        .file(#""container": "strip", "steps": [{"show": true}, {"dragPages": 1}]"#, "steps[1].dragPages", "no pages"),
    ]
}
