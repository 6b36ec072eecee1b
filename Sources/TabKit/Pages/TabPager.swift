import UIKit

/// Shows the page of the selected tab and lets a finger swipe to the next: a container of view controllers.
///
/// A page is made when it is first shown, becomes a child only while some part of it can be seen, and gets the
/// appearance calls that UIKit's own containers give. A pager works alone, or with a ``TabSelector`` that shows its tabs.
///
/// ```swift
/// let pager = TabPager(items: items, selected: Section.books)
/// pager.onSelect = { change in print(change.to ?? "nothing", change.reason) }
/// ```
public final class TabPager: UIViewController {
    /// Whether a finger can swipe from page to page. Taps and code are not affected. Default `true`.
    public var isSwipeEnabled: Bool {
        get { scrollView.isScrollEnabled }
        set { scrollView.isScrollEnabled = newValue }
    }

    /// The ways in which a finger can bring another page in. Default: both. Taps and code are not affected.
    public var swipeDirections: SwipeDirections {
        get { engine.options.directions }
        set { setOption(\.directions, newValue) }
    }

    /// How many pages a swipe can pass at most. Default 1, with the system's own paging; less counts as 1.
    public var pagesPerSwipe = 1 {
        didSet {
            pagesPerSwipe = max(pagesPerSwipe, 1)
            scrollView.isPagingEnabled = pagesPerSwipe == 1
            scrollView.decelerationRate = pagesPerSwipe == 1 ? .normal : .fast
        }
    }

    /// Whether pages give way when they are pulled beyond the last one. Default `true`.
    public var bounces: Bool {
        get { scrollView.bounces }
        set { scrollView.bounces = newValue }
    }

    /// Whether the page after the last is the first, for a finger and for the automatic advance. Default `false`; no
    /// effect with fewer than three enabled tabs.
    public var wraps: Bool {
        get { engine.options.wraps }
        set { setOption(\.wraps, newValue) }
    }

    /// The recognizer of the pages' swipe, for rules with other recognizers, such as `require(toFail:)`.
    public var panGestureRecognizer: UIPanGestureRecognizer { scrollView.panGestureRecognizer }

    /// How pages come in. Default ``PageTransition/slide``.
    public var transition = PageTransition.slide

    /// The axis along which pages follow each other. Default `.horizontal`.
    public var axis: NSLayoutConstraint.Axis {
        get { scrollView.axis }
        set {
            guard newValue != scrollView.axis else { return }
            scrollView.axis = newValue
            layoutDidChange()
        }
    }

    /// The gap between two pages while they move, in points. Default 0; negative or not finite counts as 0.
    public var pageSpacing: CGFloat {
        get { scrollView.pageSpacing }
        set {
            scrollView.pageSpacing = newValue.isFinite ? max(newValue, 0) : 0
            layoutDidChange()
        }
    }

    /// How pages look on their way in and out, besides sliding. Default ``PageEffect/none``.
    public var pageEffect = PageEffect.none {
        didSet { if isViewLoaded { layOutPages() } }
    }

    /// A view that is shown while no page is: without tabs, or with none selected. It fills the safe area. Default: none.
    public var placeholder: UIView? {
        didSet { exchangePlaceholder(oldValue) }
    }

    /// What the pages between the two ends of a far jump do. Default ``FarJump/skip``.
    public var farJump: FarJump {
        get { engine.options.farJump }
        set { setOption(\.farJump, newValue) }
    }

    /// How long the content of a page that is not shown is kept. Default ``PageRetention/all``; with less, a page that
    /// was let go is made anew when it is needed again.
    public var retention: PageRetention {
        get { engine.options.retention }
        set { setOption(\.retention, newValue) }
    }

    /// How many enabled tabs on each side of the selected one have their views loaded ahead. Default 0.
    public var preload: Int {
        get { engine.options.preload }
        set { setOption(\.preload, newValue) }
    }

    /// Asked once before each change that the user begins; `false` keeps the selection. Code is not asked.
    ///
    /// For a tap it is asked before anything moves or loads; for a swipe when the finger begins to move towards the page,
    /// which then gives way like the end of a scroll view only.
    public var shouldSelect: ((AnyHashable) -> Bool)?

    /// Asked as ``shouldSelect`` is, and after it, when the answer takes time, as that of "Discard changes?".
    ///
    /// Nothing moves until the answer is there; a swipe gives way as at the end of a scroll view. A selection in the
    /// meantime, by the user or by code, makes the answer void.
    public var confirmSelection: (@MainActor (AnyHashable) async -> Bool)?

    /// Hears each change of the selection once, after it.
    public var onSelect: ((TabChange) -> Void)?

