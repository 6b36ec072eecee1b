/// Puts views that depend on a preference of the content behind or in front of it.
struct PreferenceLayer<Key: PreferenceKey, Layer: View>: ViewModifier {
    let alignment: Alignment
    let isInFront: Bool
    let layer: (Key.Value) -> Layer
    @State private var value = Key.defaultValue

    func body(content: Content) -> some View {
        content
            .modifier(PreferenceObserver<Key> { value = $0 })
            .modifier(LayerModifier(layer: layer(value), alignment: alignment, isInFront: isInFront))
    }
}

extension View {
    /// Puts views in front of this one that depend on what it says by a preference.
    public func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(PreferenceLayer<K, V>(alignment: alignment, isInFront: true, layer: transform))
    }

    /// Puts views behind this one that depend on what it says by a preference.
    public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(PreferenceLayer<K, V>(alignment: alignment, isInFront: false, layer: transform))
    }
}
