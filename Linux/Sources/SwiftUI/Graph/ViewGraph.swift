/// What a graph needs of the view that hosts it.
@MainActor
protocol GraphHost: AnyObject {
    /// The controller that controllers in the graph become children of.
    var controller: UIViewController? { get }
    /// Asks for an update with the next layout.
    func setNeedsUpdate()
    /// Lays out and shows what the graph consists of now.
    func place(_ transaction: Transaction)
}

/// The views of one hosting controller: what has changed, and what is to be done after an update.
@MainActor
final class ViewGraph {
    weak var host: (any GraphHost)?
    /// Counts updates. What was measured at another count is measured again.
    private(set) var stamp = 0
    /// The transaction of the update under way, or of the one before.
    private(set) var transaction = Transaction()
    /// Whether the hosting view is on screen, or about to be.
    private(set) var isVisible = false
    private(set) var isUpdating = false

    private var waiting: [(transaction: Transaction, nodes: [Node])] = []
    private var actions: [() -> Void] = []
    private var appearances: [ObjectIdentifier: AppearanceNode] = [:]
    private var observers: [ObjectIdentifier: any PreferenceObserving] = [:]

    /// How often one update may cause another before it counts as endless.
    private static let roundLimit = 64

    var needsUpdate: Bool { !waiting.isEmpty || !actions.isEmpty }

    func schedule(_ node: Node) {
        let transaction = Transaction.current
        if let last = waiting.indices.last, waiting[last].transaction.isSame(as: transaction) {
            waiting[last].nodes.append(node)
        } else {
            waiting.append((transaction, [node]))
        }
        host?.setNeedsUpdate()
    }

    /// Has an action of the app performed after the update: there it may change anything.
    func afterUpdate(_ action: @escaping () -> Void) {
        actions.append(action)
        host?.setNeedsUpdate()
    }

    /// Brings everything up to date, transaction by transaction.
    func update() {
        guard !isUpdating else { return }
        for _ in 0..<Self.roundLimit where needsUpdate {
            if !waiting.isEmpty {
                let (transaction, nodes) = waiting.removeFirst()
                change(with: transaction) {
                    for node in nodes.sorted(by: { $0.depth < $1.depth }) { node.refresh() }
                }
                host?.place(transaction)
            }
            performActions()
        }
        assert(!needsUpdate, "Views changed each other \(Self.roundLimit) times in one update; it was stopped.")
    }

    /// Changes the graph from outside: a new root view, another environment.
    func change(with transaction: Transaction = .current, _ work: () -> Void) {
        let outer = isUpdating
        isUpdating = true
        self.transaction = transaction
        Transaction.with(transaction, work)
        isUpdating = outer
        stamp += 1
        actions += observers.values.sorted { $0.order < $1.order }.map { observer in { observer.check() } }
    }

    /// Something has another size than it had before it was placed: all is measured anew.
    func sizesDidChange() {
        stamp += 1
    }

    /// Views were built while others were being placed.
    func didBuild() {
        for observer in observers.values.sorted(by: { $0.order < $1.order }) { afterUpdate { observer.check() } }
    }

    private func performActions() {
        let due = actions
        actions = []
        for action in due { action() }
    }

    // MARK: Appearance

    func setVisible(_ visible: Bool) {
        guard visible != isVisible else { return }
        isVisible = visible
        sightDidChange()
    }

    /// Tells views that hear of their appearance to look whether they can be seen.
    func sightDidChange() {
        for node in appearances.values.sorted(by: { $0.depth > $1.depth }) { node.visibilityDidChange() }
    }

    func add(_ node: AppearanceNode) {
        appearances[ObjectIdentifier(node)] = node
        if isVisible { node.visibilityDidChange() }
    }

    func remove(_ node: AppearanceNode) {
        appearances[ObjectIdentifier(node)] = nil
    }

    func add(_ observer: any PreferenceObserving) {
        observers[ObjectIdentifier(observer)] = observer
    }

    func remove(_ observer: any PreferenceObserving) {
        observers[ObjectIdentifier(observer)] = nil
    }
}
