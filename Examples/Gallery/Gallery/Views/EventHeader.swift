import UIKit

/// A picture with a name on it.
final class EventHeader: UIView {
    private let artwork = ArtworkView(Artwork(.hills, .dusk), cornerRadius: 0)
    private let label = UILabel(boldStyle: .title2, text: "Garden Concert")

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        label.textColor = .white
        label.numberOfLines = 1
        addSubview(artwork)
        addSubview(label)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// How high it wants to be.
    var height: CGFloat { 92 + label.font.lineHeight }

    override func layoutSubviews() {
        super.layoutSubviews()
        artwork.frame = bounds
        let line = label.font.lineHeight.rounded(.up)
        label.frame = CGRect(x: 16, y: bounds.height - line - 12, width: max(bounds.width - 32, 0), height: line)
    }
}
