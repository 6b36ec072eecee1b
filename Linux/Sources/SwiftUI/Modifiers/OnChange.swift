/// Performs an action after updates in which a value has become another.
struct ChangeModifier<Value: Equatable>: NodeModifier {
    let value: Value
    var isInitial = false
    /// Whether the action is that of the view before the change, as with the older form of the modifier.
    var isFromBefore = false
    let action: (Value, Value) -> Void
    typealias Shown = ChangeNode<Value>
    typealias Body = Never
}

final class ChangeNode<Value: Equatable>: ModifierContentNode<ChangeModifier<Value>> {
    private var last: ChangeModifier<Value>?

    override func apply(environmentChanged: Bool, isForced: Bool) {
        let new = modifier.read()
        if let last {
            let action = new.isFromBefore ? last.action : new.action
            if last.value != new.value { graph.afterUpdate { action(last.value, new.value) } }
        } else if new.isInitial {
            graph.afterUpdate { new.action(new.value, new.value) }
        }
        last = new
        updateContent(environment)
    }
}

extension View {
    /// Performs an action when a value has become another; it hears the old one and the new one.
    ///
    /// It runs after the update, once for all writes in a transaction, and sees the view as it is then.
    ///
    /// - Parameter initial: Whether it is also performed when the view is first shown. Default `false`.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, isInitial: initial, action: action))
    }

    /// Performs an action when a value has become another.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, isInitial: initial) { _, _ in action() })
    }

    /// Performs an action when a value has become another; it hears the new one.
    ///
    /// The action is that of the view before the change: what it has captured is old.
    public func onChange<V: Equatable>(
        of value: V, perform action: @escaping (_ newValue: V) -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, isFromBefore: true) { _, new in action(new) })
    }
}
