/// A controller that shows a view of SwiftUI.
@MainActor
open class UIHostingController<Content: View>: UIViewController {
    let graph = ViewGraph()
    private var root: RootNode<Content>
    let hosting = HostingView()

    /// The view. Another value updates what is shown; state stays where the identity does.
    public var rootView: Content {
        get { root.value }
        set {
            root.value = newValue
            hosting.graphDidChange()
        }
    }

    public init(rootView: Content) {
        root = RootNode(rootView, graph)
        super.init(nibName: nil, bundle: nil)
        hosting.connect(graph: graph, root: root, controller: self)
    }

    public init?(coder aDecoder: NSCoder, rootView: Content) {
        root = RootNode(rootView, graph)
        super.init(coder: aDecoder)
        hosting.connect(graph: graph, root: root, controller: self)
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) { nil }

    open override func loadView() {
        view = hosting
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        hosting.setVisible(true)
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        PresentationQueue.retry()
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        hosting.setVisible(false)
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
