/// What a graph needs of the view that hosts it.
@MainActor
protocol GraphHost: AnyObject {
    /// The controller that controllers in the graph become children of.
    var controller: UIViewController? { get }
    /// Whether anybody could see how something changes.
    var isInWindow: Bool { get }
    /// Asks for an update with the next layout.
    func setNeedsUpdate()
    /// Lays out and shows what the graph consists of now.
    func place(_ transaction: Transaction)
}

/// The views of one hosting controller: what has changed, and what is to be done after an update.
@MainActor
final class ViewGraph {
    weak var host: (any GraphHost)?
    /// Counts updates and layout passes. What was measured at another count is measured again.
    private(set) var stamp = 0
    /// The transaction of the update under way, or of the one before.
    private(set) var transaction = Transaction()
    /// Whether the hosting view is on screen, or about to be.
    private(set) var isVisible = false
    private(set) var isUpdating = false
    /// Counts updates and layout passes without one.
    private(set) var updateNumber = 0

    /// Whether what is placed now comes from an update.
    private(set) var isPlacingUpdate = false

    /// Whether something has changed outside of an update.
    var needsPlacing = false

    private var waiting: [Batch] = []
    /// What the update under way has still to refresh.
    private var due: Set<ObjectIdentifier> = []
    private var actions: [() -> Void] = []
    private var appearances: [ObjectIdentifier: (order: Int, node: any AppearanceObserving)] = [:]
    private var observers: [ObjectIdentifier: any PreferenceObserving] = [:]
    private var additions = 0
    private var willCheckPreferences = false

    /// What was changed in one transaction.
    private struct Batch {
        let transaction: Transaction
        var writes: Int
        /// Whether it looks at values as they were, which are kept as long as it waits.
        let looksBack: Bool
        var nodes: [Node] = []
        var known: Set<ObjectIdentifier> = []
    }

    /// How often one update may cause another before it counts as endless.
    private static let roundLimit = 64

    var needsUpdate: Bool { !waiting.isEmpty || !actions.isEmpty }

    // MARK: Updates

    func schedule(_ node: Node) {
        let transaction = Transaction.current
        // Where nobody sees it, all changes are one, and may be shown long after: with the values of then.
        let isSeen = host?.isInWindow == true
        let writes = isSeen ? WriteOrder.number(for: transaction) : .max
        if let last = waiting.last, last.transaction.isSame(as: transaction) || !isSeen {
            waiting[waiting.count - 1].writes = max(last.writes, writes)
        } else {
            waiting.append(Batch(transaction: transaction, writes: writes, looksBack: isSeen))
            if isSeen { WriteOrder.begin() }
        }
        if waiting[waiting.count - 1].known.insert(ObjectIdentifier(node)).inserted {
            waiting[waiting.count - 1].nodes.append(node)
        }
        host?.setNeedsUpdate()
    }

    /// Whether a node waits for the update under way. It is refreshed by whoever asks.
    func take(_ node: Node) -> Bool {
        due.remove(ObjectIdentifier(node)) != nil
    }

    /// Has an action of the app performed after the update: there it may change anything.
    func afterUpdate(_ action: @escaping () -> Void) {
        actions.append(action)
        host?.setNeedsUpdate()
    }

    /// Brings everything up to date, transaction by transaction.
    ///
    /// - Returns: Whether something was placed.
    @discardableResult
    func update() -> Bool {
        guard !isUpdating else { return false }
        var hasPlaced = false
        var rounds = 0
        while needsUpdate {
            rounds += 1
            guard rounds <= Self.roundLimit else {
                stop()
                break
            }
            if !waiting.isEmpty {
                show(waiting.removeFirst())
                hasPlaced = true
            }
            performActions()
        }
        return hasPlaced
    }

