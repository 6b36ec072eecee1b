final class TransactionNode<M: TransactionModifier>: ModifierContentNode<M> {
    private var shown: M?
    /// The modifier before the update with the number.
    private var previous: M?
    private var updateNumber = -1
    private var wrappers = ItemMap<TransactionItem>()

    override func apply(environmentChanged: Bool, isForced: Bool) {
        if updateNumber != graph.updateNumber {
            previous = shown
            updateNumber = graph.updateNumber
        }
        shown = modifier.read()
        graph.withTransaction(changed(graph.transaction)) { updateContent(environment) }
    }

    override func transaction(for transaction: Transaction) -> Transaction {
        changed(super.transaction(for: transaction))
    }

    /// A transaction, changed by the modifier. In an update that doesn't touch this node the modifier is as before.
    func changed(_ transaction: Transaction) -> Transaction {
        guard let shown else { return transaction }
        var transaction = transaction
        shown.change(&transaction, previous: graph.isCurrent(updateNumber) ? previous : shown)
        return transaction
    }

    override func makeItems() -> [Item] {
        wrappers.update(content?.items ?? []) { item in
            TransactionItem(item, graph) { [weak self] in self?.changed($0) ?? $0 }
        }
    }
}

/// Content that is placed with a transaction of its own.
final class TransactionItem: WrapperItem {
    private let change: (Transaction) -> Transaction
    private weak var outer: TransactionItem?

    init(_ content: Item, _ graph: ViewGraph, change: @escaping (Transaction) -> Transaction) {
        self.change = change
        super.init(content, graph)
    }

    /// How a change in the item is shown, by what its host goes by.
    func transaction(for transaction: Transaction) -> Transaction {
        change(outer?.transaction(for: transaction) ?? transaction)
    }

    override func place(in frame: CGRect, of place: Place) {
        guard graph.isPlacingUpdate else { return content.place(in: frame, of: place) }
        outer = place.host.scope
        place.host.with(self, change(place.host.transaction)) { [content] in content.place(in: frame, of: place) }
    }
}
