import TabKit

/// How the pages of a scenario move and are kept.
struct PageSettings {
    enum Jump: String, CaseIterable { case skip, through }
    enum Transition: String, CaseIterable { case slide, fade, none }

    var swipe: Bool?
    var preload = 0
    var retention = PageRetention.all
    var farJump = FarJump.skip
    /// Default: pages of a bar change at once, all others slide.
    var transition: PageTransition?

    mutating func read(_ field: Field) throws {
        let members = try field.object(keys: ["swipe", "preload", "keep", "farJump", "transition"])
        swipe = try members["swipe"]?.bool()
        if let field = members["preload"] {
            _ = try field.number(0...1000)
            preload = try field.integer()
        }
        if let field = members["keep"] { retention = try Self.retention(field) }
        if let field = members["farJump"] { farJump = try field.choice(Jump.self) == .skip ? .skip : .through }
        switch try members["transition"]?.choice(Transition.self) {
        case .fade: transition = .fade
        case PageSettings.Transition.none?: transition = PageTransition.none
        case .slide: transition = .slide
        case nil: break
        }
    }

    private static func retention(_ field: Field) throws -> PageRetention {
        if field.value == .string("all") { return .all }
        guard case .object = field.value else {
            throw field.fail("must be all, {\"window\": n} or {\"recent\": n}")
        }
        let members = try field.object(keys: ["window", "recent"])
        switch (members["window"], members["recent"]) {
        case (let window?, nil):
            _ = try window.number(0...1_000_000)
            return .window(try window.integer())
        case (nil, let recent?):
            _ = try recent.number(1...1_000_000)
            return .recent(try recent.integer())
        default: throw field.fail("must have one key, window or recent")
        }
    }
}
