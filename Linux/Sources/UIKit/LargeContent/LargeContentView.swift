/// The large content viewer's plate, in the middle of the window: an image over a title.
@MainActor
final class LargeContentView: UIView {
    private let plate = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
    /// Casts the plate's shadow, which the plate itself cuts off.
    private let shade = UIView()
    private let imageView = UIImageView()
    private let label = UILabel()
    private var item: (any UILargeContentViewerItem)?

    /// Known from iOS: a plate of some 250 points with an image of up to about 100.
    private static let width: CGFloat = 250
    private static let imageSide: CGFloat = 100
    private static let margin: CGFloat = 20

    override init(frame: CGRect) {
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
        shade.layer.cornerRadius = 16
        shade.layer.shadowOpacity = 0.25
        shade.layer.shadowRadius = 24
        plate.layer.cornerRadius = 16
        plate.layer.cornerCurve = .continuous
        plate.clipsToBounds = true
        label.font = .preferredFont(forTextStyle: .body)
        label.textAlignment = .center
        label.numberOfLines = 0
        imageView.tintColor = .label
        addSubview(shade)
        addSubview(plate)
        for view in [imageView, label] { plate.contentView.addSubview(view) }
        alpha = 0
        UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) { self.alpha = 1 }
    }

    required init?(coder: NSCoder) { nil }

    /// What is on the plate now.
    func show(_ item: any UILargeContentViewerItem) {
        guard item !== self.item else { return }
        self.item = item
        label.text = item.largeContentTitle
        imageView.image = item.largeContentImage
        imageView.contentMode = item.scalesLargeContentImage ? .scaleAspectFit : .center
        setNeedsLayout()
    }

    /// Fades away.
    func leave() {
        UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) {
            self.alpha = 0
        } completion: { _ in
            self.removeFromSuperview()
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = min(Self.width, max(bounds.width - 2 * Self.margin, 0))
        let inner = max(width - 2 * Self.margin, 0)
        var imageSize = CGSize.zero
        if let image = item?.largeContentImage, let item {
            let side = CGSize(width: min(Self.imageSide, inner), height: Self.imageSide)
            imageSize = item.scalesLargeContentImage ? side : image.size
        }
        let hasTitle = label.text?.isEmpty == false
        let room = CGSize(width: inner, height: max(bounds.height - imageSize.height - 5 * Self.margin, 0))
        let text = hasTitle ? min(label.sizeThatFits(room).height, room.height) : 0
        let gap = hasTitle && imageSize.height > 0 ? Self.margin / 2 : 0
        let height = imageSize.height + gap + text + 2 * Self.margin
        plate.bounds.size = CGSize(width: width, height: height)
        plate.center = CGPoint(x: bounds.midX, y: bounds.midY)
        shade.frame = plate.frame
        let insets = item?.largeContentImageInsets ?? .zero
        imageView.frame = CGRect(
            x: (width - imageSize.width) / 2, y: Self.margin, width: imageSize.width, height: imageSize.height
        ).inset(by: insets)
        label.frame = CGRect(x: Self.margin, y: Self.margin + imageSize.height + gap, width: inner, height: text)
    }
}
