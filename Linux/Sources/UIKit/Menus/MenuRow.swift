/// One element of an open menu: a tick where it is chosen, its title, its image.
@MainActor
final class MenuRow: UIControl {
    let element: UIMenuElement
    private let titleLabel = UILabel()
    private let subtitleLabel = UILabel()
    private let imageView = UIImageView()
    private let tick = UIImageView(image: UIImage(systemName: "checkmark"))
    private let hasTicks: Bool

    init(element: UIMenuElement, hasTicks: Bool) {
        self.element = element
        self.hasTicks = hasTicks
        super.init(frame: .zero)
        let action = element as? UIAction
        let menu = element as? UIMenu
        isEnabled = action?.attributes.contains(.disabled) != true
        let isDestructive = action?.attributes.contains(.destructive) ?? menu?.options.contains(.destructive) ?? false
        let color: UIColor = !isEnabled ? .tertiaryLabel : isDestructive ? .systemRed : .label
        titleLabel.text = element.title
        titleLabel.font = .preferredFont(forTextStyle: .body)
        titleLabel.numberOfLines = 2
        titleLabel.textColor = color
        subtitleLabel.text = element.subtitle
        subtitleLabel.font = .preferredFont(forTextStyle: .footnote)
        subtitleLabel.textColor = .secondaryLabel
        let image = menu == nil ? element.image : UIImage(systemName: "chevron.forward")
        imageView.image = image?.withRenderingMode(.alwaysTemplate)
        imageView.tintColor = color
        tick.tintColor = color
        tick.isHidden = action?.state != .on
        for part in [imageView, tick] { part.contentMode = .scaleAspectFit }
        for part in [titleLabel, subtitleLabel, imageView, tick] { addSubview(part) }
        isAccessibilityElement = true
        accessibilityLabel = element.title
        accessibilityTraits = isEnabled ? .button : [.button, .notEnabled]
        if !tick.isHidden { accessibilityTraits.insert(.selected) }
    }

    required init?(coder: NSCoder) { nil }

    override var isHighlighted: Bool {
        didSet { backgroundColor = isHighlighted && isEnabled ? .systemFill : nil }
    }

    override func accessibilityActivate() -> Bool {
        sendActions(for: .touchUpInside)
        return true
    }

    private static let margin: CGFloat = 16
    private var side: CGFloat { titleLabel.font.lineHeight }

    /// The room between tick and image, as they are with this width.
    private func titleSpan(_ width: CGFloat) -> (x: CGFloat, width: CGFloat) {
        let x = Self.margin + (hasTicks ? side + 4 : 0)
        let trailing = Self.margin + (imageView.image == nil ? 0 : side + 8)
        return (x, max(0, width - x - trailing))
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let room = CGSize(width: titleSpan(size.width).width, height: .greatestFiniteMagnitude)
        let subtitle = element.subtitle == nil ? 0 : subtitleLabel.sizeThatFits(room).height
        return CGSize(
            width: size.width, height: max(44, (titleLabel.sizeThatFits(room).height + subtitle + 22).rounded(.up)))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let span = titleSpan(bounds.width)
        let room = CGSize(width: span.width, height: bounds.height)
        let title = min(titleLabel.sizeThatFits(room).height, bounds.height)
        let subtitle = element.subtitle == nil ? 0 : subtitleLabel.sizeThatFits(room).height
        let top = (bounds.height - title - subtitle) / 2
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let place = { (view: UIView, frame: CGRect) in
            view.frame = isMirrored ? frame.mirrored(in: self.bounds.width) : frame
        }
        place(titleLabel, CGRect(x: span.x, y: top, width: span.width, height: title))
        place(subtitleLabel, CGRect(x: span.x, y: top + title, width: span.width, height: subtitle))
        let middle = bounds.midY - side / 2
        place(tick, CGRect(x: Self.margin - 4, y: middle, width: side * 0.8, height: side))
        place(imageView, CGRect(x: bounds.width - Self.margin - side, y: middle, width: side, height: side))
        titleLabel.textAlignment = isMirrored ? .right : .left
        subtitleLabel.textAlignment = titleLabel.textAlignment
    }
}

extension CGRect {
    fileprivate func mirrored(in width: CGFloat) -> CGRect {
        CGRect(x: width - maxX, y: minY, width: self.width, height: height)
    }
}
