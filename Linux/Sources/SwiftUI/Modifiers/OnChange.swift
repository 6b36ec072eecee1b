/// Performs an action after updates in which a value has become another.
struct ChangeModifier<Value: Equatable>: ViewModifier {
    let value: Value
    let isInitial: Bool
    let action: (Value, Value) -> Void

    func body(content: Content) -> some View {
        content.modifier(ChangeObserver(modifier: self))
    }
}

struct ChangeObserver<Value: Equatable>: ViewModifier {
    let modifier: ChangeModifier<Value>
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<ChangeObserver>, inputs: _ViewInputs,
        body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        _ViewOutputs(ChangeNode(modifier[\.modifier], inputs, content: body))
    }
}

final class ChangeNode<Value: Equatable>: ContentNode {
    private let modifier: _GraphValue<ChangeModifier<Value>>
    private var last: Value?

    init(
        _ modifier: _GraphValue<ChangeModifier<Value>>, _ inputs: _ViewInputs,
        content: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) {
        self.modifier = modifier
        super.init(inputs, content: content)
    }

    override func apply(environmentChanged: Bool, isForced: Bool) {
        let modifier = modifier.read()
        if let last {
            if last != modifier.value { graph.afterUpdate { modifier.action(last, modifier.value) } }
        } else if modifier.isInitial {
            graph.afterUpdate { modifier.action(modifier.value, modifier.value) }
        }
        last = modifier.value
        updateContent(environment)
    }
}

extension View {
    /// Performs an action when a value has become another; it hears the old one and the new one.
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
    public func onChange<V: Equatable>(
        of value: V, perform action: @escaping (_ newValue: V) -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, isInitial: false) { _, new in action(new) })
    }
}
