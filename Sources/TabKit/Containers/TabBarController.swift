import UIKit

/// A `UITabBarController` with a bar of TabKit's in place of the system's.
///
/// ```swift
/// let tabs = TabBarController(items: [
///     TabItem(id: "home", title: "Home", image: UIImage(systemName: "house")) { HomeController() },
///     .action(id: "add", title: "Add", image: UIImage(systemName: "plus")) { compose() },
///     TabItem(id: "profile", title: "Profile", image: UIImage(systemName: "person")) { ProfileController() },
/// ])
/// ```
///
/// Children, their appearance, `delegate`, `selectedIndex` and `tabBarController` are UIKit's own; the delegate is asked and
/// told about taps on this bar as about those on the system's. The controllers of all items are made at once, as UIKit
/// needs them; their views are loaded when they are shown. `selectedIndex` counts
/// controllers, and items that are actions have none. Of more than five, UIKit itself knows five at a time, as it would
/// put a list of its own before the others; all of them are children.
///
/// What the bar covers is part of the children's safe area. For that the controller adds to the lower edge of their
/// `additionalSafeAreaInsets`; an app that needs more of that edge adds to it, too.
open class TabBarController: UITabBarController {
    /// The bar. Its look is ``TabStrip/style``.
    public let strip: TabStrip

    /// How a page takes the place of another. Default ``PageTransition/none``, as UIKit; with Reduce Motion, pages that
    /// would slide fade. An animator of the `delegate` goes before.
    public var transition = PageTransition.none

    /// Whether the bar goes away while content is scrolled down, and comes back when it is scrolled up. Default `false`.
    ///
    /// It follows the selected page's `contentScrollView(for: .bottom)`, under a finger, a trackpad or a wheel.
    public var minimizesOnScroll = false {
        didSet { if !minimizesOnScroll { setMinimized(false) } }
    }

    /// What the bar does with more than five items. Default ``Overflow/scrolls``.
    ///
    /// With ``Overflow/moreList``, edit the tabs by this controller's methods, not by those of ``strip``.
    public var overflow = Overflow.scrolls {
        didSet { if overflow != oldValue { updateOverflow() } }
    }

    /// The app's view above the bar, as for what is being played. Default `nil`: none.
    ///
    /// It is as wide as the safe area and as high as its `sizeThatFits(_:)` asks for; after that has changed, call the
    /// controller's `view.setNeedsLayout()`. What it covers is part of the pages' safe area, too. It comes and goes with
    /// the bar, but while scrolling has put the bar away it takes the bar's place.
    public var accessoryView: UIView? {
        didSet { if accessoryView !== oldValue { accessoryDidChange(from: oldValue) } }
    }

    /// Asked once before each change by the user, before the delegate; `false` keeps the selection.
    public var shouldSelect: ((AnyHashable) -> Bool)? {
        get { strip.shouldSelect }
        set { strip.shouldSelect = newValue }
    }

    /// Hears each change of the selection once, after it.
    public var onSelect: ((TabChange) -> Void)?

    /// Hears when the user chooses the selected tab again, after its page has gone back to its root or top.
    public var onReselect: ((AnyHashable) -> Void)?

    /// Whether ``setBarHidden(_:animated:)`` has hidden the bar.
    public internal(set) var isBarHidden = false
    /// Whether scrolling has put the bar away.
    public internal(set) var isBarMinimized = false

    var controllers: [AnyHashable: UIViewController] = [:]
    /// The controllers of all tabs, in their order. UIKit knows five of them at a time.
    var pages: [UIViewController] = []
    /// The controllers by their last use, the last one first.
    var recentPages: [UIViewController] = []
    /// Those that are children without being UIKit's tabs.
    var otherChildren: [UIViewController] = []
    /// The tabs for which the bar has no room, and their list; `nil` while there is room.
    var more: MoreTabs?
    /// The bar's tabs are being set from here.
    var isArranging = false
    let room = BarRoom()
    let accessoryHolder = UIView()
    let pageMotion = BarPageMotion()
    private let scrollWatcher = ScrollWatcher()
    private let wheelWatcher = WheelWatcher()
    var scrollTurn: CGFloat = 0
    var place = BarPlace.shown
    /// UIKit's own properties are being set from here.
    var isChanging = false
    var isEditingItems = false
    var pendingChanges: [TabChange] = []
    /// Whether a change is shown as one; `nil` for what is usual.
    var wantsAnimation: Bool?

