/// Lines of text that can't be edited.
@MainActor
open class UILabel: UIView {
    private var storedFont: UIFont?
    private var storedTextColor: UIColor?
    var layoutCache: LabelLayoutCache?

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
        accessibility.traits = .staticText
    }

    open var text: String? {
        didSet { if text != oldValue { textDidChange() } }
    }

    /// The font; nil gives the system font of 17 points.
    open var font: UIFont! {
        get { storedFont ?? Self.defaultFont }
        set {
            guard newValue != storedFont else { return }
            storedFont = newValue
            textDidChange()
        }
    }
    private static let defaultFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

    /// The colour; nil gives the system's label colour.
    open var textColor: UIColor! {
        get { storedTextColor ?? .label }
        set {
            guard newValue != storedTextColor else { return }
            storedTextColor = newValue
            setNeedsDisplay()
        }
    }

    open var textAlignment: NSTextAlignment = .natural {
        didSet { if textAlignment != oldValue { layoutDidChange() } }
    }

    open var lineBreakMode: NSLineBreakMode = .byTruncatingTail {
        didSet { if lineBreakMode != oldValue { textDidChange() } }
    }

    /// The most lines; 0 is as many as needed.
    open var numberOfLines = 1 {
        didSet { if numberOfLines != oldValue { textDidChange() } }
    }

    /// Whether the font follows the text size that the person chooses; it must be one of a text style's.
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory != oldValue { textDidChange() } }
    }

    /// Whether a single line's font is made smaller until the text fits.
    open var adjustsFontSizeToFitWidth = false {
        didSet { if adjustsFontSizeToFitWidth != oldValue { layoutDidChange() } }
    }

    /// How small `adjustsFontSizeToFitWidth` may make the font; 0 allows anything.
    open var minimumScaleFactor: CGFloat = 0 {
        didSet { if minimumScaleFactor != oldValue { layoutDidChange() } }
    }

    /// The width at which the natural height of several lines is measured; 0 is without end.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
    }

    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
    }

    /// The colour while the label is highlighted.
    open var highlightedTextColor: UIColor? {
        didSet { if isHighlighted { setNeedsDisplay() } }
    }

    /// Whether the text is drawn as that of something enabled.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { setNeedsDisplay() } }
    }

    open override var intrinsicContentSize: CGSize {
        let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .greatestFiniteMagnitude
        return textSize(fitting: width, lines: numberOfLines)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        textSize(fitting: size.width > 0 ? size.width : .greatestFiniteMagnitude, lines: numberOfLines)
    }

    /// The rectangle that the text takes in the bounds, with no more lines than given.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        textFrame(in: bounds, lines: numberOfLines)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if adjustsFontForContentSizeCategory
            || previousTraitCollection?.layoutDirection != traitCollection.layoutDirection
        {
            textDidChange()
        }
    }

    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? text }
        set { super.accessibilityLabel = newValue }
    }

    open override var isAccessibilityElement: Bool {
        get { accessibilityValues?.isElement ?? true }
        set { super.isAccessibilityElement = newValue }
    }

    override func drawContent(in canvas: Canvas) {
        guard let layout = displayedLayout else { return }
        canvas.draw(layout, at: textFrame(in: bounds, lines: numberOfLines).origin, shownColor)
    }

    private func textDidChange() {
        layoutCache = nil
        setNeedsDisplay()
        invalidateIntrinsicContentSize()
    }

    private func layoutDidChange() {
        layoutCache = nil
        setNeedsDisplay()
    }

    override func boundsDidChange(from old: CGRect) {
        super.boundsDidChange(from: old)
        if bounds.size != old.size { layoutCache = nil }
    }
}
