/// A button in a bar: a title or a picture in the tint colour.
@MainActor
final class BarButton: UIControl {
    /// The room around the content that takes touches, too.
    static let padding: CGFloat = 8

    private let label = UILabel()
    private let imageView = UIImageView()
    private let gap: CGFloat

    /// - Parameter gap: the room between a picture and a title beside it.
    init(gap: CGFloat = 6) {
        self.gap = gap
        super.init(frame: .zero)
        isAccessibilityElement = true
        accessibilityTraits = .button
        label.lineBreakMode = .byTruncatingTail
        addSubview(label)
        addSubview(imageView)
    }

    required init?(coder: NSCoder) { nil }

    convenience init(item: UIBarButtonItem) {
        self.init()
        show(title: item.image == nil ? item.title : nil, image: item.image, isDone: item.style == .done)
        accessibilityLabel = item.accessibilityLabel ?? item.title
        accessibilityIdentifier = item.accessibilityIdentifier
        isEnabled = item.isEnabled && item.primaryAction?.attributes.contains(.disabled) != true
        if let tint = item.tintColor { tintColor = tint }
        if let action = item.primaryAction { addAction(action, for: .touchUpInside) }
        updateColors()
    }

    func show(title: String?, image: UIImage?, isDone: Bool = false) {
        label.text = title
        // Apple's documentation: bars do not follow the text size.
        label.font = .systemFont(ofSize: 17, weight: isDone ? .semibold : .regular)
        label.isHidden = title == nil
        imageView.image = image?.withRenderingMode(.alwaysTemplate)
        imageView.isHidden = image == nil
        updateColors()
        setNeedsLayout()
    }

    var hasTitle: Bool { label.text?.isEmpty == false }
    var titleView: UIView { label }
    var pictureView: UIView { imageView }

    override var isHighlighted: Bool {
        didSet { updateColors() }
    }

    override var isEnabled: Bool {
        didSet { updateColors() }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColors()
    }

    private func updateColors() {
        let color = isEnabled ? tintColor ?? .systemBlue : .tertiaryLabel
        label.textColor = color
        imageView.tintColor = color
        // Measured on iOS: a pressed system button is drawn at a fifth of its strength.
        label.layer.opacity = isHighlighted ? 0.2 : 1
        imageView.layer.opacity = isHighlighted ? 0.2 : 1
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let image = imageView.isHidden ? .zero : imageView.image?.size ?? .zero
        let text = label.isHidden ? .zero : label.sizeThatFits(size)
        let inner = image.width + text.width + (image.width > 0 && text.width > 0 ? gap : 0)
        return CGSize(width: inner + 2 * Self.padding, height: 44)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let rightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var x = Self.padding
        let place = { (view: UIView, size: CGSize) in
            let left = rightToLeft ? self.bounds.width - x - size.width : x
            let frame = CGRect(origin: CGPoint(x: left, y: (self.bounds.height - size.height) / 2), size: size)
            view.bounds.size = size
            view.center = CGPoint(x: frame.midX, y: frame.midY)
            x += size.width + self.gap
        }
        if !imageView.isHidden, let image = imageView.image { place(imageView, image.size) }
        if !label.isHidden {
            let size = label.sizeThatFits(bounds.size)
            place(label, CGSize(width: min(size.width, max(0, bounds.width - x - Self.padding)), height: size.height))
        }
    }
}
