/// A rectangle or point of a view, to be found from elsewhere with a `GeometryProxy`.
public struct Anchor<Value> {
    let geometry: ViewGeometry
    /// By the view's frame for whoever asks.
    let resolve: @Sendable (CGRect) -> Value

    /// What of a view an anchor stands for.
    public struct Source: Sendable {
        let resolve: @Sendable (CGRect) -> Value
    }
}

extension Anchor: Sendable where Value: Sendable {}

extension Anchor: FieldComparing {
    /// The place isn't compared, but whose it is: whoever has asked for it hears when it is another.
    func isSame(as other: Anchor) -> Bool { geometry === other.geometry }
}

extension Anchor: Equatable where Value: Equatable {
    public static func == (a: Anchor, b: Anchor) -> Bool { a.geometry === b.geometry }
}

extension Anchor: Hashable where Value: Hashable {
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(geometry))
    }
}

extension Anchor.Source where Value == CGRect {
    /// The whole view.
    public static var bounds: Anchor.Source { Anchor.Source { $0 } }

    /// A rectangle in the view's coordinates.
    public static func rect(_ r: CGRect) -> Anchor.Source {
        Anchor.Source { r.offsetBy(dx: $0.minX, dy: $0.minY) }
    }
}

extension Anchor.Source where Value == CGPoint {
    /// A point in the view's coordinates.
    public static func point(_ p: CGPoint) -> Anchor.Source {
        Anchor.Source { CGPoint(x: $0.minX + p.x, y: $0.minY + p.y) }
    }

    /// A point of the view, as parts of its width and height.
    public static func unitPoint(_ p: UnitPoint) -> Anchor.Source {
        Anchor.Source { CGPoint(x: $0.minX + $0.width * p.x, y: $0.minY + $0.height * p.y) }
    }

    public static var topLeading: Anchor.Source { unitPoint(.topLeading) }
    public static var top: Anchor.Source { unitPoint(.top) }
    public static var topTrailing: Anchor.Source { unitPoint(.topTrailing) }
    public static var leading: Anchor.Source { unitPoint(.leading) }
    public static var center: Anchor.Source { unitPoint(.center) }
    public static var trailing: Anchor.Source { unitPoint(.trailing) }
    public static var bottomLeading: Anchor.Source { unitPoint(.bottomLeading) }
    public static var bottom: Anchor.Source { unitPoint(.bottom) }
    public static var bottomTrailing: Anchor.Source { unitPoint(.bottomTrailing) }
}

/// Sets a preference to what an anchor of the view gives.
struct AnchorModifier<Value, Key: PreferenceKey>: ViewModifier {
    let source: Anchor<Value>.Source
    let change: (inout Key.Value, Anchor<Value>) -> Void
    @State private var geometry = ViewGeometry()

    func body(content: Content) -> some View {
        let anchor = Anchor(geometry: geometry, resolve: source.resolve)
        return
            content
            .modifier(GeometryModifier(geometry: geometry))
            .modifier(PreferenceModifier<Key> { change(&$0, anchor) })
    }
}

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

extension View {
    /// Sets a preference by an anchor of this view.
    public func anchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        modifier(AnchorModifier<A, K>(source: value) { $0 = transform($1) })
    }

    /// Changes a preference by an anchor of this view.
    public func transformAnchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View {
        modifier(AnchorModifier<A, K>(source: value, change: transform))
    }

    /// Shows views in front of this one, made by a preference of it.
    public func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(PreferenceLayer<K, V>(alignment: alignment, isInFront: true, layer: transform))
    }

    /// Shows views behind this one, made by a preference of it.
    ///
    /// DEVIATION: anchors are looked up before this view is laid out, so they lag behind by one layout.
    public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(PreferenceLayer<K, V>(alignment: alignment, isInFront: false, layer: transform))
    }
}
