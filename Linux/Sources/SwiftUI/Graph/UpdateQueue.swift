/// What has changed and isn't shown yet, transaction by transaction.
@MainActor
struct UpdateQueue {
    /// What was changed in one transaction.
    struct Batch {
        let transaction: Transaction
        fileprivate(set) var writes: Int
        /// Whether it looks at values as they were, which are kept as long as it waits.
        let looksBack: Bool
        fileprivate(set) var known: Set<ObjectIdentifier> = []
        fileprivate var nodes: [Node] = []

        /// The nodes to be refreshed. An outer one may refresh those in it.
        @MainActor var outerFirst: [Node] {
            nodes.enumerated().sorted { ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset) }.map(\.element)
        }
    }

    private var batches: [Batch] = []

    var isEmpty: Bool { batches.isEmpty }

    /// Has a node refreshed in the present transaction.
    ///
    /// - Parameter isSeen: Whether it is in a window. Where nobody sees it, all changes are one, and may be shown long
    ///   after: with the values of then.
    mutating func add(_ node: Node, isSeen: Bool) {
        let transaction = Transaction.current
        let writes = isSeen ? WriteOrder.number(for: transaction) : .max
        if let last = batches.last, last.transaction.isSame(as: transaction) || !isSeen {
            batches[batches.count - 1].writes = max(last.writes, writes)
        } else {
            batches.append(Batch(transaction: transaction, writes: writes, looksBack: isSeen))
            if isSeen { WriteOrder.begin() }
        }
        if batches[batches.count - 1].known.insert(ObjectIdentifier(node)).inserted {
            batches[batches.count - 1].nodes.append(node)
        }
    }

    /// Takes out what waits longest. Whoever takes it ends its write order.
    mutating func next() -> Batch? { batches.isEmpty ? nil : batches.removeFirst() }

    mutating func removeAll() {
        for batch in batches where batch.looksBack { WriteOrder.end() }
        batches = []
    }
}
