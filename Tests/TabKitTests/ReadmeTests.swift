import TabKit
import Testing

/// `ReadmeExample.swift` is the example of the README, line for line.
@MainActor struct ReadmeTests {
    @Test func theExampleOfTheReadmeMakesItsTabs() throws {
        let tabs = try #require(makeTabs() as? TabsController)
        #expect(tabs.items.map(\.title) == ["Music", "Books", "Films"])
        #expect(tabs.selected == AnyHashable("music"))
    }
}
