/// The view of a hosting controller: it keeps its graph up to date and lays out what that consists of.
final class HostingView: HostView, GraphHost {
    private var graph: ViewGraph?
    private var root: (any GraphRoot)?
    private(set) weak var controller: UIViewController?
    private var environment = EnvironmentValues()
    /// The environment of the view that this one belongs to; nil takes over what UIKit knows.
    var inherited: EnvironmentValues? { didSet { graphDidChange() } }
    /// Whether the root has to be given its value, or another environment.
    private var isStale = true

    func connect(graph: ViewGraph, root: some GraphRoot, controller: UIViewController) {
        self.graph = graph
        self.root = root
        self.controller = controller
        backgroundColor = .systemBackground
        takesTouches = true
        graph.host = self
    }

    func setVisible(_ visible: Bool) {
        if visible { updateRoot() }
        graph?.setVisible(visible)
    }

    /// Has the root show another value with the next layout, or at once where there is none to come.
    func graphDidChange() {
        isStale = true
        pendingTransaction = .current
        setNeedsUpdate()
    }
    private var pendingTransaction = Transaction()

    func setNeedsUpdate() {
        setNeedsLayout()
        // Nobody lays out what is in no window; but what a covered page says may be shown by another one.
        guard window == nil, hasShownRoot, pendingUpdate == nil else { return }
        pendingUpdate = Runtime.current.after(0) { [weak self] in self?.updateNow() }
    }
    private var pendingUpdate: ScheduledAction?
    private var hasShownRoot = false

    /// Brings the graph up to date without layout.
    func updateNow() {
        pendingUpdate?.cancel()
        pendingUpdate = nil
        updateRoot()
        graph?.update()
    }

    private func updateRoot() {
        guard isStale, let graph, let root else { return }
        isStale = false
        hasShownRoot = true
        if let inherited {
            environment = inherited
        } else {
            environment.take(traitCollection)
            environment.tint = environment.tint ?? Color(uiColor: tintColor)
        }
        graph.change(with: pendingTransaction) { root.show(in: environment) }
        pendingTransaction = Transaction()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let wasStale = isStale
        updateRoot()
        place(wasStale ? graph?.transaction ?? Transaction() : Transaction())
        graph?.update()
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        updateRoot()
        graph?.update()
        let proposal = ProposedViewSize(
            width: size.width < .greatestFiniteMagnitude ? size.width : nil,
            height: size.height < .greatestFiniteMagnitude ? size.height : nil)
        let sizes = (root?.items ?? []).map { $0.sizeThatFits(proposal) }
        return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
    }

    override var intrinsicContentSize: CGSize {
        sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
    }

    // MARK: Placing

    func place(_ transaction: Transaction) {
        guard let root, bounds.width > 0, bounds.height > 0 else { return }
        let safe = bounds.inset(by: safeAreaInsets)
        let fill = { [self] in
            self.fill(
                with: root.items.map { ($0, centred($0, in: safe)) }, safe: safe,
                isMirrored: environment.layoutDirection == .rightToLeft, transaction: transaction)
        }
        if let animation = transaction.effectiveAnimation { animation.run(fill) } else { fill() }
    }

    /// A root that takes less than it is offered stands in the middle.
    private func centred(_ item: Item, in area: CGRect) -> CGRect {
        let size = item.sizeThatFits(ProposedViewSize(area.size))
        return CGRect(
            x: area.midX - size.width / 2, y: area.midY - size.height / 2, width: size.width, height: size.height)
    }

    // MARK: What UIKit tells

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        graphDidChange()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        graphDidChange()
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }
}
