/// A view whose content is larger than itself and moves under the finger.
///
/// The offset is the origin of the bounds: subviews keep the content's coordinates. Its motion follows traces
/// recorded on iOS 26; see `ScrollPhysics`. Zooming isn't part of the Linux UIKit.
open class UIScrollView: UIView {
    open weak var delegate: (any UIScrollViewDelegate)?

    // MARK: Content

    /// The point of the content at the view's top left. Setting it doesn't clamp, and stops neither a drag nor
    /// deceleration: both go on from the new place.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { moveByCode(to: newValue) }
    }

    /// The size of the content. At rest, the offset stays where there is content.
    open var contentSize: CGSize = .zero {
        didSet { contentSizeDidChange(from: oldValue) }
    }

    /// Room around the content, in addition to what the safe area adds.
    open var contentInset: UIEdgeInsets = .zero {
        didSet { if contentInset != oldValue { updateAdjustedContentInset() } }
    }

    open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
        didSet { if contentInsetAdjustmentBehavior != oldValue { updateAdjustedContentInset() } }
    }

    /// The insets in effect: `contentInset` and the safe area's part.
    open var adjustedContentInset: UIEdgeInsets { storedAdjustedInset }
    var storedAdjustedInset = UIEdgeInsets.zero
    /// The safe area that the insets tell of. It stays while the view is in no window.
    var insetSafeArea = UIEdgeInsets.zero

    /// The adjusted inset has changed. Overrides call super.
    open func adjustedContentInsetDidChange() {}

    // MARK: Behaviour

    /// Whether the finger may drag. Turning it off ends a drag.
    open var isScrollEnabled = true {
        didSet { panGestureRecognizer.isEnabled = isScrollEnabled }
    }

    /// Whether content comes to rest on multiples of the view's size.
    open var isPagingEnabled = false

    /// Whether a drag that starts along one axis stays on it.
    open var isDirectionalLockEnabled = false

    /// Whether content may be pulled beyond its edges.
    open var bounces: Bool {
        get { bouncesHorizontally && bouncesVertically }
        set {
            bouncesHorizontally = newValue
            bouncesVertically = newValue
        }
    }
    open var bouncesHorizontally = true
    open var bouncesVertically = true

    /// Whether content that fits may be pulled as well, if it bounces.
    open var alwaysBounceHorizontal = false {
        didSet { if alwaysBounceHorizontal != oldValue { updateAdjustedContentInset() } }
    }
    open var alwaysBounceVertical = false {
        didSet { if alwaysBounceVertical != oldValue { updateAdjustedContentInset() } }
    }

    open var decelerationRate = DecelerationRate.normal

    /// Whether a tap on the status bar scrolls to the top. It does only if one visible scroll view has this on.
    open var scrollsToTop = true

    /// Whether content gets a touch only after 150 ms without a drag.
    open var delaysContentTouches = true

    /// Whether a drag may take touches away from content that already has them.
    open var canCancelContentTouches = true

    /// Whether a touch in the content reaches it. Subclasses may decline.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

    /// Whether a drag takes the touch away from a view in the content. By default from all but controls.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    // MARK: State

    /// True while a finger is down that may drag.
    open var isTracking: Bool { scrollPan.isFollowing || wheelIsTracking }
    /// True from the beginning of a drag to its end.
    open var isDragging: Bool { drag != nil }
    /// True while content moves by itself after a drag.
    open internal(set) var isDecelerating = false
    /// True during `setContentOffset(_:animated:)`.
    open var isScrollAnimating: Bool { motion?.isProgrammatic ?? false }

    /// The recognizer that drags. Its delegate is the scroll view itself, if a subclass conforms to the protocol.
    open var panGestureRecognizer: UIPanGestureRecognizer { scrollPan }

    /// A bar that opens and closes with the content.
    weak var topBar: (any ScrollViewTopBar)?
    /// How much more such a bar can open: so far content may rest below its usual top.
    var topExpansion: CGFloat = 0

    let scrollPan = ScrollPan()
    let touchGate = ContentTouchGate()
    var drag: ScrollDrag?
    var motion: ScrollMotion?
    var wheelIsTracking = false

    // MARK: Indicators

    open var showsHorizontalScrollIndicator = true { didSet { updateIndicators() } }
    open var showsVerticalScrollIndicator = true { didSet { updateIndicators() } }
    open var indicatorStyle = IndicatorStyle.default { didSet { updateIndicators() } }
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { updateIndicators() } }
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { updateIndicators() } }

    /// Sets the insets of both indicators.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set {
            verticalScrollIndicatorInsets = newValue
            horizontalScrollIndicatorInsets = newValue
        }
    }

    /// Whether the safe area is added to the indicators' insets.
    open var automaticallyAdjustsScrollIndicatorInsets = true { didSet { updateIndicators() } }

    lazy var indicators = ScrollIndicators(scrollView: self)

    // MARK: Making one

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        clipsToBounds = true
        scrollPan.scrollView = self
        addGestureRecognizer(touchGate)
        addGestureRecognizer(scrollPan)
    }

    // MARK: View

    override func boundsDidChange(from old: CGRect) {
        super.boundsDidChange(from: old)
        if bounds.size != old.size {
            updateAdjustedContentInset()
            contentGeometryDidChange()
        }
        guard bounds.origin != old.origin else { return }
        setNeedsLayout()
        updateIndicators()
        topBar?.scrollViewDidMove(self)
        delegate?.scrollViewDidScroll(self)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateIndicators()
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        updateAdjustedContentInset()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil {
            stopForLeavingWindow()
        } else {
            updateAdjustedContentInset()
        }
    }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if gestureRecognizer === scrollPan { return panShouldBegin() }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
}
