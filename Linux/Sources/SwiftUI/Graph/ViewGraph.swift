/// The views of one hosting controller: what has changed, and what is to be done after an update.
@MainActor
final class ViewGraph {
    weak var host: (any GraphHost)?
    /// Counts updates and layout passes. What was measured at another count is measured again.
    private(set) var stamp = 0
    /// The transaction of the update under way, or of the one before.
    private(set) var transaction = Transaction()
    /// Whether the hosting view is on screen, or about to be.
    var isVisible = false
    private(set) var isUpdating = false
    /// Counts updates and layout passes without one.
    private(set) var updateNumber = 0

    /// Whether what is placed now comes from an update.
    private(set) var isPlacingUpdate = false

    /// Whether something has changed outside of an update.
    var needsPlacing = false

    private var waiting = UpdateQueue()
    /// What the update under way has still to refresh.
    private var due: Set<ObjectIdentifier> = []
    private var actions: [() -> Void] = []
    var observers = GraphObservers()
    var willCheckPreferences = false

    /// How often one update may cause another before it counts as endless.
    private static let roundLimit = 64

    var needsUpdate: Bool { !waiting.isEmpty || !actions.isEmpty }

    // MARK: Updates

    func schedule(_ node: Node) {
        waiting.add(node, isSeen: host?.isInWindow == true)
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
            if let batch = waiting.next() {
                show(batch)
                hasPlaced = true
            }
            performActions()
        }
        return hasPlaced
    }

    private func show(_ batch: UpdateQueue.Batch) {
        defer { if batch.looksBack { WriteOrder.end() } }
        updateNumber += 1
        change(with: batch.transaction, writes: batch.writes) {
            due = batch.known
            for node in batch.outerFirst { node.refresh() }
            due = []
        }
        isPlacingUpdate = true
        Transaction.with(batch.transaction) { host?.place(batch.transaction) }
        isPlacingUpdate = false
        batch.transaction.didShow()
    }

    /// Views that change each other for ever would hold up everything else.
    private func stop() {
        waiting.removeAll()
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

    /// Something has another size than it had before it was placed: all is measured anew.
    func sizesDidChange() {
        stamp += 1
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
        waiting.removeAll()
    }
}
