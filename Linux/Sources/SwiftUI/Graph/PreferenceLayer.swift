/// Shows views that are made by a preference of a view, behind it or in front of it.
struct PreferenceLayer<Key: PreferenceKey, Layer: View>: ViewModifier {
    let alignment: Alignment
    let isInFront: Bool
    let layer: (Key.Value) -> Layer
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<PreferenceLayer>, inputs: _ViewInputs,
        body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let relay = PreferenceRelay<Key>()
        let layer = _GraphValue {
            let modifier = modifier.read()
            return LayerModifier(
                layer: PreferenceLayerView(relay: relay, layer: modifier.layer), alignment: modifier.alignment,
                isInFront: modifier.isInFront)
        }
        return LayerModifier<PreferenceLayerView<Key, Layer>>._makeView(modifier: layer, inputs: inputs) { _, inputs in
            let node = PreferenceRelayNode(relay, inputs, content: body)
            return _ViewOutputs(node)
        }
    }
}

/// Carries a preference from the content to the layer.
final class PreferenceRelay<Key: PreferenceKey> {
    let location = Location(Key.defaultValue)

    nonisolated init() {}
}

struct PreferenceLayerView<Key: PreferenceKey, Layer: View>: View {
    let relay: PreferenceRelay<Key>
    let layer: (Key.Value) -> Layer

    var body: some View { layer(relay.location.read()) }
}

final class PreferenceRelayNode<Key: PreferenceKey>: ContentNode, PreferenceObserving {
    private let relay: PreferenceRelay<Key>

    init(
        _ relay: PreferenceRelay<Key>, _ inputs: _ViewInputs,
        content: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) {
        self.relay = relay
        super.init(inputs, content: content)
        graph.add(self)
    }

    var order: Int { -depth }

    func check() {
        guard isMounted else { return }
        Transaction.with(graph.transaction) { relay.location.write(preference(Key.self)) }
    }

    override func didUnmount() {
        graph.remove(self)
    }
}