    /// Hears when the user chooses the selected tab again, before the pager does anything of its own.
    public var onReselect: ((AnyHashable) -> Void)?

    /// Hears when a swipe that had another page in sight has come back.
    public var onCancel: (() -> Void)?

    /// Hears every change of ``position``, in each frame of a movement.
    public var onMove: ((Double) -> Void)?

    var engine: Paging<AnyHashable>
    let collection: TabCollection
    var store = PageStore()
    let scrollView = PageScrollView()
    let motion = PageMotion()
    let watcher = TouchWatcher()

    /// The effects that are still to be performed; more than the present ones while a callback changes the selection.
    var pending: [PagingEffect<AnyHashable>] = []
    var isPerforming = false
    /// Whether the scroll view is being moved by the pager, so that what it reports is known already.
    var isPlacing = false
    /// The size that pages are laid out for.
    var laidOutSize = CGSize.zero
    /// Whether the pages are laid out from right to left.
    var laidOutMirrored = false
    var lastReported: (position: Double, selected: AnyHashable?)?
    var systemPage: AnyHashable?
    /// Where on the track the present drag began.
    var dragStart = 0.0
    /// Whether pages fade into each other in the present movement; `nil` at rest.
    var isFading: Bool?
    var selectors: [WeakSelector] = []
    /// The question to the app that is not answered yet.
    var question: (id: AnyHashable, task: Task<Void, Never>)?
    /// The automatic advance, while it runs.
    var advancing: Task<Void, Never>?
    /// What is added to the safe areas of the pages that are there, for the gap between pages.
    var gaps: [AnyHashable: PageGap] = [:]
    /// What pages were told of their progress.
    var toldProgress: [AnyHashable: Double] = [:]
    /// The restored states of pages that are not made yet.
    var restored: [AnyHashable: Data] = [:]

    /// Makes a pager.
    ///
    /// - Parameters:
    ///   - items: The tabs. Of items with the same id the first is kept.
    ///   - selected: The tab to show first. Default, and if there is no such enabled tab: the first enabled one.
    public convenience init(items: [TabItem] = [], selected: AnyHashable? = nil) {
        self.init(GivenTabs(items), selected: selected)
    }

    /// Makes a pager of any number of tabs, whose items are made one by one when they are needed.
    ///
    /// ```swift
    /// TabPager(ids: Array(0..<100_000), selected: 50_000) { number in
    ///     TabItem(id: number, title: "Page \(number)") { PageViewController(number) }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - ids: The tabs. Of equal ids the first is kept. All of them are enabled; ``update(_:)`` disables one. An id of
    ///     another type than these, as that of a tab that is inserted later, is never equal to one of them.
    ///   - selected: The tab to show first. Default, and if there is no such tab: the first.
    ///   - item: Makes the item of a tab, once. It has the tab's id and can be selected.
    public convenience init<ID: Hashable>(
        ids: [ID], selected: ID? = nil, item: @escaping @MainActor (ID) -> TabItem
    ) {
        self.init(GivenTabs(ids: ids, item: item), selected: selected.map { AnyHashable($0) })
    }

    init(_ tabs: GivenTabs, selected: AnyHashable?) {
        collection = TabCollection(tabs)
        engine = Paging(tabs: TabList(tabs, selected: selected))
        super.init(nibName: nil, bundle: nil)
        motion.onFrame = { [weak self] in self?.motionMoved(to: $0, remaining: $1, isThere: $2) }
        scrollView.onSafeArea = { [weak self] in self?.layOutPages() }
        watcher.onTouchDown = { [weak self] in self?.touchWentDown() ?? false }
        watcher.onTouchUp = { [weak self] in self?.perform { $0.holdEnded() } }
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) { nil }

    // MARK: The view's life

    public override func viewDidLoad() {
        super.viewDidLoad()
        setUpView()
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        layOutView()
        updatePlaceholder()
    }

    public override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        if previous?.layoutDirection != traitCollection.layoutDirection { directionDidChange() }
    }

    public override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        perform { $0.container(is: .appearing) }
    }

    public override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        perform { $0.container(is: .appeared) }
    }

    public override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        perform { $0.container(is: .disappearing) }
    }

    public override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        perform { $0.container(is: .hidden) }
    }

    public override func didReceiveMemoryWarning() {
        super.didReceiveMemoryWarning()
        perform { $0.memoryWarning() }
    }

    // MARK: What the system asks

    /// Pages hear of their appearance from the pager alone.
    public override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    public override var childForStatusBarStyle: UIViewController? { selectedViewController }
    public override var childForStatusBarHidden: UIViewController? { selectedViewController }
    public override var childForHomeIndicatorAutoHidden: UIViewController? { selectedViewController }
}
