/// What can be known of the steps without playing them: whether each tab that a finger meets is there, whether pages are
/// dragged only on screen and where there are pages.
struct StepCheck {
    let scenario: Scenario

    func check() throws {
        var ids = scenario.tabs.map(\.id)
        var isShown = false
        for step in scenario.steps {
            func require(_ condition: Bool, _ key: String, _ message: String) throws {
                if !condition { throw ScenarioError(place: "\(step.place).\(key)", message: message) }
            }
            let onScreen = "there is nothing on screen yet; a step {\"show\": true} must come first"
            let hasPages = scenario.container != .strip
            switch step.action {
            case .show: isShown = true
            case .hide: isShown = false
            case .tap(let id):
                try require(isShown, "tap", onScreen)
                try require(ids.contains(id), "tap", "no tab \(id) then; valid are \(ids.joined(separator: ", "))")
            case .tapAt: try require(isShown, "tapAt", onScreen)
            case .dragPages:
                try require(hasPages, "dragPages", "a strip alone has no pages")
                try require(isShown, "dragPages", onScreen)
            case .release: try require(isShown && hasPages, "release", onScreen)
            case .swipe:
                try require(hasPages, "swipe", "a strip alone has no pages")
                try require(isShown, "swipe", onScreen)
            case .scrollStrip: try require(isShown, "scrollStrip", onScreen)
            case .key: try require(isShown, "key", onScreen)
            case .cover: try require(isShown, "cover", onScreen)
            case .apply(let tabs): ids = tabs.map(\.id)
            case .insert(let tab, _): ids.append(tab.id)
            case .remove(let id): ids.removeAll { $0 == id }
            case .select, .selectIndex, .wait, .settle, .move, .update, .resize, .set, .record: break
            }
        }
    }
}
