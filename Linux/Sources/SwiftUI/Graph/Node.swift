/// What shows one view: it lives as long as the view keeps its identity, while values come and go.
@MainActor
class Node {
    let graph: ViewGraph
    private(set) weak var parent: Node?
    private let depthInTree: Int
    private(set) var environment: EnvironmentValues
    private(set) var isMounted = true
    private var isUpToDate = false
    private var knownItems: [Item]?

    init(_ inputs: _ViewInputs) {
        graph = inputs.graph
        parent = inputs.parent
        environment = inputs.environment
        depthInTree = (inputs.parent?.depthInTree ?? -1) + 1
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
            let next = child.preference(key)
            if var current = value {
                K.reduce(value: &current) { next }
                value = current
            } else {
                value = next
            }
        }
        return value ?? K.defaultValue
    }

    /// The view is gone for good.
    func didUnmount() {}

    /// Scrolls to a view in here by its id.
    ///
    /// - Returns: Whether there is one.
    func scroll(to target: ScrollTarget) -> Bool { children.contains { $0.scroll(to: target) } }

    // MARK: Life

    final func mount() {
        isUpToDate = true
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
        let isForced = !isUpToDate
        self.environment = environment
        isUpToDate = true
        apply(environmentChanged: changed, isForced: isForced)
    }

    /// The graph's call: something that this node has read is another now.
    final func refresh() {
        guard isMounted, !isUpToDate else { return }
        isUpToDate = true
        apply(environmentChanged: false, isForced: true)
    }

    /// Has the node refreshed with the next update of its graph.
    final func invalidate() {
        guard isMounted, isUpToDate else { return }
        isUpToDate = false
        graph.schedule(self)
    }

    var depth: Int { depthInTree }

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
        let outer = Reader.current
        Reader.current = reader
        defer { Reader.current = outer }
        return withObservationTracking(work) { [weak self] in
            onMainActor { self?.invalidate() }
        }
    }
}

/// Runs work at once on the main thread, and in its next turn from elsewhere.
private func onMainActor(_ work: @escaping @MainActor @Sendable () -> Void) {
    if Thread.isMainThread || MainQueue.isCurrent {
        MainActor.assumeIsolated(work)
    } else {
        Task { @MainActor in work() }
    }
}

/// The main actor's queue. In a program with an asynchronous `main`, as tests are, other threads than the first serve it.
private enum MainQueue {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) ?? false }
}
