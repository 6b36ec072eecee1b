/// Holds a presented view: over the whole window, or as a card in front of a dimmed window.
///
/// DEVIATION: iOS also shrinks what lies behind a card and lets a finger pull the card down; here it goes by `dismiss`.
@MainActor
final class PresentationView: UIView {
    private let content: UIView
    private let dimming: UIView?

    /// Whether the content is below the screen, where its slide begins and ends.
    var isOut = false {
        didSet {
            dimming?.alpha = isOut ? 0 : 1
            setNeedsLayout()
            layoutIfNeeded()
        }
    }

    init(content: UIView, isSheet: Bool, frame: CGRect) {
        self.content = content
        dimming = isSheet ? UIView() : nil
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        accessibilityViewIsModal = true
        if let dimming {
            dimming.backgroundColor = UIColor { traits in
                UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
            }
            addSubview(dimming)
            content.layer.cornerRadius = 10
            content.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
            content.clipsToBounds = true
        }
        addSubview(content)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        dimming?.frame = bounds
        // A card's top stands 10 pt under the status bar.
        let top = dimming == nil ? 0 : safeAreaInsets.top + 10
        let size = CGSize(width: bounds.width, height: max(0, bounds.height - top))
        content.frame = CGRect(origin: CGPoint(x: 0, y: isOut ? bounds.height : top), size: size)
    }
}
