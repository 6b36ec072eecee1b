import TabKit
import UIKit

/// Tabs in Arabic in an app that runs from left to right.
///
/// An app in Arabic or Hebrew needs none of this: the environment's layout direction mirrors the strip, the pages and the
/// swipes. Here one child alone gets another direction, through the traits that its parent gives it.
final class RightToLeftScreen: TabsHost {
    init() {
        var style = NewsScreen.style
        style.font = .systemFont(ofSize: 17, weight: .medium)
        style.selectedFont = .systemFont(ofSize: 17, weight: .bold)
        super.init(TabsController(style: style, items: Self.items))
        tabs.strip.tintColor = .systemTeal
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        setOverrideTraitCollection(UITraitCollection(layoutDirection: .rightToLeft), forChild: tabs)
    }

    private static var items: [TabItem] {
        ArabicContent.sections.map { section in
            TabItem(id: section.title, title: section.title) {
                EntriesPage(section.entries, cover: section.entries.first?.caption.isEmpty == true ? .square : .book)
            }
        }
    }
}