    private func show(_ batch: Batch) {
        defer { if batch.looksBack { WriteOrder.end() } }
        updateNumber += 1
        change(with: batch.transaction, writes: batch.writes) {
            due = batch.known
            let nodes = batch.nodes.enumerated().sorted {
                ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset)
            }
            for (_, node) in nodes { node.refresh() }
            due = []
        }
        isPlacingUpdate = true
        Transaction.with(batch.transaction) { host?.place(batch.transaction) }
        isPlacingUpdate = false
        batch.transaction.didShow()
    }

    /// Views that change each other for ever would hold up everything else.
    private func stop() {
        for batch in waiting where batch.looksBack { WriteOrder.end() }
        waiting = []
        actions = []
        assertionFailure(
            "Views changed each other \(Self.roundLimit) times in one update; it was stopped. An action of onChange, "
                + "onAppear or a preference must not change what it hears of without end.")
    }

    /// Changes the nodes. Values that were written later than `writes` look as before meanwhile.
    func change(with transaction: Transaction = .current, writes: Int? = nil, _ work: () -> Void) {
        let outer = (isUpdating, self.transaction)
        isUpdating = true
        self.transaction = transaction
        Reader.with(nil) { WriteOrder.showing(writes) { Transaction.with(transaction, work) } }
        isUpdating = outer.0
        stamp += 1
        needsPlacing = true
        checkPreferences()
    }

    /// Has everybody look after the update who waits for preferences.
    func checkPreferences() {
        guard !observers.isEmpty, !willCheckPreferences else { return }
        willCheckPreferences = true
        afterUpdate { [weak self] in
            guard let self else { return }
            willCheckPreferences = false
            for observer in observers.values.sorted(by: { $0.order < $1.order }) { observer.check() }
        }
    }

    /// Something has another size than it had before it was placed: all is measured anew.
    func sizesDidChange() {
        stamp += 1
    }

    /// Views were built while others were being placed.
    func didBuild() {
        for observer in observers.values.sorted(by: { $0.order < $1.order }) { afterUpdate { observer.check() } }
    }

    /// Whether a number of an update is that of the one under way, or of the one that is placed now.
    func isCurrent(_ number: Int) -> Bool {
        (isUpdating || isPlacingUpdate) && number == updateNumber
    }

    /// Runs a part of an update with a transaction of its own.
    func withTransaction(_ transaction: Transaction, _ work: () -> Void) {
        let outer = self.transaction
        self.transaction = transaction
        Transaction.with(transaction, work)
        self.transaction = outer
    }

    /// Something was laid out without an update: what was measured may be another now.
    func beginLayout() {
        stamp += 1
        updateNumber += 1
        transaction = Transaction()
    }

    private func performActions() {
        let due = actions
        actions = []
        for action in due { action() }
    }

    isolated deinit {
        for batch in waiting where batch.looksBack { WriteOrder.end() }
    }

    // MARK: Observers

    func setVisible(_ visible: Bool) {
        guard visible != isVisible else { return }
        isVisible = visible
        sightDidChange()
    }

    /// Tells views that hear of their appearance to look whether they can be seen.
    func sightDidChange() {
        let nodes = appearances.values.sorted { ($1.node.depth, $0.order) < ($0.node.depth, $1.order) }
        for (_, node) in nodes { node.visibilityDidChange() }
    }

    func add(_ node: any AppearanceObserving) {
        additions += 1
        appearances[ObjectIdentifier(node)] = (additions, node)
        if isVisible { node.visibilityDidChange() }
    }

    func remove(_ node: any AppearanceObserving) {
        appearances[ObjectIdentifier(node)] = nil
    }

    func add(_ observer: any PreferenceObserving) {
        observers[ObjectIdentifier(observer)] = observer
    }

    func remove(_ observer: any PreferenceObserving) {
        observers[ObjectIdentifier(observer)] = nil
    }
}

/// A node that wants to know when the hosting view comes on screen and when it leaves.
@MainActor
protocol AppearanceObserving: AnyObject {
    var depth: Int { get }
    func visibilityDidChange()
}
