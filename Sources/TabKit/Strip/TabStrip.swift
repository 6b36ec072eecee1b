import UIKit

/// A strip of tabs: a control that works alone, or shows the tabs of a ``TabPager`` and follows its position.
///
/// The strip draws everything from one fractional position: the indicator, the colours of two neighbouring titles, its
/// own scroll offset. Only the tabs in sight have views, so a strip may have any number of tabs.
///
/// `.valueChanged` is sent for the user's changes only, as by UIKit's controls; ``onSelect`` hears of every change.
public final class TabStrip: UIControl {
    /// How the strip looks. Setting it takes effect with the next layout.
    public var style: TabStripStyle {
        didSet { if style != oldValue { styleDidChange() } }
    }

    /// Asked once before each change by the user; `false` keeps the selection. Not asked while the strip has a pager.
    public var shouldSelect: ((AnyHashable) -> Bool)? {
        get { solo.shouldSelect }
        set { solo.shouldSelect = newValue }
    }

    /// Hears each change of the selection once, after it. Not called while the strip has a pager: ask that.
    public var onSelect: ((TabChange) -> Void)?

    /// Hears when the user chooses the selected tab again. Not called while the strip has a pager: ask that.
    public var onReselect: ((AnyHashable) -> Void)?

    /// A view before the first tab, which stays while the tabs scroll. It has the size that fits it. Default: none.
    public var leadingAccessoryView: UIView? {
        didSet { exchangeAccessory(oldValue, for: leadingAccessoryView) }
    }

    /// A view after the last tab, which stays while the tabs scroll. It has the size that fits it. Default: none.
    public var trailingAccessoryView: UIView? {
        didSet { exchangeAccessory(oldValue, for: trailingAccessoryView) }
    }

    /// A view in place of the indicator, as large as the style's indicator is. Default: none.
    public var indicatorView: UIView? {
        didSet { indicator.show(indicatorView, in: style.indicator, tint: tintColor) }
    }

    /// The pager whose tabs the strip shows.
    public internal(set) weak var pager: TabPager?

    let solo = StripEngine()
    var source: any TabSource { pager ?? solo }

    var layout = StripLayout()
    let background = UIView()
    var material: UIVisualEffectView?
    let separator = UIView()
    let scrollView = StripScrollView()
    let indicator = TabIndicatorView()
    /// The rounded box inside which the tabs scroll, if the style has one.
    let track = UIView()
    var dividers: [UIView] = []
    let drag = IndicatorDrag()
    /// Whether the mark fades from tab to tab in the present movement; `nil` at rest.
    var markFades: Bool?
    /// Where a finger holds the mark, or where it let go of it.
    var hold: IndicatorHold?
    /// The views of the tabs in sight.
    var itemViews: [AnyHashable: TabItemView] = [:]
    /// Views that were in use and can be again.
    var spareViews: [TabItemView] = []
    var measure = TabMeasure(style: .fixed, traits: UITraitCollection())
    var follower = StripFollower()
    /// The offset at which the strip was at rest last.
    var restOffset: CGFloat = 0
    /// Where the strip was when a finger began to drag it.
    var stepStart: CGFloat = 0
    var shown: (position: Double, selected: AnyHashable?)?
    /// The tab that the indicator shows, if it jumps from tab to tab: in another layout it is at once in its new place.
    var indicatorPlace: Double?
    /// Shows tabs large whose text doesn't grow with the user's text size.
    var largeContent: UILargeContentViewerInteraction?
    var accessibleTabs: [AnyHashable: AccessibleTab] = [:]
    /// Whether the strip is being scrolled by itself, not by a finger.
    var isFollowing = false
    /// How far the background goes on above and below the strip: behind a bar, or to the edge of the screen.
    var backgroundReach = UIEdgeInsets.zero { didSet { if backgroundReach != oldValue { setNeedsLayout() } } }
    /// Whether the pages are above the strip, so that the hairline is at its upper edge.
    var isBelowPages = false { didSet { if isBelowPages != oldValue { setNeedsLayout() } } }
    /// Set when widths have to be measured again with the next layout.
    var needsMeasuring = true

    /// Makes a strip with a style. Default ``TabStripStyle/fixed``.
    public init(style: TabStripStyle = .fixed) {
        self.style = style
        super.init(frame: .zero)
        setUp()
    }

