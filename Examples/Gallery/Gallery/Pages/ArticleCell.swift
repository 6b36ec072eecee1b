import UIKit

/// A headline, a summary, and a picture if there is one.
final class ArticleCell: RowCell {
    private let artworkView = ArtworkView(Artwork(.rings, .ink), cornerRadius: 8)

    required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        titleLabel.font = .preferredFont(forTextStyle: .headline)
        titleLabel.numberOfLines = 3
        subtitleLabel.numberOfLines = 3
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func show(_ article: Article) {
        titleLabel.text = article.headline
        subtitleLabel.text = article.summary
        captionLabel.text = article.meta
        if let artwork = article.artwork {
            artworkView.artwork = artwork
            trail = Lead(artworkView, CGSize(width: 76, height: 76), gap: 14)
        } else {
            trail = nil
        }
        setNeedsLayout()
    }
}
