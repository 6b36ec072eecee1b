import UIKit

/// A badge: a red capsule with a short text, or a dot.
@MainActor final class TabBadgeView: UIView {
    private let label = UILabel()

    private static let font = UIFont.systemFont(ofSize: 13)
    /// The least size of a badge with a text, as that of a tab bar on iOS.
    private static let side: CGFloat = 18
    private static let dotSide: CGFloat = 8

    var badge: TabBadge? {
        didSet {
            guard badge != oldValue else { return }
            label.text = badge?.text
            isHidden = badge?.text == nil
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isHidden = true
        backgroundColor = .systemRed
        label.font = Self.font
        label.textColor = .white
        label.textAlignment = .center
        addSubview(label)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// The natural width of a badge, or `nil` if there is nothing to see.
    static func width(of badge: TabBadge?) -> CGFloat? {
        guard let text = badge?.text else { return nil }
        guard !text.isEmpty else { return dotSide }
        return max(side, NSString(string: text).size(withAttributes: [.font: font]).width.rounded(.up) + 10)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard let width = Self.width(of: badge) else { return .zero }
        return CGSize(width: min(width, size.width), height: badge == .dot ? Self.dotSide : Self.side)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
        label.frame = bounds.insetBy(dx: min(4, bounds.width / 4), dy: 0)
    }
}
