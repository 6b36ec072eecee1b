import TabKit
import UIKit

@MainActor func makeTabs() -> UIViewController {
    let tabs = TabsController(
        style: .fixed,
        items: [
            TabItem(id: "music", title: "Music", image: UIImage(systemName: "music.note")) { page(.systemPink) },
            TabItem(id: "books", title: "Books", image: UIImage(systemName: "book")) { page(.systemTeal) },
            TabItem(id: "films", title: "Films", image: UIImage(systemName: "film")) { page(.systemIndigo) },
        ])
    tabs.onSelect = { change in print("now", change.to ?? "none", "by", change.reason) }
    return tabs
}

@MainActor func page(_ color: UIColor) -> UIViewController {
    let page = UIViewController()
    page.view.backgroundColor = color
    return page
}
