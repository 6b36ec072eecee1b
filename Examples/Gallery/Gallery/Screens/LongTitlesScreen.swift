import TabKit
import UIKit

/// Words of three letters beside words of twenty-six, in equal shares or with the room they need.
final class LongTitlesScreen: TabsHost {
    private lazy var modeButton = UIBarButtonItem(
        primaryAction: UIAction(title: "Fixed") { [weak self] _ in self?.toggleMode() })

    init() {
        let items = CompoundWord.all.map { word in
            TabItem(id: word.word, title: word.word) {
                NotePage(title: word.word, detail: word.parts, text: word.meaning)
            }
        }
        super.init(TabsController(style: .automatic, items: items))
        tabs.strip.tintColor = .systemBrown
        navigationItem.rightBarButtonItem = modeButton
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    private func toggleMode() {
        let isFixed = tabs.strip.style.mode == .fixed
        tabs.strip.style.mode = isFixed ? .automatic : .fixed
        tabs.strip.style.padding = isFixed ? TabStripStyle.automatic.padding : 6
        modeButton.title = isFixed ? "Fixed" : "Automatic"
    }
}
