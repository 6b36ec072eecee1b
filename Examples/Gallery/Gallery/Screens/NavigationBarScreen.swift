import TabKit
import UIKit

/// Two tabs where the title would be.
enum NavigationBarScreen {
    @MainActor static func make() -> TabsController {
        var style = TabStripStyle.fixed
        style.height = 44
        style.font = .systemFont(ofSize: 15, weight: .semibold)
        style.backgroundColor = nil
        style.separatorColor = nil
        style.indicator.width = .label
        style.indicator.cornerRadius = 1.5
        let tabs = TabsController(
            style: style,
            items: [
                TabItem(id: "albums", title: "Albums") { EntriesPage(Entry.albums, cover: .square) },
                TabItem(id: "books", title: "Books") { EntriesPage(Entry.books, cover: .book) },
            ])
        tabs.stripPlacement = .navigationBar
        return tabs
    }
}
