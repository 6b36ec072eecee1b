/// A value that views pass up to those around them.
public protocol PreferenceKey {
    associatedtype Value
    static var defaultValue: Value { get }

    /// Joins the value of a view with that of the next.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    public static var defaultValue: Value { nil }
}

/// Looks at a preference after each update.
@MainActor
protocol PreferenceObserving: AnyObject {
    var order: Int { get }
    func check()
}

struct PreferenceModifier<Key: PreferenceKey>: ViewModifier {
    let change: (inout Key.Value) -> Void
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<PreferenceModifier>, inputs: _ViewInputs,
        body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        _ViewOutputs(PreferenceNode(modifier, inputs, content: body))
    }
}

final class PreferenceNode<Key: PreferenceKey>: ContentNode {
    private let modifier: _GraphValue<PreferenceModifier<Key>>

    init(
        _ modifier: _GraphValue<PreferenceModifier<Key>>, _ inputs: _ViewInputs,
        content: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) {
        self.modifier = modifier
        super.init(inputs, content: content)
    }

    override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value {
        let value = super.preference(key)
        guard var own = value as? Key.Value, key == Key.self else { return value }
        modifier.read().change(&own)
        return own as? K.Value ?? value
    }
}

struct PreferenceObserver<Key: PreferenceKey>: ViewModifier {
    let action: (Key.Value) -> Void
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<PreferenceObserver>, inputs: _ViewInputs,
        body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        _ViewOutputs(PreferenceObserverNode(modifier, inputs, content: body))
    }
}

final class PreferenceObserverNode<Key: PreferenceKey>: ContentNode, PreferenceObserving {
    private let modifier: _GraphValue<PreferenceObserver<Key>>
    private var last: Key.Value?

    init(
        _ modifier: _GraphValue<PreferenceObserver<Key>>, _ inputs: _ViewInputs,
        content: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) {
        self.modifier = modifier
        super.init(inputs, content: content)
        graph.add(self)
    }

    /// Inner observers come first.
    var order: Int { -depth }

    func check() {
        guard isMounted else { return }
        let value = preference(Key.self)
        if let last, Fields.areSame(last, value) { return }
        last = value
        modifier.read().action(value)
    }

    override func didUnmount() {
        graph.remove(self)
    }
}

extension View {
    /// Sets a preference, in place of what the view's content says.
    public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        modifier(PreferenceModifier<K> { $0 = value })
    }

    /// Changes what the view's content says.
    public func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        modifier(PreferenceModifier<K>(change: callback))
    }

    /// Performs an action with the first value of a preference, and whenever it is another.
    public func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        modifier(PreferenceObserver<K>(action: action))
    }
}
