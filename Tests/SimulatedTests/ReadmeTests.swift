import Gallery
import Simulator
import TabKit
import Testing
import UIKit

/// The README's examples are the gallery's, line for line, and make the same app.
@MainActor @Suite("The examples of the README") struct ReadmeTests {
    @Test(arguments: [GalleryScreen.uikitExample, .swiftuiExample])
    func anExampleShowsItsTabsAndMoves(_ screen: GalleryScreen) throws {
        let phone = Simulator()
        let controller = screen.makeController()
        phone.show(controller)
        let tabs = try #require(controller as? TabsController ?? controller.children.first as? TabsController)
        #expect(tabs.items.map(\.title) == ["Music", "Books", "Films"])
        #expect(tabs.selected == AnyHashable("music"))
        phone.swipe(.left)
        try phone.settle()
        #expect(tabs.selected == AnyHashable("books"))
        #expect(tabs.pager.position == 1)
    }
}
