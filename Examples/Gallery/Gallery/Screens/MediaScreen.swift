import TabKit
import UIKit

/// Three tabs with icons in equal shares over three kinds of lists.
enum MediaScreen {
    /// What the tabs are; their order is the strip's.
    enum Section: String, CaseIterable {
        case music = "Music"
        case movies = "Movies"
        case books = "Books"
    }

    @MainActor static func make() -> TabsController {
        TabsController(style: .fixed, items: items)
    }

    @MainActor static var items: [TabItem] {
        [
            TabItem(id: Section.music, title: "Music", image: UIImage(systemName: "music.note")) {
                EntriesPage(Entry.albums, cover: .square)
            },
            TabItem(id: Section.movies, title: "Movies", image: UIImage(systemName: "film")) {
                FilmsPage(Entry.films)
            },
            TabItem(id: Section.books, title: "Books", image: UIImage(systemName: "book")) {
                EntriesPage(Entry.books, cover: .book)
            },
        ]
    }
}
