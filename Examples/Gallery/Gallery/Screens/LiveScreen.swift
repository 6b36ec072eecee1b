import TabKit
import UIKit

/// Tabs whose first page is a form that changes the strip above it and the pages beside it.
final class LiveScreen: TabsHost {
    private static let fixedID = "Settings"
    private static let range = 1...12

    init() {
        super.init(TabsController(style: .scrollable))
        tabs.strip.tintColor = .systemPurple
        tabs.apply([settingsItem] + Topic.all.dropFirst().prefix(4).map(Self.item))
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    private var settingsItem: TabItem {
        TabItem(id: Self.fixedID, title: "Settings", image: UIImage(systemName: "slider.horizontal.3")) {
            [unowned self] in
            FormPage(sections)
        }
    }

    private static func item(_ topic: Topic) -> TabItem {
        TabItem(id: topic.name, title: topic.name) { ArticlesPage(topic) }
    }

    private var sections: [FormSection] {
        let settings = LiveSettings(tabs)
        return [tabsSection] + settings.sections
    }

    // MARK: The tabs themselves

    private var tabsSection: FormSection {
        FormSection(
            "Tabs",
            [
                .stepper(
                    "Number of Tabs", value: { [unowned self] in tabs.items.count },
                    step: { [unowned self] in step(by: $0) }),
                .action("Shuffle") { [unowned self] in tabs.apply(tabs.items.shuffled()) },
                .action("Insert Before the First") { [unowned self] in
                    if let topic = nextTopic { tabs.strip.insert(Self.item(topic), at: 0) }
                },
            ],
            footer: "The selected tab stays selected, and stays where it is on screen while the strip scrolls.")
    }

    private var nextTopic: Topic? {
        let used = Set(tabs.items.map(\.id))
        return Topic.all.first { !used.contains($0.name) }
    }

    private func step(by amount: Int) {
        guard Self.range.contains(tabs.items.count + amount) else { return }
        if amount > 0, let topic = nextTopic {
            tabs.strip.insert(Self.item(topic), at: tabs.items.count)
        } else if let last = tabs.items.last(where: { $0.id != AnyHashable(Self.fixedID) }) {
            tabs.strip.remove(last.id)
        }
    }
}
