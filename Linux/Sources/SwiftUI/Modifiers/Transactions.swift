/// Changes how the updates of a view are shown.
@MainActor
protocol TransactionModifier: ViewModifier where Body == Never {
    /// Changes the transaction of an update.
    ///
    /// - Parameter previous: The modifier as it was before the update; nil if that shows the view for the first time.
    func change(_ transaction: inout Transaction, previous: Self?)
}

extension TransactionModifier {
    public static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        _ViewOutputs(TransactionNode(modifier, inputs, content: body))
    }
}

/// `.transaction { }`
struct TransformTransaction: TransactionModifier {
    let transform: (inout Transaction) -> Void
    typealias Body = Never

    func change(_ transaction: inout Transaction, previous: TransformTransaction?) { transform(&transaction) }
}

/// `.transaction(value:) { }`
struct TransformTransactionForValue<Value: Equatable>: TransactionModifier {
    let value: Value
    let transform: (inout Transaction) -> Void
    typealias Body = Never

    func change(_ transaction: inout Transaction, previous: TransformTransactionForValue?) {
        if let previous, previous.value != value { transform(&transaction) }
    }
}

/// `.animation(_:value:)`
struct AnimateValue<Value: Equatable>: TransactionModifier {
    let animation: Animation?
    let value: Value
    typealias Body = Never

    func change(_ transaction: inout Transaction, previous: AnimateValue?) {
        guard let previous, previous.value != value, !transaction.disablesAnimations else { return }
        transaction.animation = animation
    }
}

final class TransactionNode<M: TransactionModifier>: ContentNode {
    private let modifier: _GraphValue<M>
    private var shown: M?
    /// The modifier before the update with the number.
    private var previous: M?
    private var updateNumber = -1
    private var wrappers: [ObjectIdentifier: TransactionItem] = [:]

    init(
        _ modifier: _GraphValue<M>, _ inputs: _ViewInputs,
        content: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) {
        self.modifier = modifier
        super.init(inputs, content: content)
    }

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
        var kept: [ObjectIdentifier: TransactionItem] = [:]
        let items = (content?.items ?? []).map { item in
            let wrapper =
                wrappers[ObjectIdentifier(item)]
                ?? TransactionItem(item, graph) { [weak self] in self?.changed($0) ?? $0 }
            kept[ObjectIdentifier(item)] = wrapper
            return wrapper
        }
        wrappers = kept
        return items
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

extension View {
    /// Animates changes in this view that come with another value. It goes before animations around it.
    public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        modifier(AnimateValue(animation: animation, value: value))
    }

    /// Changes the transaction of every update in this view.
    public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        modifier(TransformTransaction(transform: transform))
    }

    /// Changes the transaction of updates in this view that come with another value.
    public func transaction<V: Equatable>(
        value: V, _ transform: @escaping (inout Transaction) -> Void
    ) -> some View {
        modifier(TransformTransactionForValue(value: value, transform: transform))
    }
}
