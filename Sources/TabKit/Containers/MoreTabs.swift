import UIKit

/// The More tab of a bar: what it looks like, the tabs in its list, and which of them is shown.
@MainActor final class MoreTabs {
    let list = MoreListController()
    let controller: UINavigationController
    /// The tab whose page is shown while More is selected in the bar, or More's own id for the list.
    var shown = TabBarController.moreID
    /// What the app was last told of `shown`; in a handler more may have happened since.
    var reported = TabBarController.moreID
    /// The tabs for which More was selected in the bar by code, as long as that has not been told.
    var wanted: [AnyHashable] = []

    private let systemItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)

    init() {
        controller = UINavigationController(rootViewController: list)
        list.title = title
        controller.title = title
        controller.tabBarItem = systemItem
    }

    /// The tabs in the list.
    var items: [TabItem] = [] {
        didSet { list.items = items }
    }

    func item(_ id: AnyHashable) -> TabItem? { items.first { $0.id == id } }

    /// The system's word for it, in the user's language.
    private var title: String { systemItem.title ?? "More" }

    /// The tab in the bar; it has a dot if a badge is out of sight in the list.
    var tab: TabItem {
        let controller = controller
        let hasBadge = items.contains { $0.badge?.text != nil }
        return TabItem(
            id: TabBarController.moreID, title: title, image: UIImage(systemName: "ellipsis"),
            badge: hasBadge ? .dot : nil
        ) { controller }
    }
}
