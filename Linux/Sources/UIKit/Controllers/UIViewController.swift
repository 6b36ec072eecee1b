/// An object that manages a view and its place in an app's hierarchy of controllers.
///
/// Subclasses override the life cycle methods; the containment, appearance and presentation rules behind them are in
/// this type's extensions.
@MainActor
open class UIViewController: UIResponder, UIContentContainer, UITraitEnvironment {
    // MARK: Stored state

    var loadedView: UIView?
    /// Guards against a `loadView` that reads `view`.
    var isLoadingView = false
    var childControllers: [UIViewController] = []
    weak var parentController: UIViewController?
    /// What the parent sets of this controller's traits.
    var traitsFromParent: UITraitCollection?

    var appearance = AppearanceState()
    /// The `viewDidAppear` of an appearance that began by itself, waiting for the layout pass.
    var pendingAppearanceEnd: ScheduledAction?
    var isEnteringParent = false
    var isLeavingParent = false
    /// Appearance calls that had no counterpart: Apple's UIKit writes "Unbalanced calls to begin/end appearance
    /// transitions" to the log for each.
    package internal(set) var unbalancedAppearanceCalls = 0

    /// What this controller shows over itself and everything below.
    var presentation: Presentation?
    /// The presentation that shows this controller.
    weak var shownPresentation: Presentation?
    var activeCoordinator: TransitionCoordinator?

    var contentScrollViews: [NSDirectionalRectEdge.RawValue: WeakScrollView] = [:]
    var traitObservers = TraitObservers()
    var lazyNavigationItem: UINavigationItem?
    var lazyTabBarItem: UITabBarItem?
    /// Room that a container's bars take from the child's safe area, kept apart from what the app asked for.
    var barInsets = UIEdgeInsets.zero {
        didSet { if barInsets != oldValue { loadedView?.safeAreaInsetsMayHaveChanged() } }
    }

    // MARK: Making a controller

