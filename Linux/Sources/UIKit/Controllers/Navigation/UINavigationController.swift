/// A container that shows a stack of controllers, one at a time, below a navigation bar.
@MainActor
open class UINavigationController: UIViewController {
    /// The kinds of change in the stack.
    public enum Operation: Int, Sendable {
        case none = 0
        case push = 1
        case pop = 2
    }

    /// How long the bar takes to hide and to come back.
    private static let hideShowBarDuration: CGFloat = 0.2

    /// Known from iOS.
    static let transitionDuration: TimeInterval = 0.35

    var pages: [NavigationPage] = []
    var transition: NavigationTransition?
    let bar = UINavigationBar()
    let pageContainer = UIView()
    private var storedBarHidden = false
    private lazy var popGate = PopGestureGate(self)
    private lazy var popRecognizer = makePopRecognizer(delegate: popGate)

    /// Makes a controller with the bottom of its stack.
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        setUp()
        change(to: [rootViewController], animated: false)
    }

    /// Makes a controller with an empty stack.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        bar.controller = self
        bar.onBack = { [weak self] in self?.popViewController(animated: true) }
    }

    /// Hears of the controllers that are shown.
    open weak var delegate: (any UINavigationControllerDelegate)?

    // MARK: The stack

    /// The stack from its bottom to its top.
    open var viewControllers: [UIViewController] {
        get { pages.map(\.controller) }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The controller at the top of the stack.
    open var topViewController: UIViewController? { pages.last?.controller }

    /// What is seen: what the top controller presents, else the top controller.
    open var visibleViewController: UIViewController? { presentation?.presented ?? topViewController }

    /// Puts a controller on the stack. It must not be in the stack already.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        guard !viewControllers.contains(viewController) else {
            assertionFailure("a controller can be in a navigation stack only once")
            return
        }
        change(to: viewControllers + [viewController], animated: animated)
    }

    /// Takes the top controller off the stack; the bottom one stays.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard pages.count > 1 else { return nil }
        let top = topViewController
        change(to: viewControllers.dropLast(), animated: animated)
        return top
    }

    /// Takes everything above a controller off the stack.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = viewControllers.firstIndex(of: viewController) else {
            assertionFailure("popToViewController needs a controller of the stack")
            return nil
        }
        let popped = Array(viewControllers[(index + 1)...])
        guard !popped.isEmpty else { return nil }
        change(to: Array(viewControllers[...index]), animated: animated)
        return popped
    }

    /// Takes everything but the bottom off the stack.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        guard let root = viewControllers.first else { return nil }
        return popToViewController(root, animated: animated)
    }

    /// Replaces the stack. A new top is pushed, one that was further down already is popped to.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        change(to: viewControllers, animated: animated)
    }

    open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

    // MARK: The bar

    /// The bar; its items are the stack's.
    open var navigationBar: UINavigationBar { bar }

    /// Whether the bar is off the screen.
    open var isNavigationBarHidden: Bool {
        get { storedBarHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    /// Moves the bar off the screen, or back.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != storedBarHidden else { return }
        storedBarHidden = hidden
        guard isViewLoaded, animated else { return barMetricsDidChange() }
        UIView.animate(withDuration: Self.hideShowBarDuration) {
            self.layOutParts()
            self.view.layoutIfNeeded()
        }
    }

    /// Pops the top controller while a finger draws it away from the leading edge.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { isViewLoaded ? popRecognizer : nil }

    // MARK: What a controller answers

    open override func loadView() {
        let view = NavigationView(frame: UIScreen.main.bounds)
        view.onLayout = { [weak self] in self?.layOutParts() }
        view.addSubview(pageContainer)
        view.addSubview(bar)
        view.addGestureRecognizer(popRecognizer)
        self.view = view
        pageContainer.frame = view.bounds
        if let top = pages.last {
            prepareBar(isPop: false)
            bar.finishTransition()
            install(top, below: nil)
        }
    }

    /// The stack's controllers hear of appearances from this class itself.
    open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    override func forwardBegin(_ isAppearing: Bool, animated: Bool) {
        transition?.finishNow()
        guard let top = topViewController, top.appearance.canBegin(isAppearing) else { return }
        top.beginAppearance(isAppearing, animated: animated)
        if isAppearing { delegate?.navigationController(self, willShow: top, animated: animated) }
    }

    override func forwardEnd(appeared: Bool) {
        guard transition == nil, let top = topViewController else { return }
        top.endAppearanceIfMoving()
        if appeared { delegate?.navigationController(self, didShow: top, animated: false) }
    }

    /// Known from iOS: the bar decides the style while it is there, the top controller else.
    open override var childForStatusBarStyle: UIViewController? { storedBarHidden ? topViewController : nil }
    open override var childForStatusBarHidden: UIViewController? { topViewController }
    open override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }

    open override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        topViewController?.contentScrollView(for: edge)
    }

    open override var tabBarItem: UITabBarItem! {
        get { lazyTabBarItem ?? viewControllers.first?.tabBarItem ?? super.tabBarItem }
        set { super.tabBarItem = newValue }
    }
}

/// The view of a navigation controller, which tells of its layout.
@MainActor
final class NavigationView: UIView {
    var onLayout: (() -> Void)?

    override func layoutSubviews() {
        super.layoutSubviews()
        onLayout?()
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        onLayout?()
    }
}
