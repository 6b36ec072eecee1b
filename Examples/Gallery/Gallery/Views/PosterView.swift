import UIKit

/// A film's poster over its title and year.
final class PosterView: UIControl {
    private let artwork: ArtworkView
    private let title: UILabel
    private let year: UILabel
    private static let gap: CGFloat = 8

    init(_ film: Entry) {
        artwork = ArtworkView(film.artwork, aspect: 1.5, cornerRadius: 8)
        title = UILabel(style: .subheadline, text: film.title)
        year = UILabel(style: .footnote, color: .secondaryLabel, text: film.subtitle)
        super.init(frame: .zero)
        title.numberOfLines = 2
        for view in [artwork, title, year] as [UIView] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        isAccessibilityElement = true
        accessibilityLabel = "\(film.title), \(film.subtitle)"
        accessibilityTraits = .button
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override var isHighlighted: Bool {
        didSet { artwork.alpha = isHighlighted ? 0.6 : 1 }
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let heights = [artwork, title, year].map { $0.sizeThatFits(size).height }
        return CGSize(width: size.width, height: heights.reduce(Self.gap, +).rounded(.up))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var y: CGFloat = 0
        for view in [artwork, title, year] as [UIView] {
            let height = view.sizeThatFits(bounds.size).height
            view.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
            y += height + (view === artwork ? Self.gap : 0)
        }
    }
}
