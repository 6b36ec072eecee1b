import TabKit
import UIKit

/// Tabs that can't be selected, for two reasons, and badges.
enum RulesScreen {
    @MainActor static func make() -> TabsController {
        var style = TabStripStyle.scrollable
        style.height = 50
        let tabs = TabsController(style: style, items: items)
        tabs.shouldSelect = { $0 != AnyHashable("Members") }
        return tabs
    }

    @MainActor private static var items: [TabItem] {
        [
            TabItem(id: "Inbox", title: "Inbox", badge: .count(12)) {
                NotePage(
                    title: "Inbox",
                    text: "A badge is part of its tab’s width, and VoiceOver reads it as the tab’s value.")
            },
            TabItem(id: "Drafts", title: "Drafts", badge: .dot) {
                NotePage(title: "Drafts", text: "A dot says that there is something, and not how much.")
            },
            TabItem(id: "Archive", title: "Archive", isEnabled: false) {
                NotePage(title: "Archive", text: "Nobody gets here.")
            },
            TabItem(id: "Sent", title: "Sent") {
                NotePage(
                    title: "Sent", text: "A swipe from Drafts came here: it passes over Archive, which is disabled.")
            },
            TabItem(id: "Members", title: "Members", image: UIImage(systemName: "lock.fill"), badge: .text("new")) {
                NotePage(title: "Members", text: "Nobody gets here either.")
            },
        ]
    }
}
