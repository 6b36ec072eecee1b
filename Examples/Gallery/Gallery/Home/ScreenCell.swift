import UIKit

/// A row of the list of screens: a symbol in a coloured square, a title and a summary.
final class ScreenCell: RowCell {
    private let tile = SymbolTile()

    required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        accessoryType = .disclosureIndicator
        lead = Lead(tile, CGSize(width: 30, height: 30), gap: 15)
        subtitleLabel.font = .preferredFont(forTextStyle: .footnote)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func show(_ screen: GalleryScreen) {
        tile.show(UIImage(systemName: screen.symbol), on: screen.color)
        titleLabel.text = screen.title
        subtitleLabel.text = screen.summary
        setNeedsLayout()
    }
}
