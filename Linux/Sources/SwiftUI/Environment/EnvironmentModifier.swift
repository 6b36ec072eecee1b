/// Changes the environment of what it modifies.
struct EnvironmentModifier: NodeModifier {
    let change: (inout EnvironmentValues) -> Void
    typealias Shown = EnvironmentNode
    typealias Body = Never
}

/// Passes another environment on than it gets.
final class EnvironmentNode: ModifierContentNode<EnvironmentModifier> {
    private var inner: EnvironmentValues?
    /// Whether text runs the other way inside.
    private var isTurned = false

    override func apply(environmentChanged: Bool, isForced: Bool) {
        var values = environment
        modifier.read().change(&values)
        // The inner environment stays identical while nothing in it changes, so that nothing below has to look.
        let inner = inner.map(values.keeping) ?? values
        self.inner = inner
        let isTurned = inner.layoutDirection != environment.layoutDirection
        if isTurned != self.isTurned {
            self.isTurned = isTurned
            structureDidChange()
        }
        updateContent(inner)
    }

    override func makeItems() -> [Item] {
        let items = super.makeItems()
        guard isTurned else { return items }
        return items.map { TurnedItem($0, graph) }
    }
}

/// Content that is laid out from the other side than what is around it.
final class TurnedItem: WrapperItem {
    override func place(in frame: CGRect, of place: Place) {
        content.place(in: frame, of: place.turned(around: frame))
    }
}

extension View {
    /// Sets a value of the environment for this view and what is in it.
    public func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> some View {
        if let values = value as? EnvironmentValues { Reader.current?.addEnvironment(values) }
        return modifier(EnvironmentModifier { $0[keyPath: keyPath] = value })
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
