/// A container that shows one of several controllers, chosen in a bar at the bottom.
@MainActor
open class UITabBarController: UIViewController {
    let bar = UITabBar()
    let pageContainer = UIView()
    private var storedControllers: [UIViewController] = []
    weak var storedSelected: UIViewController?
    /// The change of the shown controller that an app's animator runs.
    var transition: TransitionContext?
    private var hidesBar = false
    private var pendingEnd: ScheduledAction?

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
        bar.onTap = { [weak self] in self?.didTap($0) }
    }

    open weak var delegate: (any UITabBarControllerDelegate)?

    /// The bar.
    open var tabBar: UITabBar { bar }

    // MARK: Controllers

    /// The controllers in the order of their tabs.
    open var viewControllers: [UIViewController]? {
        get { storedControllers.isEmpty ? nil : storedControllers }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Sets the controllers. The selection stays at its controller, else at its index, else goes to the first.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        let new = viewControllers ?? []
        let oldSelected = storedSelected
        let oldIndex = selectedIndex
        let old = storedControllers
        let kept = oldSelected.flatMap { selected in new.contains(selected) ? selected : nil }
        storedControllers = new
        for controller in old where !new.contains(controller) {
            controller.willMove(toParent: nil)
        }
        for controller in new where controller.parent !== self {
            addChild(controller)
            controller.didMove(toParent: self)
        }
        bar.items = new.map(\.tabBarItem)
        let next = kept ?? (new.indices.contains(oldIndex) ? new[oldIndex] : new.first)
        select(next)
        finishSelection()
        for controller in old where !new.contains(controller) {
            controller.viewIfLoaded?.removeFromSuperview()
            controller.barInsets = .zero
            controller.removeFromParent()
        }
    }

    /// The controller that is shown.
    open var selectedViewController: UIViewController? {
        get { storedSelected }
        set {
            guard let newValue, storedControllers.contains(newValue) else { return }
            select(newValue)
        }
    }

    /// The index of the controller that is shown, `NSNotFound` if there is none. An index out of range changes nothing.
    open var selectedIndex: Int {
        get { storedSelected.flatMap { storedControllers.firstIndex(of: $0) } ?? NSNotFound }
        set {
            guard storedControllers.indices.contains(newValue) else { return }
            select(storedControllers[newValue])
        }
    }

    /// Order recorded on iOS: the new view loads, the new one will appear, the old one will and did disappear, the new
    /// one did appear.
    private func select(_ controller: UIViewController?) {
        guard controller !== storedSelected else { return }
        finishSelection()
        let old = storedSelected
        storedSelected = controller
        bar.selectedItem = controller?.tabBarItem
        guard isViewLoaded else { return }
        let isVisible = appearance.isOnScreen
        if let old, let controller, runTransition(from: old, to: controller) { return }
        controller?.loadViewIfNeeded()
        if isVisible { controller?.beginAppearance(true, animated: false) }
        if isVisible, let old, old.appearance.isOnScreen { old.beginAppearance(false, animated: false) }
        install(controller)
        old?.viewIfLoaded?.removeFromSuperview()
        if isVisible { old?.endAppearanceIfMoving() }
        layOutParts()
        guard isVisible, appearance.phase == .appeared else { return }
        pendingEnd = Runtime.current.after(0) { [weak self] in self?.finishSelection() }
    }

    private func finishSelection() {
        transition?.completeTransition(true)
        guard let pendingEnd else { return }
        pendingEnd.cancel()
        self.pendingEnd = nil
        viewIfLoaded?.layoutIfNeeded()
        storedSelected?.endAppearanceIfMoving()
    }

    func install(_ controller: UIViewController?) {
        guard let controller else { return }
        controller.barInsets = barInsets(for: controller)
        controller.view.frame = pageContainer.bounds
        controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        pageContainer.addSubview(controller.view)
    }

    /// Order of Apple's documentation: asked first, then the change or what a second tap does, then told.
    private func didTap(_ item: UITabBarItem) {
        guard let controller = storedControllers.first(where: { $0.tabBarItem === item }) else { return }
        guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
        if controller === storedSelected { reselect(controller) } else { select(controller) }
        delegate?.tabBarController(self, didSelect: controller)
    }

    private func reselect(_ controller: UIViewController) {
        if let navigation = controller as? UINavigationController, navigation.viewControllers.count > 1 {
            navigation.popToRootViewController(animated: true)
        } else if let scrollView = controller.contentScrollView(for: .top) {
            let top = scrollView.legalRange(.vertical).lowerBound
            scrollView.setContentOffset(CGPoint(x: scrollView.contentOffset.x, y: top), animated: true)
        }
    }

    // MARK: The bar

    /// Whether the bar is off the screen.
    open var isTabBarHidden: Bool {
        get { hidesBar }
        set { setTabBarHidden(newValue, animated: false) }
    }

    /// Moves the bar off the screen, or back.
    open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != hidesBar else { return }
        hidesBar = hidden
        layOut(animated: animated)
    }

    /// A navigation stack in a tab has changed, and with it whether the bar should be there.
    func bottomBarMayHaveChanged(animated: Bool) {
        layOut(animated: animated)
        viewIfLoaded?.setNeedsLayout()
    }

    private func layOut(animated: Bool) {
        guard isViewLoaded else { return }
        guard animated, view.window != nil else { return layOutParts() }
        UIView.animate(withDuration: UINavigationController.transitionDuration) {
            self.layOutParts()
            self.view.layoutIfNeeded()
        }
    }

    func tabBarItemDidChange(of controller: UIViewController) {
        guard storedControllers.contains(controller) else { return }
        bar.items = storedControllers.map(\.tabBarItem)
        bar.selectedItem = storedSelected?.tabBarItem
    }

    /// Apple's documentation: hidden as long as any controller of the stack asks for it, but for the bottom one.
    private var stackHidesBar: Bool {
        let stack = (storedSelected as? UINavigationController)?.viewControllers ?? []
        return stack.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
    }

    private var showsBar: Bool { !hidesBar && !bar.isHidden && !stackHidesBar }

    func barInsets(for controller: UIViewController) -> UIEdgeInsets {
        UIEdgeInsets(top: 0, left: 0, bottom: showsBar ? UITabBar.height(for: traitCollection) : 0, right: 0)
    }

    func layOutParts() {
        guard let view = viewIfLoaded else { return }
        pageContainer.frame = view.bounds
        if let selected = storedSelected, selected.isViewLoaded {
            selected.barInsets = barInsets(for: selected)
            if selected.view.superview === pageContainer { selected.view.frame = pageContainer.bounds }
        }
        let height = UITabBar.height(for: traitCollection) + view.safeAreaInsets.bottom
        let y = showsBar || bar.isHidden ? view.bounds.height - height : view.bounds.height
        bar.frame = CGRect(x: 0, y: y, width: view.bounds.width, height: height)
    }

    // MARK: What a controller answers

    open override func loadView() {
        let view = NavigationView(frame: UIScreen.main.bounds)
        view.onLayout = { [weak self] in self?.layOutParts() }
        view.addSubview(pageContainer)
        view.addSubview(bar)
        self.view = view
        pageContainer.frame = view.bounds
        install(storedSelected)
    }

    /// The tabs' controllers hear of appearances from this class itself.
    open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    override func forwardBegin(_ isAppearing: Bool, animated: Bool) {
        finishSelection()
        guard let selected = storedSelected, selected.appearance.canBegin(isAppearing) else { return }
        if isAppearing, selected.viewIfLoaded?.superview == nil { install(selected) }
        selected.beginAppearance(isAppearing, animated: animated)
    }

    override func forwardEnd(appeared: Bool) { storedSelected?.endAppearanceIfMoving() }

    open override var childForStatusBarStyle: UIViewController? { storedSelected }
    open override var childForStatusBarHidden: UIViewController? { storedSelected }
    open override var childForHomeIndicatorAutoHidden: UIViewController? { storedSelected }

    open override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        storedSelected?.contentScrollView(for: edge)
    }
}
