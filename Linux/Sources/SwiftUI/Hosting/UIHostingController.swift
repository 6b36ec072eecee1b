/// A controller that shows a view of SwiftUI.
@MainActor
open class UIHostingController<Content: View>: UIViewController, StatusBarHiding, BarredPage {
    let graph = ViewGraph()
    private let root: RootNode<Content>
    let hosting = HostingView()
    private lazy var bars = PageBars(self)

    /// The view. Another value updates what is shown; state stays where the identity does.
    public var rootView: Content {
        get { root.value }
        set { root.value = newValue }
    }

    /// Which sizes follow the view's ideal size. Default: none.
    public var sizingOptions: UIHostingControllerSizingOptions {
        get { hosting.sizingOptions }
        set { hosting.sizingOptions = newValue }
    }

    /// What the view keeps out of, unless it says otherwise itself. Default: everything.
    public var safeAreaRegions: SafeAreaRegions {
        get { hosting.safeAreaRegions }
        set { hosting.safeAreaRegions = newValue }
    }

    public init(rootView: Content) {
        root = RootNode(rootView, graph)
        super.init(nibName: nil, bundle: nil)
        connect()
    }

    public init?(coder aDecoder: NSCoder, rootView: Content) {
        root = RootNode(rootView, graph)
        super.init(coder: aDecoder)
        connect()
    }

    private func connect() {
        root.hostEnvironment.dismiss = DismissAction(DismissAction.Target { [weak self] in self?.dismissOrPop() })
        hosting.connect(graph: graph, root: root, controller: self)
        graph.add(bars)
    }

    /// A decoder has no root view: override it and call `init(coder:rootView:)`.
    public required init?(coder aDecoder: NSCoder) {
        assertionFailure("A hosting controller needs its root view: use init(coder:rootView:).")
        return nil
    }

    open override func loadView() {
        view = hosting
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        hosting.setVisible(true)
        bars.willAppear(animated: animated)
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        bars.didAppear()
        PresentationQueue.retry()
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        bars.willDisappear()
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        hosting.setVisible(false)
    }

    // MARK: What is around

    var isPage: Bool { false }
    var barPreference: BarPreference { root.preference(BarKey.self) }
    var environment: EnvironmentValues { root.hostEnvironment }

    /// What views can do that were pushed or presented by UIKit.
    private func dismissOrPop() {
        if let navigation = navigationController, navigation.topViewController === self,
            navigation.viewControllers.count > 1
        {
            navigation.popViewController(animated: true)
        } else {
            presentingViewController?.dismiss(animated: true)
        }
    }

    var hidesStatusBar: Bool?

    open override var prefersStatusBarHidden: Bool { hidesStatusBar ?? false }
    open override var childForStatusBarStyle: UIViewController? { container }
    open override var childForStatusBarHidden: UIViewController? { hidesStatusBar == nil ? container : nil }

    /// The stack or the tabs that the view consists of.
    private var container: UIViewController? {
        children.first { $0 is UINavigationController || $0 is any TabsShowing }
    }

    /// The size that the view takes for one offered; a dimension without end asks for the ideal one.
    public func sizeThatFits(in size: CGSize) -> CGSize {
        hosting.sizeThatFits(size)
    }

    isolated deinit {
        // Nothing is to be updated any more, whatever the views do as they go.
        graph.host = nil
        root.unmount()
    }
}

/// Which sizes of a hosting controller follow its view's ideal size.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The controller's `preferredContentSize`.
    public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1 << 0)
    /// The view's `intrinsicContentSize`: it is invalidated when the ideal size is another.
    public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 1 << 1)
}
