import TabKit
import UIKit

/// A strip in automatic mode, with buttons that add and remove tabs.
final class AutomaticScreen: TabsHost {
    private static let range = 2...12
    private var count = 3 { didSet { countDidChange() } }
    private lazy var removeButton = UIBarButtonItem(
        image: UIImage(systemName: "minus"),
        primaryAction: UIAction(title: "Remove a Tab") { [weak self] _ in self?.count -= 1 })
    private lazy var addButton = UIBarButtonItem(
        image: UIImage(systemName: "plus"),
        primaryAction: UIAction(title: "Add a Tab") { [weak self] _ in self?.count += 1 })

    init() {
        super.init(TabsController(style: .automatic))
        tabs.strip.tintColor = .systemGreen
        navigationItem.rightBarButtonItems = [addButton, removeButton]
        countDidChange()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    private func countDidChange() {
        // The pages stay: the list is compared by id.
        tabs.apply(
            Topic.all.dropFirst().prefix(count).map { topic in
                TabItem(id: topic.name, title: topic.name) {
                    NotePage(
                        title: topic.name,
                        text: """
                            While the titles fit, each tab gets an equal part of the room that is left. As soon as they \
                            don’t, the strip scrolls and every title has its natural width.

                            Add tabs until it happens, then turn the device: it is decided anew for each width.
                            """)
                }
            })
        removeButton.isEnabled = count > Self.range.lowerBound
        addButton.isEnabled = count < Self.range.upperBound
    }
}
