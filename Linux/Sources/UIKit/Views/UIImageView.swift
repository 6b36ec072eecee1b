/// Shows an image.
@MainActor
open class UIImageView: UIView {
    /// Makes a view of the image's size.
    public convenience init(image: UIImage?) {
        self.init(image: image, highlightedImage: nil)
    }

    public convenience init(image: UIImage?, highlightedImage: UIImage?) {
        self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
        self.highlightedImage = highlightedImage
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isUserInteractionEnabled = false
        accessibility.traits = .image
    }

    open var image: UIImage? {
        didSet { if image != oldValue { imageDidChange(from: oldValue) } }
    }

    /// Shown in place of `image` while the view is highlighted.
    open var highlightedImage: UIImage? {
        didSet { if isHighlighted, highlightedImage != oldValue { imageDidChange(from: oldValue) } }
    }

    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
    }

    open override var intrinsicContentSize: CGSize {
        shownImage?.size ?? CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        shownImage?.size ?? .zero
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }

    override var stretchesContent: Bool { contentMode.rawValue <= UIView.ContentMode.redraw.rawValue }

    override func drawContent(in canvas: Canvas) {
        guard let image = shownImage else { return }
        let frame = contentMode.frame(of: image.size, in: bounds)
        guard frame.isPaintable else { return }
        canvas.draw(
            image, in: frame, tint: effectiveTintColor.rgba(for: traitCollection),
            pixelsPerPoint: traitCollection.displayScale,
            rightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    private var shownImage: UIImage? {
        isHighlighted ? highlightedImage ?? image : image
    }

    private func imageDidChange(from old: UIImage?) {
        setNeedsDisplay()
        if old?.size != shownImage?.size { invalidateIntrinsicContentSize() }
    }
}

extension UIView.ContentMode {
    /// Where something of the size lies in the area.
    func frame(of size: CGSize, in area: CGRect) -> CGRect {
        guard size.width > 0, size.height > 0 else { return CGRect(origin: area.origin, size: .zero) }
        let (wide, high) = (area.width / size.width, area.height / size.height)
        let scale: CGSize =
            switch self {
            case .scaleToFill, .redraw: CGSize(width: wide, height: high)
            case .scaleAspectFit: CGSize(width: min(wide, high), height: min(wide, high))
            case .scaleAspectFill: CGSize(width: max(wide, high), height: max(wide, high))
            default: CGSize(width: 1, height: 1)
            }
        let shown = CGSize(width: size.width * scale.width, height: size.height * scale.height)
        let x: CGFloat =
            switch self {
            case .left, .topLeft, .bottomLeft: 0
            case .right, .topRight, .bottomRight: 1
            default: 0.5
            }
        let y: CGFloat =
            switch self {
            case .top, .topLeft, .topRight: 0
            case .bottom, .bottomLeft, .bottomRight: 1
            default: 0.5
            }
        return CGRect(
            x: area.minX + (area.width - shown.width) * x, y: area.minY + (area.height - shown.height) * y,
            width: shown.width, height: shown.height)
    }
}
