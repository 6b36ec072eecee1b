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
