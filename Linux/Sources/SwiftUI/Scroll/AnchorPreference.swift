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
