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

struct PreferenceModifier<Key: PreferenceKey>: NodeModifier {
    let change: (inout Key.Value) -> Void
    typealias Shown = PreferenceNode<Key>
    typealias Body = Never
}

final class PreferenceNode<Key: PreferenceKey>: ModifierContentNode<PreferenceModifier<Key>> {
    override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value {
        let value = super.preference(key)
        guard var own = value as? Key.Value, key == Key.self else { return value }
        modifier.read().change(&own)
        return own as? K.Value ?? value
    }
}

struct PreferenceObserver<Key: PreferenceKey>: NodeModifier {
    let action: (Key.Value) -> Void
    typealias Shown = PreferenceObserverNode<Key>
    typealias Body = Never
}

final class PreferenceObserverNode<Key: PreferenceKey>: ModifierContentNode<PreferenceObserver<Key>>,
    PreferenceObserving
{
    private var last: Key.Value?

    required init(
        _ modifier: _GraphValue<PreferenceObserver<Key>>, _ inputs: _ViewInputs,
        content: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) {
        super.init(modifier, inputs, content: content)
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
