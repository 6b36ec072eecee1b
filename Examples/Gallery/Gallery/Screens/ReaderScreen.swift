import TabKit
import UIKit

/// A book: its chapters are the pages, and the strip stands below them.
enum ReaderScreen {
    @MainActor static func make() -> TabsController {
        var style = TabStripStyle.scrollable
        style.height = 48
        style.font = .systemFont(ofSize: 15, weight: .medium)
        style.alignment = .center
        style.indicator.placement = .top
        style.indicator.width = .label
        style.indicator.height = 2
        let items = Chapter.all.map { chapter in
            TabItem(id: chapter.name, title: chapter.name) { ChapterPage(chapter) }
        }
        let tabs = TabsController(style: style, items: items)
        tabs.stripPlacement = .bottom
        tabs.strip.tintColor = .systemOrange
        // A book is long: pages that were left long ago are made again when they are needed.
        tabs.pager.retention = .window(2)
        return tabs
    }
}
