extension Scenario {
    /// How each step is written, for help.
    public static let stepForms = [
        #"{"show": true}, {"hide": true}"#,
        #"{"cover": true}, {"cover": false}"#,
        #"{"select": "b", "animated": true}, {"selectIndex": 1, "animated": true}"#,
        #"{"tap": "b"}, {"tapAt": [195, 27]}"#,
        #"{"dragPages": 1.6, "over": 0.2}, {"release": 0}"#,
        #"{"swipe": "next"}, {"swipe": "previous"}"#,
        #"{"scrollStrip": 120}"#,
        #"{"key": "tab", "modifiers": ["control"]}"#,
        #"{"wait": 0.05}, {"settle": true}"#,
        #"{"apply": [{"id": "a"}, {"id": "b", "title": "Books", "badge": "3"}]}"#,
        #"{"insert": {"id": "c"}, "at": 0}, {"move": "c", "to": 1}, {"remove": "c"}"#,
        #"{"update": {"id": "a", "title": "New", "enabled": false}}"#,
        #"{"resize": [844, 390]}"#,
        #"{"set": {"direction": "rtl", "textSize": "large", "safeArea": [0, 47, 21, 47]}}"#,
        #"{"record": "name"}"#,
    ]
}
