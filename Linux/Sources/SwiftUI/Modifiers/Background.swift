/// Puts other views behind or in front of a view, as large as it is.
struct LayerModifier<Layer: View>: ViewModifier {
    let layer: Layer
    let alignment: Alignment
    let isInFront: Bool
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<LayerModifier>, inputs: _ViewInputs,
        body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        _ViewOutputs(LayerNode(modifier, inputs, content: body))
    }
}

/// Makes the layer anew for each item of its content.
final class LayerNode<Layer: View>: ContentNode {
    private let modifier: _GraphValue<LayerModifier<Layer>>
    private var layers: [ObjectIdentifier: (item: LayerItem, child: Child)] = [:]
    private var order: [ObjectIdentifier] = []
    private var inner: (outer: EnvironmentValues, values: EnvironmentValues)?

    init(
        _ modifier: _GraphValue<LayerModifier<Layer>>, _ inputs: _ViewInputs,
        content: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) {
        self.modifier = modifier
        super.init(inputs, content: content)
    }

    override var children: [Node] { (content.map { [$0] } ?? []) + order.compactMap { layers[$0]?.child.node } }

    override func apply(environmentChanged: Bool, isForced: Bool) {
        updateContent(environment)
        let modifier = modifier.read()
        for layer in layers.values {
            layer.child.update(modifier.layer, environment: layerEnvironment)
            layer.item.alignment = modifier.alignment
        }
    }

    private var layerEnvironment: EnvironmentValues {
        if let inner, inner.outer.isIdentical(to: environment) { return inner.values }
        var values = environment
        values.stackAxis = nil
        inner = (environment, values)
        return values
    }

    override func makeItems() -> [Item] {
        var kept: [ObjectIdentifier: (item: LayerItem, child: Child)] = [:]
        let items = (content?.items ?? []).map { item -> Item in
            let layer = layers.removeValue(forKey: ObjectIdentifier(item)) ?? make(item)
            kept[ObjectIdentifier(item)] = layer
            return layer.item
        }
        for gone in layers.values { gone.child.node.unmount() }
        layers = kept
        order = (content?.items ?? []).map(ObjectIdentifier.init)
        return items
    }

    private func make(_ item: Item) -> (LayerItem, Child) {
        let modifier = modifier.read()
        let child = Child(modifier.layer, of: self, environment: layerEnvironment)
        let layer = LayerItem(item, graph, isInFront: modifier.isInFront) { child.node.items }
        layer.alignment = modifier.alignment
        return (layer, child)
    }
}

extension View {
    /// Puts views behind this one.
    public func background<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(LayerModifier(layer: content(), alignment: alignment, isInFront: false))
    }

    @_disfavoredOverload
    public func background<V: View>(_ background: V, alignment: Alignment = .center) -> some View {
        modifier(LayerModifier(layer: background, alignment: alignment, isInFront: false))
    }

    /// Puts views in front of this one.
    public func overlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(LayerModifier(layer: content(), alignment: alignment, isInFront: true))
    }

    /// Fills what is behind this view with a style, behind the bars too where the view reaches them.
    ///
    /// - Parameter edges: At which edges it goes on behind the bars. Default: all.
    public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background { Rectangle().fill(style).ignoresSafeArea(edges: edges) }
    }

    /// Fills a shape behind this view.
    public func background<S: ShapeStyle, T: InsettableShape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        background { shape.fill(style, style: fillStyle) }
    }

    /// Fills what is in front of this view with a style.
    public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        overlay { Rectangle().fill(style).ignoresSafeArea(edges: edges) }
    }

    /// Fills a shape in front of this view.
    public func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        overlay { shape.fill(style, style: fillStyle) }
    }

    @_disfavoredOverload
    public func overlay<V: View>(_ overlay: V, alignment: Alignment = .center) -> some View {
        modifier(LayerModifier(layer: overlay, alignment: alignment, isInFront: true))
    }
}
