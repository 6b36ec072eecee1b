/// A rectangle of the screen that draws, lays out its subviews and takes part in events.
///
/// What subclasses override is declared here; how it works stands in the extensions.
@MainActor
open class UIView: UIResponder, UITraitEnvironment {
    // MARK: Stored state

    /// The model: what was set last. Animations show as `presentation`, in drawing alone.
    var viewState = ViewState()
    var animations: [PropertyAnimation] = []
    var dissolve: Dissolve?
    var layoutFlags = LayoutFlags()
    var renderCache = RenderCache()
    var recognizers: [UIGestureRecognizer] = []
    var storedInteractions: [any UIInteraction] = []
    var largeContent: LargeContent?
    weak var viewController: UIViewController?

    weak var storedSuperview: UIView?
    weak var storedWindow: UIWindow?
    var storedBackgroundColor: UIColor?
    var storedTintColor: UIColor?
    var storedLayer: CALayer?
    var storedSafeArea = UIEdgeInsets.zero
    var storedMargins: ViewMargins?
    var storedTraits: UITraitCollection?
    var traitObservers = TraitObservers()
    var priorities = ContentPriorities()

    // MARK: Making a view

    /// Makes a view without a size.
    public convenience override init() {
        self.init(frame: .zero)
    }

    public init(frame: CGRect) {
        super.init()
        self.frame = frame
    }

    /// Makes a view as from an archive; nothing is read from the coder.
    public required init?(coder: NSCoder) {
        super.init()
    }

    // MARK: Geometry

    /// The view's rectangle in its superview's coordinates, derived from center, bounds and transform.
    ///
    /// While the transform isn't the identity, this is the box around the transformed view; set center and bounds then.
    open var frame: CGRect {
        get { derivedFrame }
        set { setFrame(newValue) }
    }

    /// The view's rectangle in its own coordinates; subviews move against its origin.
    open var bounds: CGRect {
        get { viewState.bounds }
        set { setGeometry(bounds: newValue, position: viewState.position) }
    }

    /// The middle of the view in its superview's coordinates.
    open var center: CGPoint {
        get { viewState.position }
        set { setGeometry(bounds: viewState.bounds, position: newValue) }
    }

    /// Turns, scales and shifts what is drawn around the center.
    open var transform: CGAffineTransform {
        get { viewState.transform }
        set { setTransform(newValue) }
    }

    /// Called when bounds have changed, after subviews were resized and before anything is laid out.
    func boundsDidChange(from old: CGRect) {}

    // MARK: Appearance

    open var backgroundColor: UIColor? {
        get { storedBackgroundColor }
        set { setBackgroundColor(newValue) }
    }

    /// How opaque the view is with all that is in it, from 0 to 1.
    open var alpha: CGFloat {
        get { viewState.opacity }
        set { setOpacity(newValue) }
    }

    /// Takes the view and all that is in it off the screen and away from touches.
    open var isHidden: Bool {
        get { viewState.isHidden }
        set { setHidden(newValue) }
    }

    /// Whether subviews are cut off at this view's edges.
    open var clipsToBounds: Bool {
        get { viewState.masksToBounds }
        set {
            viewState.masksToBounds = newValue
            setNeedsComposition()
        }
    }

    /// Cuts off what reaches beyond an outline in the view's coordinates, at rest and while its size is animated.
    package var clipOutline: Outline? {
        didSet { if clipOutline != oldValue { setNeedsComposition() } }
    }

    /// How content that has a size of its own lies in the view.
    open var contentMode: UIView.ContentMode = .scaleToFill {
        didSet { if contentMode != oldValue { setNeedsDisplay() } }
    }

    /// The colour of what can be touched; nil takes over the superview's.
    open var tintColor: UIColor! {
        get { effectiveTintColor }
        set { setTintColor(newValue) }
    }

    /// Whether the tint is shown dimmed, as behind an alert. Automatic takes over the superview's mode.
    open var tintAdjustmentMode: UIView.TintAdjustmentMode {
        get { effectiveTintAdjustmentMode }
        set { setTintAdjustmentMode(newValue) }
    }
    var storedTintAdjustmentMode = UIView.TintAdjustmentMode.automatic

    /// The tint that this view shows has changed, here or in a superview.
    open func tintColorDidChange() {}

    /// Draws what the view shows under its subviews, in its own coordinates. Kept until `setNeedsDisplay()`.
    func drawContent(in canvas: Canvas) {}

    /// True if the content, like an image, is stretched with a size that is being animated.
    var stretchesContent: Bool { false }

    /// Has the view's content drawn anew.
    open func setNeedsDisplay() {
        renderCache.isContentDirty = true
        setNeedsComposition()
    }

    // MARK: Hierarchy

    open var superview: UIView? { storedSuperview }

    /// The views in this one, from the back to the front.
    open internal(set) var subviews: [UIView] = []

