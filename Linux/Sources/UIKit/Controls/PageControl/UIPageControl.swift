/// A row of dots, one for each page, of which the current one stands out. A tap beside it asks for the page next to it.
@MainActor
open class UIPageControl: UIControl {
    private var dots: [UIView] = []
    private var storedPage = 0

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isAccessibilityElement = true
        accessibilityTraits = .adjustable
    }

    // MARK: Pages

    /// The number of dots. Default 0.
    open var numberOfPages = 0 {
        didSet {
            if numberOfPages < 0 { numberOfPages = 0 }
            guard numberOfPages != oldValue else { return }
            storedPage = pinned(storedPage)
            updateDots()
            invalidateIntrinsicContentSize()
        }
    }

    /// The page that stands out, kept between the first and the last. Setting it sends nothing.
    open var currentPage: Int {
        get { storedPage }
        set {
            guard pinned(newValue) != storedPage else { return }
            storedPage = pinned(newValue)
            updateColors()
        }
    }

    /// Whether nothing is shown for a single page.
    open var hidesForSinglePage = false { didSet { updateDots() } }

    private func pinned(_ page: Int) -> Int { min(max(page, 0), max(numberOfPages - 1, 0)) }

    // MARK: Looks

    /// The colour of the other dots; nil for a translucent white.
    open var pageIndicatorTintColor: UIColor? { didSet { updateColors() } }

    /// The colour of the current dot; nil for white.
    open var currentPageIndicatorTintColor: UIColor? { didSet { updateColors() } }

    private func updateDots() {
        let count = hidesForSinglePage && numberOfPages == 1 ? 0 : numberOfPages
        while dots.count > count { dots.removeLast().removeFromSuperview() }
        while dots.count < count {
            let dot = UIView()
            dot.isUserInteractionEnabled = false
            dot.layer.cornerRadius = Self.dotSide / 2
            addSubview(dot)
            dots.append(dot)
        }
        updateColors()
        setNeedsLayout()
    }

    private func updateColors() {
        let other = pageIndicatorTintColor ?? UIColor.white.withAlphaComponent(0.3)
        for (page, dot) in dots.enumerated() {
            dot.backgroundColor = page == storedPage ? currentPageIndicatorTintColor ?? .white : other
        }
    }

    // MARK: Layout

    /// About what iOS 14 to 18 shows; Apple's documentation has no figures.
    private static let dotSide: CGFloat = 8
    private static let pitch: CGFloat = 18
    private static let margin: CGFloat = 37
    private static let height: CGFloat = 26

    /// The least size at which that many dots are in sight.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        let gaps = CGFloat(max(pageCount - 1, 0))
        let dots = pageCount > 0 ? Self.dotSide + gaps * Self.pitch : 0
        return CGSize(width: dots + 2 * Self.margin, height: Self.height)
    }

    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        // With more dots than there is room for, they move together.
        let room = max(bounds.width - Self.dotSide, 0) / CGFloat(max(dots.count - 1, 1))
        let pitch = min(Self.pitch, room)
        let start = bounds.midX - CGFloat(dots.count - 1) * pitch / 2
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (page, dot) in dots.enumerated() {
            let x = start + CGFloat(page) * pitch
            let center = CGPoint(x: isMirrored ? bounds.width - x : x, y: bounds.midY)
            dot.frame = CGRect(
                x: center.x - Self.dotSide / 2, y: center.y - Self.dotSide / 2, width: Self.dotSide,
                height: Self.dotSide)
        }
    }

    // MARK: Touches
    // DEVIATION: a finger that slides along the dots does not go through the pages; nothing here needs it.

    /// Apple's documentation: a tap on either side of the current dot goes by one page, and sends `valueChanged`.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        guard let touch, isTouchWithin(touch) else { return }
        let isRight = touch.location(in: self).x >= bounds.midX
        step(by: isRight == (effectiveUserInterfaceLayoutDirection == .rightToLeft) ? -1 : 1)
    }

    private func isTouchWithin(_ touch: UITouch) -> Bool {
        bounds.insetBy(dx: -70, dy: -70).contains(touch.location(in: self))
    }

    private func step(by step: Int) {
        let page = pinned(storedPage + step)
        guard page != storedPage else { return }
        currentPage = page
        sendActions(for: .valueChanged)
    }

    // MARK: Accessibility: VoiceOver says "page 1 of 3, adjustable"

    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? "page \(storedPage + 1) of \(numberOfPages)" }
        set { super.accessibilityValue = newValue }
    }

    open override func accessibilityIncrement() { step(by: 1) }
    open override func accessibilityDecrement() { step(by: -1) }
}