    /// Makes a controller; there are no nib files on Linux, so both arguments are kept out of use.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init()
    }

    /// Makes a controller without a nib.
    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// Makes a controller as from an archive; nothing is read from the coder.
    public required init?(coder: NSCoder) {
        super.init()
    }

    // MARK: The view

    /// The root view, which the first access loads.
    open var view: UIView! {
        get { loadedViewOrLoad() }
        set { replaceView(with: newValue) }
    }

    /// The root view if it has been loaded.
    open var viewIfLoaded: UIView? { loadedView }

    /// Whether the root view exists.
    open var isViewLoaded: Bool { loadedView != nil }

    /// Loads the root view unless it is loaded already.
    open func loadViewIfNeeded() { _ = loadedViewOrLoad() }

    /// Makes the root view. Override it to assign `view`, and don't call super then.
    open func loadView() {
        let view = UIView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
    }

    /// Called once after the root view was loaded.
    open func viewDidLoad() {}

    // MARK: Appearance

    /// Called before the view is added to a visible hierarchy.
    open func viewWillAppear(_ animated: Bool) {}

    /// Called once an appearance, when the view is in the hierarchy with its final traits and geometry.
    open func viewIsAppearing(_ animated: Bool) {}

    /// Called when the view is on screen and its transition has ended.
    open func viewDidAppear(_ animated: Bool) {}

    /// Called before the view leaves the visible hierarchy.
    open func viewWillDisappear(_ animated: Bool) {}

    /// Called when the view has left the visible hierarchy.
    open func viewDidDisappear(_ animated: Bool) {}

    /// Whether UIKit tells the children about appearances of this controller and of their views.
    ///
    /// A container that returns false calls `beginAppearanceTransition` and `endAppearanceTransition` on every child.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// Tells a child that its appearance is about to change.
    ///
    /// A call in the opposite direction before `endAppearanceTransition` cancels the transition that runs.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        beginAppearance(isAppearing, animated: animated)
    }

    /// Tells a child that its appearance has changed.
    open func endAppearanceTransition() { endAppearance() }

    /// Passes the beginning of an appearance on; the system's containers pick the children that show.
    func forwardBegin(_ isAppearing: Bool, animated: Bool) {
        forwardBeginToChildren(isAppearing, animated: animated)
    }

    /// Passes the end of an appearance on.
    func forwardEnd(appeared: Bool) { forwardEndToChildren() }

    /// Whether the view appears because the controller was presented.
    open var isBeingPresented: Bool { shownPresentation?.phase == .presenting }

    /// Whether the view disappears because the controller was dismissed.
    open var isBeingDismissed: Bool { shownPresentation?.phase == .dismissing }

    /// Whether the view appears because the controller was added to a container.
    open var isMovingToParent: Bool { isEnteringParent }

    /// Whether the view disappears because the controller is being removed from its container.
    open var isMovingFromParent: Bool { isLeavingParent }

    // MARK: Layout

    /// Called before the root view lays out its subviews.
    open func viewWillLayoutSubviews() {}

    /// Called after the root view laid out its subviews, before these lay out theirs.
    open func viewDidLayoutSubviews() {}

    /// Called when the root view's safe area has changed, before layout.
    open func viewSafeAreaInsetsDidChange() {}

    /// Insets that are added to the safe area which the root view inherits.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if additionalSafeAreaInsets != oldValue { loadedView?.safeAreaInsetsMayHaveChanged() } }
    }

    /// The size that the controller would like its container or presentation to give it.
    open var preferredContentSize = CGSize.zero {
        didSet {
            guard preferredContentSize != oldValue else { return }
            let container: (any UIContentContainer)? = parentController ?? shownPresentation?.presenter
            container?.preferredContentSizeDidChange(forChildContentContainer: self)
        }
    }

    // MARK: Containment

    /// The container that this controller is a child of.
    open var parent: UIViewController? { parentController }

    /// The children, in the order in which they were added.
    open var children: [UIViewController] { childControllers }

    /// Makes a controller a child, and calls its `willMove(toParent:)`.
    ///
    /// Add the child's view after that, then call its `didMove(toParent:)`. A child of another container leaves that first.
    open func addChild(_ childController: UIViewController) { adopt(childController) }

    /// Ends being a child, and calls `didMove(toParent: nil)`. Call `willMove(toParent: nil)` and remove the view first.
    open func removeFromParent() { leaveParent() }

    /// Called before the controller joins a container, or with nil before it leaves one.
    open func willMove(toParent parent: UIViewController?) {
        if parent == nil { isLeavingParent = true }
    }

    /// Called after the controller joined a container, or with nil after it left one.
    open func didMove(toParent parent: UIViewController?) {
        if parent != nil, appearance.phase == .disappeared || appearance.phase == .appeared { isEnteringParent = false }
    }

    /// Replaces one child's view by another's, with an animation; the appearance calls are made for both.
    ///
    /// Both must be children. Adds the new view and removes the old one itself.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        exchange(
            fromViewController, for: toViewController, duration: duration, options: options, animations: animations,
            completion: completion)
    }

    // MARK: Titles and bars

    /// The name of what the controller shows; its navigation item and tab bar item take it.
    open var title: String? {
        didSet {
            lazyNavigationItem?.title = title
            lazyTabBarItem?.title = title
        }
    }

    /// What a navigation bar shows for this controller, made on first access from the title.
    open var navigationItem: UINavigationItem {
        if let lazyNavigationItem { return lazyNavigationItem }
        let item = UINavigationItem(title: title ?? "")
        item.title = title
        lazyNavigationItem = item
        return item
    }

    /// What a tab bar shows for this controller, made on first access from the title.
    open var tabBarItem: UITabBarItem! {
        get {
            if let lazyTabBarItem { return lazyTabBarItem }
            let item = UITabBarItem(title: title, image: nil, tag: 0)
            lazyTabBarItem = item
            return item
        }
        set {
            lazyTabBarItem = newValue
            tabBarController?.tabBarItemDidChange(of: self)
        }
    }

    /// Whether a tab bar goes away while this controller is in a navigation stack.
    open var hidesBottomBarWhenPushed = false

    /// The scroll view that the bars at an edge follow: the one set, else the root view or its first scroll view.
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { findContentScrollView(for: edge) }

    /// Names the scroll view that the bars at some edges follow; nil returns to the automatic choice.
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        storeContentScrollView(scrollView, for: edge)
    }

    /// Names the scroll view that the bars at all edges follow; nil returns to the automatic choice.
    open func setContentScrollView(_ scrollView: UIScrollView?) { setContentScrollView(scrollView, for: .all) }

    // MARK: Status bar and home indicator

    /// The style that the status bar should have.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }

    /// Whether the status bar should be hidden.
    open var prefersStatusBarHidden: Bool { false }

    /// How a change of the status bar's visibility should be animated.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

    /// The child that is asked for the status bar's style in this controller's place.
    open var childForStatusBarStyle: UIViewController? { nil }

    /// The child that is asked for the status bar's visibility in this controller's place.
    open var childForStatusBarHidden: UIViewController? { nil }

    /// Whether the home indicator should fade out while nobody touches the screen.
    open var prefersHomeIndicatorAutoHidden: Bool { false }

    /// The child that is asked about the home indicator in this controller's place.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }

    /// Says that the answers about the status bar have changed; they are asked for again, from the root down.
    open func setNeedsStatusBarAppearanceUpdate() { Runtime.current.systemBars.update() }

    /// Says that the answer about the home indicator has changed.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() { Runtime.current.systemBars.update() }

    // MARK: Traits

    /// The traits of the root view while it is in a window, else those it would inherit.
    open var traitCollection: UITraitCollection { currentTraits }

    /// Called when the traits have changed; `registerForTraitChanges` is its successor.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The style that this controller's views and children take in place of the system's.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet { if overrideUserInterfaceStyle != oldValue { loadedView?.traitsMayHaveChanged() } }
    }

    /// Gives a child traits that differ from this controller's; nil takes them back.
    ///
    /// iOS 17 has trait overrides beside this.
    open func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) { overrideTraits(of: childViewController, with: collection) }

    /// The traits that a child was given.
    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        childViewController.parentController === self ? childViewController.traitsFromParent : nil
    }

    // MARK: Sizes

    /// Called before the view's size changes; super tells the children whose size changes with it.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        forwardTransition(to: size, with: coordinator)
    }

    /// Called before the traits change with the size; super tells the children.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in childControllers { child.willTransition(to: newCollection, with: coordinator) }
        presentation?.presented.willTransition(to: newCollection, with: coordinator)
    }

    /// The size that a child will have when this controller's view has a new size: by default the same.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    /// Called when a child's preferred size has changed.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// The coordinator of the transition that this controller or an ancestor takes part in.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { inheritedCoordinator }

    // MARK: Presentation

    /// How the controller is shown by `present`; automatic is a page sheet.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic

    /// The controller that this one, or an ancestor, presents.
    open var presentedViewController: UIViewController? { chainUp().lazy.compactMap(\.presentation).first?.presented }

    /// The controller that presented this one or an ancestor.
    open var presentingViewController: UIViewController? {
        chainUp().lazy.compactMap(\.shownPresentation).first?.presenter
    }

    /// Shows a controller over the whole hierarchy that this one is in.
    ///
    /// Nothing happens while the view is in no window, or while something is presented already: Apple's UIKit logs that.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        startPresenting(viewControllerToPresent, animated: flag, completion: completion)
    }

    /// Dismisses what this controller presents, else this controller itself.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        startDismissing(animated: flag, completion: completion)
    }

    /// Shows a controller in the way of the nearest container: pushed by a navigation controller, else presented.
    open func show(_ vc: UIViewController, sender: Any?) {
        if let parentController { parentController.show(vc, sender: sender) } else { present(vc, animated: true) }
    }

    /// Called when memory runs short; free what can be made again.
    open func didReceiveMemoryWarning() {}

    // MARK: Responder

    /// A root view's controller hands events on to what the view is in; a presented controller to its presenter.
    open override var next: UIResponder? { shownPresentation?.presenter ?? loadedView?.superview }
}
