/// The view of a hosting controller: it keeps its graph up to date and lays out what that consists of.
final class HostingView: HostView, GraphHost {
    private(set) var graph: ViewGraph?
    private(set) var root: (any GraphRoot)?
    private(set) weak var controller: UIViewController?
    /// The environment of the view that this one belongs to; nil takes over what UIKit knows.
    var inherited: EnvironmentValues? { didSet { setNeedsUpdate() } }
    private var lastIdealSize: CGSize?

    var sizingOptions: UIHostingControllerSizingOptions = [] {
        didSet {
            lastIdealSize = nil
            if isInWindow { reportIdealSize() }
        }
    }

    var safeAreaRegions = SafeAreaRegions.all { didSet { setNeedsLayout() } }

    /// The safe area's insets for a view that moves under the bars; nil takes those of where it is.
    var fixedInsets: UIEdgeInsets? { didSet { if fixedInsets != oldValue { setNeedsLayout() } } }

    func connect(graph: ViewGraph, root: some GraphRoot, controller: UIViewController) {
        self.graph = graph
        self.root = root
        self.controller = controller
        backgroundColor = .systemBackground
        takesTouches = true
        graph.host = self
    }

    func setVisible(_ visible: Bool) {
        if visible { update() }
        graph?.setVisible(visible)
        // A view that has left the window isn't laid out any more, but is to be told at once.
        if !visible { update() }
    }

    // MARK: Updates

    var isInWindow: Bool { window != nil }

    func setNeedsUpdate() {
        super.setNeedsLayout()
        // Nobody lays out what is in no window; but what a covered page says may be shown by another one.
        guard window == nil, hasUpdated, pendingUpdate == nil else { return }
        pendingUpdate = Runtime.current.after(0) { [weak self] in self?.update() }
    }
    private var pendingUpdate: ScheduledAction?
    private var hasUpdated = false

    /// Brings the graph up to date.
    ///
    /// - Returns: Whether something was placed.
    @discardableResult
    func update() -> Bool {
        pendingUpdate?.cancel()
        pendingUpdate = nil
        hasUpdated = true
        takeTraits()
        return graph?.update() ?? false
    }

    private func takeTraits() {
        guard let root, let graph, !graph.isUpdating else { return }
        var values = inherited.map { $0.keeping(root.hostEnvironment) } ?? root.hostEnvironment
        if inherited == nil {
            values.take(traitCollection)
            values.tint = values.tint ?? Color(uiColor: tintColor)
        }
        guard !values.isIdentical(to: root.hostEnvironment) else { return }
        root.hostEnvironment = values
        root.invalidate()
    }

    /// Whether something else than an update asks for layout.
    var needsPlacing = true
    var isPlacing = false

    override func setNeedsLayout() {
        // That views come and go while they are placed is no reason to place them once more.
        if !isPlacing { needsPlacing = true }
        super.setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let hasPlaced = update()
        if !hasPlaced, needsPlacing || graph?.needsPlacing == true { placeAnew() }
        reportIdealSize()
    }

    /// Something around or inside has another size, but no view has changed.
    private func placeAnew() {
        graph?.beginLayout()
        place(Transaction())
    }

    /// A view of the app has another natural size: if that comes from an update, that places it anyway.
    func representedSizeDidChange() {
        if graph?.isUpdating != true { setNeedsLayout() }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        if let root, inherited == nil {
            root.hostEnvironment.tint = Color(uiColor: tintColor)
            root.invalidate()
        }
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    // MARK: Sizes

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        update()
        func offer(_ length: CGFloat) -> CGFloat? { length < .greatestFiniteMagnitude ? length : nil }
        return arrangement.size(for: ProposedViewSize(width: offer(size.width), height: offer(size.height)))
    }

    private var idealSize: CGSize {
        sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
    }

    override var intrinsicContentSize: CGSize { idealSize }

    var arrangement: RootArrangement { RootArrangement(items: root?.items ?? []) }

    private func reportIdealSize() {
        guard !sizingOptions.isEmpty else { return }
        let size = arrangement.size(for: .unspecified)
        guard size != lastIdealSize else { return }
        lastIdealSize = size
        if sizingOptions.contains(.preferredContentSize) { controller?.preferredContentSize = size }
        if sizingOptions.contains(.intrinsicContentSize) { invalidateIntrinsicContentSize() }
    }
}
