/// Says something about a view to the container that it is in.
struct TraitModifier: WrappingModifier {
    let change: (inout ItemTraits) -> Void
    typealias Body = Never

    init(_ change: @escaping (inout ItemTraits) -> Void) {
        self.change = change
    }

    func wrap(_ content: Item, _ graph: ViewGraph) -> TraitItem { TraitItem(content, graph) }
    func update(_ wrapper: TraitItem, in environment: EnvironmentValues) { wrapper.change = change }
}

final class TraitItem: WrapperItem {
    var change: (inout ItemTraits) -> Void = { _ in }

    override var traits: ItemTraits {
        var traits = content.traits
        change(&traits)
        return traits
    }
}

extension View {
    /// How early the view gets its share of a stack's room. Default 0; higher comes first.
    public func layoutPriority(_ value: Double) -> some View {
        modifier(TraitModifier { $0.layoutPriority = value })
    }

    /// How far in front of its siblings the view is. Default 0.
    public func zIndex(_ value: Double) -> some View {
        modifier(TraitModifier { $0.zIndex = value })
    }

    /// The value of a selection that stands for this view.
    public func tag<V: Hashable>(_ tag: V) -> some View {
        modifier(TraitModifier { $0.tags[ObjectIdentifier(V.self)] = AnyHashable(tag) })
    }

    /// A value for the layout that the view is in.
    public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        modifier(TraitModifier { $0.layoutValues[ObjectIdentifier(key)] = value })
    }
}
