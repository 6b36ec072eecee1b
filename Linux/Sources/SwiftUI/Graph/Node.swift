/// What shows one view: it lives as long as the view keeps its identity, while values come and go.
@MainActor
class Node {
    let graph: ViewGraph
    private(set) weak var parent: Node?
    /// Where views are listed and not shown.
    let listing: Listing?
    /// How many nodes are above.
    let depth: Int
    private(set) var environment: EnvironmentValues
    private(set) var isMounted = true
    private var knownItems: [Item]?

    init(_ inputs: _ViewInputs) {
        graph = inputs.graph
        parent = inputs.parent
        listing = inputs.listing
        environment = inputs.environment
        depth = (inputs.parent?.depth ?? -1) + 1
    }

    // MARK: For subclasses

    /// The nodes of the view's content, in its order.
    var children: [Node] { [] }

    /// Takes over the present value of the view, and passes the environment on to the children.
    ///
    /// - Parameter isForced: Whether something that the node has read is another now.
    func apply(environmentChanged: Bool, isForced: Bool) {
        for child in children { child.update(environment) }
    }

    /// What is laid out for this view: one item for most, none or several for groups.
    func makeItems() -> [Item] { children.flatMap(\.items) }

    /// The value of a preference: what the children say, in their order.
    func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value {
        var value: K.Value?
        for child in children {
            if var current = value {
                K.reduce(value: &current) { child.preference(key) }
                value = current
            } else {
                value = child.preference(key)
            }
        }
        return value ?? K.defaultValue
    }

    /// How changes here are shown in an update with a transaction: views above have their say.
    func transaction(for transaction: Transaction) -> Transaction {
        parent?.transaction(for: transaction) ?? transaction
    }

    /// The view is gone for good.
    func didUnmount() {}

    /// Scrolls to a view in here by its id.
    ///
    /// - Returns: Whether there is one.
    func scroll(to target: ScrollTarget) -> Bool { children.contains { $0.scroll(to: target) } }

    // MARK: Life

    final func mount() {
        apply(environmentChanged: true, isForced: true)
    }

    final func unmount() {
        guard isMounted else { return }
        isMounted = false
        reader.clear()
        didUnmount()
        for child in children { child.unmount() }
    }

    /// A parent's call: the view's value or the environment may be others.
    final func update(_ environment: EnvironmentValues) {
        let changed = !environment.isIdentical(to: self.environment)
        self.environment = environment
        apply(environmentChanged: changed, isForced: graph.take(self))
    }

    /// The graph's call: something that this node has read is another now.
    final func refresh() {
        guard graph.take(self), isMounted else { return }
        graph.withTransaction(parent?.transaction(for: graph.transaction) ?? graph.transaction) {
            apply(environmentChanged: false, isForced: true)
        }
    }

    /// Has the node refreshed with the next update of its graph.
    final func invalidate() {
        guard isMounted else { return }
        graph.schedule(self)
    }

    /// Whether the view is scrolled to where it can be seen. What isn't shown in rows always is.
    final var isInSight: Bool { !isOutOfSight && parent?.isInSight ?? true }
    final var isOutOfSight = false { didSet { if isOutOfSight != oldValue { graph.sightDidChange() } } }

    // MARK: Items

    final var items: [Item] {
        if let knownItems { return knownItems }
        let items = makeItems()
        knownItems = items
        return items
    }

    /// Items have come or gone here, or changed places.
    final func structureDidChange() {
        var node: Node? = self
        while let current = node, current.knownItems != nil || current === self {
            current.knownItems = nil
            node = current.parent
        }
    }

    // MARK: What was read

    private(set) lazy var reader = Reader { [weak self] in self?.invalidate() }

    /// Runs code of the app, and remembers what it reads: if that changes, the node is refreshed.
    final func tracking<T>(_ work: () -> T) -> T {
        reader.clear()
        let reading = reader.reading
        return Reader.with(reader) {
            // Observation tells of one change only, and can't be told to forget: what an older run has read no longer
            // counts.
            withObservationTracking(work) { [weak reader] in
                onMainActor {
                    guard let reader, reader.reading == reading else { return }
                    reader.invalidate()
                }
            }
        }
    }
}
