/// Changes the environment of what it modifies.
struct EnvironmentModifier: ViewModifier {
    let change: (inout EnvironmentValues) -> Void
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<EnvironmentModifier>, inputs: _ViewInputs,
        body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        _ViewOutputs(EnvironmentNode(modifier, inputs, content: body))
    }
}

/// Passes another environment on than it gets.
final class EnvironmentNode: ContentNode {
    private let modifier: _GraphValue<EnvironmentModifier>
    private var inner: EnvironmentValues?

    init(
        _ modifier: _GraphValue<EnvironmentModifier>, _ inputs: _ViewInputs,
        content: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) {
        self.modifier = modifier
        super.init(inputs, content: content)
    }

    override func apply(environmentChanged: Bool, isForced: Bool) {
        // The inner environment stays identical while nothing in it changes, so that nothing below has to look.
        var values = inner.map { environmentChanged ? environment : $0 } ?? environment
        modifier.read().change(&values)
        inner = values
        updateContent(values)
    }
}

extension View {
    /// Sets a value of the environment for this view and what is in it.
    public func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> some View {
        modifier(EnvironmentModifier { $0[keyPath: keyPath] = value })
    }

    /// Puts an observable object into the environment of this view and what is in it.
    public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(EnvironmentModifier { $0[ObjectKey<T>.self] = object })
    }

    /// Changes a value of the environment for this view and what is in it.
    public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        modifier(EnvironmentModifier { transform(&$0[keyPath: keyPath]) })
    }
}