    /// Makes a controller.
    ///
    /// - Parameters:
    ///   - style: How the bar looks. Default ``TabStripStyle/bar``.
    ///   - items: The tabs. Of items with the same id the first is kept.
    ///   - selected: The tab to show first. Default, and if there is no such enabled tab: the first enabled one.
    public init(style: TabStripStyle = .bar, items: [TabItem] = [], selected: AnyHashable? = nil) {
        strip = TabStrip(style: style)
        super.init(nibName: nil, bundle: nil)
        setUp()
        strip.solo.reset(GivenTabs(items), selected: selected)
        takeItems()
    }

    public override init(nibName: String?, bundle: Bundle?) {
        strip = TabStrip(style: .bar)
        super.init(nibName: nibName, bundle: bundle)
        setUp()
    }

    public required init?(coder: NSCoder) {
        strip = TabStrip(style: .bar)
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        strip.isBelowPages = true
        strip.solo.allows = { [weak self] id in
            guard let self, let controller = controller(for: id) else { return true }
            return delegateAllows(controller)
        }
        strip.solo.animatesChoice = { [weak self] in self?.animatesStrip ?? true }
        strip.solo.onSelect = { [weak self] in self?.stripDidSelect($0) }
        strip.solo.onReselect = { [weak self] in self?.stripDidReselect($0) }
        strip.solo.onEdit = { [weak self] in self?.stripWasEdited(isDone: $0) }
        scrollWatcher.onMove = { [weak self] in self?.pageMayScroll(isNewTouch: $0) }
        wheelWatcher.onFrame = { [weak self] in self?.pageMayScroll(isNewTouch: $0) }
    }

    // MARK: UIKit's own properties

    open override var viewControllers: [UIViewController]? {
        get { pages.isEmpty ? nil : pages }
        set { if isChanging { super.viewControllers = newValue } else { adopt(newValue ?? []) } }
    }

    /// The controllers that UIKit knows.
    var childControllers: [UIViewController] { super.viewControllers ?? [] }

    open override func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        if isChanging { return super.setViewControllers(viewControllers, animated: animated) }
        adopt(viewControllers ?? [])
    }

    open override var selectedViewController: UIViewController? {
        get { super.selectedViewController }
        set { show(newValue) { super.selectedViewController = newValue } }
    }

    open override var selectedIndex: Int {
        get { selectedViewController.flatMap { pages.firstIndex(of: $0) } ?? NSNotFound }
        set { if pages.indices.contains(newValue) { selectedViewController = pages[newValue] } }
    }

    // MARK: The view

    open override func viewDidLoad() {
        super.viewDidLoad()
        hideSystemBar()
        view.addSubview(strip)
        installAccessory()
        scrollWatcher.watch(view)
        wheelWatcher.watch(view)
        updateBar()
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        hideSystemBar()
        updateOverflow()
        updateBar()
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if view.subviews.last !== strip {
            if accessoryHolder.superview === view { view.bringSubviewToFront(accessoryHolder) }
            view.bringSubviewToFront(strip)
        }
        followSelection()
    }

    open override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        pageMotion.finish()
        super.viewWillTransition(to: size, with: coordinator)
    }

    // UIKit asks these whenever a navigation stack in a tab changes, which says nothing else to a container above it.

    open override var childForStatusBarStyle: UIViewController? {
        stackMayHaveChanged()
        return super.childForStatusBarStyle ?? selectedViewController
    }

    open override var childForHomeIndicatorAutoHidden: UIViewController? {
        stackMayHaveChanged()
        return super.childForHomeIndicatorAutoHidden ?? selectedViewController
    }
}
