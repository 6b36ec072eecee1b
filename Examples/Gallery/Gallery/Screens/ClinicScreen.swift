import TabKit
import UIKit

/// A bar of five items: the middle one is raised, keeps its colour, and does something in place of being selected.
enum ClinicScreen {
    @MainActor static func make() -> TabBarController {
        let tabs = TabBarController()
        tabs.transition = .slide
        tabs.minimizesOnScroll = true
        tabs.apply([
            item("Home", "house", "house.fill") {
                NotePage(
                    title: "Good morning", detail: "Nothing is due today before half past nine.",
                    text:
                        "The hexagon books a visit: it is not a tab, and is never selected. It can be touched where it "
                        + "reaches above the bar, and a finger that rests on it opens a menu.")
            },
            item("Visits", "calendar", "calendar") { EntriesPage(Entry.visits, cover: .square) },
            add { [weak tabs] in book(in: tabs) },
            item("Doctors", "heart", "heart.fill") { EntriesPage(Entry.doctors, cover: .square) },
            item("Profile", "person", "person.fill") {
                NotePage(
                    title: "Robin Meyer", detail: "Insured with the Harbour Mutual",
                    text: "While Doctors is scrolled down, the bar makes room for it.")
            },
        ])
        return tabs
    }

    @MainActor private static func item(
        _ title: String, _ symbol: String, _ selected: String, content: @escaping @MainActor () -> UIViewController
    ) -> TabItem {
        var item = TabItem(
            id: title, title: title, image: UIImage(systemName: symbol), selectedImage: UIImage(systemName: selected),
            content: content)
        item.animation = .bounce
        return item
    }

    @MainActor private static func add(_ perform: @escaping @MainActor () -> Void) -> TabItem {
        let menu = UIMenu(
            title: "Book a Visit",
            children: [
                UIAction(title: "Today", image: UIImage(systemName: "clock")) { _ in perform() },
                UIAction(title: "Next Week", image: UIImage(systemName: "calendar")) { _ in perform() },
            ])
        var item = TabItem.action(id: "Add", title: "", menu: menu, perform: perform)
        item.accessibilityLabel = "Book a visit"
        item.height = 66
        item.customView = HexagonView(symbol: "plus", color: .systemTeal, side: 62)
        item.animation = .rotate
        return item
    }

    /// One visit more: the badge of the visits counts it.
    @MainActor private static func book(in tabs: TabBarController?) {
        guard let tabs, var visits = tabs.items.first(where: { $0.id == AnyHashable("Visits") }) else { return }
        var count = 0
        if case .count(let old) = visits.badge { count = old }
        visits.badge = .count(count + 1)
        tabs.update(visits)
    }
}
