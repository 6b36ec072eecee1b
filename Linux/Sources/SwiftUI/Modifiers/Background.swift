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

    init(
        _ modifier: _GraphValue<LayerModifier<Layer>>, _ inputs: _ViewInputs,
        content: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) {
        self.modifier = modifier
        super.init(inputs, content: content)
    }

    override var children: [Node] { (content.map { [$0] } ?? []) + layers.values.map(\.child.node) }

    override func apply(environmentChanged: Bool, isForced: Bool) {
        updateContent(environment)
        let modifier = modifier.read()
        for layer in layers.values {
            layer.child.update(modifier.layer, environment: environment)
            layer.item.alignment = modifier.alignment
        }
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
        return items
    }

    private func make(_ item: Item) -> (LayerItem, Child) {
        let modifier = modifier.read()
        let child = Child(modifier.layer, of: self)
        let layer = LayerItem(item, graph, isInFront: modifier.isInFront) { child.node.items }
        layer.alignment = modifier.alignment
        return (layer, child)
    }
}

final class LayerItem: WrapperItem {
    var alignment = Alignment.center
    private let isInFront: Bool
    private let layer: () -> [Item]

    init(_ content: Item, _ graph: ViewGraph, isInFront: Bool, layer: @escaping () -> [Item]) {
        self.isInFront = isInFront
        self.layer = layer
        super.init(content, graph)
    }

    override var isSpacer: Bool { false }

    override func place(in frame: CGRect, of place: Place) {
        if isInFront { content.place(in: frame, of: place) }
        let own = content.dimensions(in: ProposedViewSize(frame.size))
        for item in layer() {
            let inner = item.dimensions(in: ProposedViewSize(frame.size))
            let origin = CGPoint(
                x: frame.minX + own[alignment.horizontal] - inner[alignment.horizontal],
                y: frame.minY + own[alignment.vertical] - inner[alignment.vertical])
            item.place(
                in: CGRect(origin: origin, size: CGSize(width: inner.width, height: inner.height)), of: place)
        }
        if !isInFront { content.place(in: frame, of: place) }
    }
}

extension View {
    /// Puts views behind this one.
    public func background<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(LayerModifier(layer: content(), alignment: alignment, isInFront: false))
    }

    public func background<V: View>(_ background: V, alignment: Alignment = .center) -> some View {
        modifier(LayerModifier(layer: background, alignment: alignment, isInFront: false))
    }

    /// Puts views in front of this one.
    public func overlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(LayerModifier(layer: content(), alignment: alignment, isInFront: true))
    }

    public func overlay<V: View>(_ overlay: V, alignment: Alignment = .center) -> some View {
        modifier(LayerModifier(layer: overlay, alignment: alignment, isInFront: true))
    }
}
