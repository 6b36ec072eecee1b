import TabKit
import UIKit

/// As many topics as a newspaper has.
enum NewsScreen {
    @MainActor static func make() -> TabsController {
        let tabs = TabsController(style: style, items: items)
        tabs.strip.tintColor = .systemRed
        return tabs
    }

    @MainActor static var items: [TabItem] {
        Topic.all.map { topic in
            TabItem(id: topic.name, title: topic.name) { ArticlesPage(topic) }
        }
    }

    static var style: TabStripStyle {
        var style = TabStripStyle.scrollable
        style.height = 46
        style.leadingInset = 4
        style.trailingInset = 4
        style.padding = 12
        style.font = .systemFont(ofSize: 16, weight: .medium)
        style.selectedFont = .systemFont(ofSize: 16, weight: .bold)
        style.indicator.width = .label
        style.indicator.cornerRadius = 1.5
        style.indicator.motion = .elastic
        style.indicator.overscroll = .compress
        return style
    }
}
