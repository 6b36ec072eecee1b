import UIKit

/// A card with an album's cover and name, and a button that plays or pauses.
final class NowPlayingView: UIView {
    private let card = UIView()
    private let artwork: ArtworkView
    private let label: UILabel
    private let button = UIButton(type: .system)
    private var isPlaying = false

    init(_ entry: Entry) {
        artwork = ArtworkView(entry.artwork)
        label = UILabel(style: .subheadline, text: entry.title)
        super.init(frame: .zero)
        label.numberOfLines = 1
        card.backgroundColor = .tertiarySystemBackground
        card.layer.cornerRadius = 12
        card.layer.cornerCurve = .continuous
        card.layer.shadowOpacity = 0.15
        card.layer.shadowRadius = 8
        card.layer.shadowOffset = CGSize(width: 0, height: 2)
        addSubview(card)
        for view in [artwork, label, button] { card.addSubview(view) }
        button.tintColor = .label
        button.addAction(
            UIAction { [weak self] _ in
                self?.isPlaying.toggle()
                self?.update()
            }, for: .touchUpInside)
        update()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    private func update() {
        button.setImage(UIImage(systemName: isPlaying ? "pause.fill" : "play.fill"), for: .normal)
        button.accessibilityLabel = isPlaying ? "Pause" : "Play"
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: max(48, label.font.lineHeight.rounded(.up) + 16) + 8)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        card.frame = CGRect(x: 8, y: 0, width: max(bounds.width - 16, 0), height: max(bounds.height - 8, 0))
        let (width, height) = (card.bounds.width, card.bounds.height)
        let side = max(height - 12, 0)
        let frames = [
            CGRect(x: 6, y: 6, width: side, height: side),
            CGRect(x: side + 16, y: 0, width: max(width - side - 72, 0), height: height),
            CGRect(x: width - 52, y: 0, width: 48, height: height),
        ]
        for (view, frame) in zip([artwork, label, button] as [UIView], frames) {
            view.frame = frame.mirrored(in: card)
        }
    }
}
