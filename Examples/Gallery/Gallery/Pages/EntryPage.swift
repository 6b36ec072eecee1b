import UIKit

/// One album, film or book.
final class EntryPage: ColumnPage {
    private let entry: Entry

    init(_ entry: Entry, aspect: CGFloat) {
        self.entry = entry
        super.init(nibName: nil, bundle: nil)
        title = entry.title
        navigationItem.largeTitleDisplayMode = .never
        let artwork = ArtworkView(entry.artwork, aspect: aspect, cornerRadius: 10)
        column.add(artwork, gap: 20, maximumWidth: aspect > 1 ? 200 : 280)
        column.add(UILabel(boldStyle: .title2, text: entry.title), gap: 4, isCentered: true)
        column.add(UILabel(style: .body, color: .secondaryLabel, text: entry.subtitle), gap: 2, isCentered: true)
        if !entry.caption.isEmpty {
            column.add(UILabel(style: .footnote, color: .secondaryLabel, text: entry.caption), isCentered: true)
        }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
}