    /// Makes a strip that works alone.
    ///
    /// - Parameters:
    ///   - style: How the strip looks. Default ``TabStripStyle/fixed``.
    ///   - items: The tabs. Of items with the same id the first is kept.
    ///   - selected: The tab to select first. Default, and if there is no such enabled tab: the first enabled one.
    public convenience init(style: TabStripStyle = .fixed, items: [TabItem], selected: AnyHashable? = nil) {
        self.init(style: style)
        solo.reset(GivenTabs(items), selected: selected)
    }

    /// Makes a strip that works alone, of tabs whose items are made one by one when they are needed. See
    /// ``TabPager/init(ids:selected:item:)``.
    public convenience init<ID: Hashable>(
        style: TabStripStyle = .fixed, ids: [ID], selected: ID? = nil,
        item: @escaping @MainActor (ID) -> TabItem
    ) {
        self.init(style: style)
        solo.reset(GivenTabs(ids: ids, item: item), selected: selected.map { AnyHashable($0) })
    }

    public override init(frame: CGRect) {
        style = .fixed
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        style = .fixed
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        solo.view = self
        solo.onSelect = { [weak self] in self?.selectionChanged($0) }
        solo.onReselect = { [weak self] in self?.onReselect?($0) }
        solo.onReveal = { [weak self] in self?.reveal($0, animated: $1) }
        solo.onMove = { [weak self] in self?.positionChanged() }
        accessibilityTraits = .tabBar
        scrollView.delegate = self
        for view in [background, separator, scrollView] { addSubview(view) }
        scrollView.addSubview(indicator)
        for view in [background, separator, indicator] { view.isUserInteractionEnabled = false }
        setUpDragging()
        styleDidChange()
    }

    func selectionChanged(_ change: TabChange) {
        if let id = change.to, change.reason != .repair { itemViews[id]?.animate() }
        if change.reason.isByUser { sendActions(for: .valueChanged) }
        onSelect?(change)
    }

    // MARK: Touches

    /// How far beyond its bounds the strip can be touched, in points, as for a thin strip. Default: nowhere.
    public var hitOutsets = UIEdgeInsets.zero

    public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.inset(by: hitOutsets.negated).contains(point) || raisedView(at: point) != nil
    }

    public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard self.point(inside: point, with: event) else { return nil }
        if let raised = raisedView(at: point), isUserInteractionEnabled, !isHidden, alpha > 0.01 {
            return raised.hitTest(convert(point, to: raised), with: event)
        }
        if let view = accessory(at: point, with: event), isUserInteractionEnabled, !isHidden, alpha > 0.01 {
            return view
        }
        // What is beyond the edge counts as at the edge, so that it meets a tab.
        let area = trackFrame
        let inner = CGPoint(
            x: min(max(point.x, area.minX), max(area.maxX - 0.5, area.minX)),
            y: min(max(point.y, area.minY), max(area.maxY - 0.5, area.minY)))
        return super.hitTest(inner, with: event)
    }

    // MARK: Layout

    public override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: preferredHeight)
    }

    public override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: preferredHeight)
    }

    public override func layoutSubviews() {
        super.layoutSubviews()
        layOut()
    }

    public override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    public override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        traitsDidChange(from: previous)
    }

    public override func tintColorDidChange() {
        super.tintColorDidChange()
        updateTint()
    }

    public override func didMoveToWindow() {
        super.didMoveToWindow()
        solo.perform { $0.container(is: window == nil ? .hidden : .appeared) }
    }

    // MARK: Keyboard

    public override var canBecomeFirstResponder: Bool { isEnabled && source.engine.tabs.selected != nil }

    public override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let unhandled = presses.filter { !choose(by: $0) }
        if !unhandled.isEmpty { super.pressesBegan(unhandled, with: event) }
    }

    // MARK: Accessibility: a container with the trait `.tabBar`; VoiceOver says "Music, tab, 1 of 3"

    public override var isAccessibilityElement: Bool {
        get { false }
        set { if newValue { assertionFailure("A strip is a container of tabs; only its tabs are elements.") } }
    }

    public override func accessibilityElementCount() -> Int { source.engine.tabs.count + accessories.count }

    public override func accessibilityElement(at index: Int) -> Any? {
        if let view = accessory(atElement: index) { return view }
        return source.engine.tabs.id(at: index - leadingCount).map(accessibleTab)
    }

    public override func index(ofAccessibilityElement element: Any) -> Int {
        elementIndex(of: element) ?? NSNotFound
    }
}

extension UIEdgeInsets {
    fileprivate var negated: UIEdgeInsets { UIEdgeInsets(top: -top, left: -left, bottom: -bottom, right: -right) }
}