    open var window: UIWindow? { storedWindow }

    /// A number by which `viewWithTag(_:)` finds the view.
    open var tag = 0

    /// Adds a view in front of the others; it leaves its present superview.
    open func addSubview(_ view: UIView) {
        insert(view, at: .max)
    }

    open func insertSubview(_ view: UIView, at index: Int) {
        insert(view, at: index)
    }

    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view, beside: siblingSubview, offset: 0)
    }

    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view, beside: siblingSubview, offset: 1)
    }

    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        exchange(index1, index2)
    }

    open func bringSubviewToFront(_ view: UIView) {
        moveSubview(view, to: .max)
    }

    open func sendSubviewToBack(_ view: UIView) {
        moveSubview(view, to: 0)
    }

    open func removeFromSuperview() {
        leaveSuperview()
    }

    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}

    /// A subview was hidden or shown. For containers that leave hidden subviews no room.
    func subviewDidChangeVisibility(_ subview: UIView) {}

    /// A subview has another natural size. For containers that lay out by it.
    func subviewDidInvalidateIntrinsicContentSize(_ subview: UIView) {
        (self as? any IntrinsicSizeObserving)?.intrinsicSizeDidChange(of: subview)
    }

    // MARK: Layout

    /// Places the subviews. Override it; never call it, but `setNeedsLayout()`.
    open func layoutSubviews() {}

    /// Has the view laid out in the next pass.
    open func setNeedsLayout() {
        markNeedsLayout()
    }

    /// Lays out now what is dirty, from the topmost dirty ancestor down.
    open func layoutIfNeeded() {
        layoutDirtyTree()
    }

    /// Whether subviews follow a change of size as their autoresizing masks say.
    open var autoresizesSubviews = true

    open var autoresizingMask: UIView.AutoresizingMask = []

    /// The part of each edge that bars, the cutout or the home indicator cover.
    open var safeAreaInsets: UIEdgeInsets { storedSafeArea }

    open func safeAreaInsetsDidChange() {}

    /// The room that content should leave free at the edges, the safe area included.
    open var layoutMargins: UIEdgeInsets {
        get { effectiveMargins }
        set { setMargins(newValue) }
    }

    open func layoutMarginsDidChange() {}

    /// Whether the safe area is added to the layout margins.
    open var insetsLayoutMarginsFromSafeArea = true {
        didSet { if insetsLayoutMarginsFromSafeArea != oldValue { marginsMayHaveChanged() } }
    }

    // MARK: Natural size

    /// The size that suits the content best within a given size. By default the present one.
    open func sizeThatFits(_ size: CGSize) -> CGSize {
        bounds.size
    }

    /// Takes the size of `sizeThatFits(_:)`; the origin stays.
    open func sizeToFit() {
        takeFittingSize()
    }

    /// The size that the content has by itself, or `noIntrinsicMetric` where it has none.
    open var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }

    open func invalidateIntrinsicContentSize() {
        storedSuperview?.subviewDidInvalidateIntrinsicContentSize(self)
    }

    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        priorities.hugging(axis)
    }

    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        priorities.setHugging(priority, axis)
        storedSuperview?.subviewDidInvalidateIntrinsicContentSize(self)
    }

    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        priorities.resistance(axis)
    }

    open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        priorities.setResistance(priority, axis)
        storedSuperview?.subviewDidInvalidateIntrinsicContentSize(self)
    }

    // MARK: Direction and traits

    /// Whether the view's layout may be mirrored in right-to-left languages.
    open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
        didSet { if semanticContentAttribute != oldValue { directionMayHaveChanged() } }
    }

    /// The direction in which this view lays out its content.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIView.userInterfaceLayoutDirection(
            for: semanticContentAttribute,
            relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    }

    open var traitCollection: UITraitCollection { currentTraits }

    /// The traits have changed; `registerForTraitChanges(_:handler:)` is more precise.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// A light or dark appearance for this view and all that is in it.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
        didSet { if overrideUserInterfaceStyle != oldValue { traitsMayHaveChanged() } }
    }

    // MARK: Events

    /// Whether touches reach the view and what is in it.
    open var isUserInteractionEnabled = true

    /// Whether the view gets more than the first finger.
    open var isMultipleTouchEnabled = false

    /// Whether no other view gets touches while this one does.
    open var isExclusiveTouch = false

    /// The deepest view in front that is under a point of this view's coordinates.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        hit(at: point, with: event)
    }

    /// Whether the point is in the view: on its top and left edges it is, on the others not.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.containsHalfOpen(point)
    }

    /// Asked for each recognizer of this view or of views above, before it begins.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    open override var next: UIResponder? {
        viewController ?? storedSuperview
    }

    // MARK: Accessibility

    open override var accessibilityFrame: CGRect {
        get { accessibilityValues?.frame ?? screenFrame }
        set { super.accessibilityFrame = newValue }
    }
}
