/// A place in one view that others can find, as by the subscript of a `GeometryProxy`.
public struct Anchor<Value> {
    /// Where the view is in the hosting view.
    let frame: CGRect
    let source: Source

    /// What of a view an anchor stands for.
    public struct Source {
        /// The value in a view whose frame is given.
        let value: (CGRect) -> Value
    }

    /// The value in the coordinates of a view whose origin in the hosting view is given.
    func value(from origin: CGPoint) -> Value {
        source.value(frame.offsetBy(dx: -origin.x, dy: -origin.y))
    }
}

extension Anchor: FieldComparing {
    func isSame(as other: Anchor) -> Bool {
        frame == other.frame && Fields.areSame(value(from: .zero), other.value(from: .zero))
    }
}

extension Anchor: Equatable where Value: Equatable {
    public static func == (a: Anchor, b: Anchor) -> Bool {
        a.frame == b.frame && a.value(from: .zero) == b.value(from: .zero)
    }
}

extension Anchor.Source where Value == CGRect {
    /// The view's bounds.
    public static var bounds: Anchor<CGRect>.Source { Anchor<CGRect>.Source { $0 } }

    /// A rectangle in the view.
    public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
        Anchor<CGRect>.Source { r.offsetBy(dx: $0.minX, dy: $0.minY) }
    }
}

extension Anchor.Source where Value == CGPoint {
    /// A point in the view.
    public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source {
        Anchor<CGPoint>.Source { CGPoint(x: $0.minX + p.x, y: $0.minY + p.y) }
    }

    /// A point in the view, by parts of its size.
    public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
        Anchor<CGPoint>.Source { CGPoint(x: $0.minX + p.x * $0.width, y: $0.minY + p.y * $0.height) }
    }

    public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
    public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
    public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
    public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
    public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
    public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
    public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
    public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
    public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

struct AnchorModifier<Key: PreferenceKey, Value>: ViewModifier {
    let source: Anchor<Value>.Source
    let change: (inout Key.Value, Anchor<Value>) -> Void
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<AnchorModifier>, inputs: _ViewInputs,
        body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        _ViewOutputs(AnchorNode(modifier, inputs, content: body))
    }
}

/// Says by a preference where its first item is. Before that has been placed it says nothing.
final class AnchorNode<Key: PreferenceKey, Value>: ContentNode {
    private let modifier: _GraphValue<AnchorModifier<Key, Value>>
    private var item: AnchorItem?

    init(
        _ modifier: _GraphValue<AnchorModifier<Key, Value>>, _ inputs: _ViewInputs,
        content: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) {
        self.modifier = modifier
        super.init(inputs, content: content)
    }

    override func makeItems() -> [Item] {
        var items = content?.items ?? []
        guard let first = items.first else { return [] }
        let item = item.flatMap { $0.content === first ? $0 : nil } ?? AnchorItem(first, graph)
        self.item = item
        items[0] = item
        return items
    }

    override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value {
        let value = super.preference(key)
        guard key == Key.self, var own = value as? Key.Value, let frame = item?.frame else { return value }
        let modifier = modifier.read()
        modifier.change(&own, Anchor(frame: frame, source: modifier.source))
        return own as? K.Value ?? value
    }
}

/// Remembers where it was placed.
final class AnchorItem: WrapperItem {
    /// In the hosting view; nil before the first time.
    private(set) var frame: CGRect?

    override func place(in frame: CGRect, of place: Place) {
        content.place(in: frame, of: place)
        let new = place.host.convert(place.mirrored(frame), to: graph.host as? UIView)
        guard new != self.frame else { return }
        self.frame = new
        graph.checkPreferences()
    }
}

extension View {
    /// Sets a preference by where the view is.
    public func anchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        modifier(AnchorModifier<K, A>(source: value) { $0 = transform($1) })
    }

    /// Changes a preference by where the view is.
    public func transformAnchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View {
        modifier(AnchorModifier<K, A>(source: value, change: transform))
    }
}
