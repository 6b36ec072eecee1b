/// Puts other views behind or in front of a view, as large as it is.
struct LayerModifier<Layer: View>: NodeModifier {
    let layer: Layer
    let alignment: Alignment
    let isInFront: Bool
    typealias Shown = LayerNode<Layer>
    typealias Body = Never
}

/// Makes the layer anew for each item of its content.
final class LayerNode<Layer: View>: ModifierContentNode<LayerModifier<Layer>> {
    private var layers = ItemMap<(item: LayerItem, child: Child)>()
    private var order: [Child] = []
    private var inner = InnerEnvironment()

    override var children: [Node] { (content.map { [$0] } ?? []) + order.map(\.node) }

    override func apply(environmentChanged: Bool, isForced: Bool) {
        updateContent(environment)
        let modifier = modifier.read()
        for layer in layers.values {
            layer.child.update(modifier.layer, environment: layerEnvironment)
            layer.item.alignment = modifier.alignment
        }
    }

    private var layerEnvironment: EnvironmentValues { inner.values(in: environment) { $0.stackAxis = nil } }

    override func makeItems() -> [Item] {
        let layers = layers.update(content?.items ?? [], make: make) { $0.child.node.unmount() }
        order = layers.map(\.child)
        return layers.map(\.item)
    }

    private func make(_ item: Item) -> (item: LayerItem, child: Child) {
        let modifier = modifier.read()
        let child = Child(modifier.layer, of: self, environment: layerEnvironment)
        let layer = LayerItem(item, graph, isInFront: modifier.isInFront) { child.node.items }
        layer.alignment = modifier.alignment
        return (layer, child)
    }
}
