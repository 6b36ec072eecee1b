import TabKit
import UIKit

/// Seven tabs, of which three are in a list, and above the bar what is being played.
enum PlayerScreen {
    @MainActor static func make() -> TabBarController {
        let tabs = TabBarController()
        tabs.overflow = .moreList
        tabs.transition = .fade
        tabs.minimizesOnScroll = true
        tabs.apply([
            item("Films", "film") { FilmsPage(Entry.films) }, albums,
            item("Books", "book") { EntriesPage(Entry.books, cover: .book) },
            item("Photos", "photo") { PhotosPage() },
            note("Radio", "dot.radiowaves.left.and.right", "Nothing is on the air before six."),
            badged(note("Downloads", "square.and.arrow.down", "Three albums are on their way.")),
            note("Settings", "gearshape", "There is nothing to set."),
        ])
        tabs.accessoryView = NowPlayingView(Entry.albums[1])
        return tabs
    }

    /// A finger that rests on it opens a menu.
    @MainActor private static var albums: TabItem {
        var item = item("Albums", "music.note") { EntriesPage(Entry.albums, cover: .square) }
        item.menu = UIMenu(
            title: "Albums",
            children: [
                UIAction(title: "Shuffle All", image: UIImage(systemName: "shuffle")) { _ in },
                UIAction(title: "Repeat", image: UIImage(systemName: "repeat"), state: .on) { _ in },
                UIMenu(
                    options: .displayInline,
                    children: [
                        UIAction(
                            title: "Remove Downloads", image: UIImage(systemName: "trash"), attributes: .destructive
                        ) { _ in }
                    ]),
            ])
        return item
    }

    /// Its image turns into the filled one when the tab is selected.
    @MainActor private static func item(
        _ title: String, _ symbol: String, content: @escaping @MainActor () -> UIViewController
    ) -> TabItem {
        var item = TabItem(
            id: title, title: title, image: UIImage(systemName: symbol),
            selectedImage: UIImage(systemName: symbol + ".fill"), content: content)
        item.animation = .morph
        return item
    }

    @MainActor private static func note(_ title: String, _ symbol: String, _ text: String) -> TabItem {
        item(title, symbol) { NotePage(title: title, detail: "", text: text) }
    }

    private static func badged(_ item: TabItem) -> TabItem {
        var item = item
        item.badge = .count(3)
        return item
    }
}
