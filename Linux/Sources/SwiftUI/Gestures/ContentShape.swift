/// Says where a view can be touched.
struct ContentShapeModifier<S: Shape>: WrappingModifier {
    let shape: S
    typealias Body = Never

    func wrap(_ content: Item, _ graph: ViewGraph) -> ContentShapeItem { ContentShapeItem(content, graph) }

    func update(_ wrapper: ContentShapeItem, in environment: EnvironmentValues) {
        wrapper.area.path = { [shape] in shape.path(in: $0) }
    }
}

final class ContentShapeItem: EffectItem {
    let area = ContentShapeView()

    init(_ content: Item, _ graph: ViewGraph) {
        super.init(content, graph, host: area)
    }
}

final class ContentShapeView: HostView {
    var path: (CGRect) -> Path = { Path($0) }

    func covers(_ point: CGPoint) -> Bool { path(CGRect(origin: .zero, size: bounds.size)).contains(point) }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { covers(point) }
}

extension View {
    /// Lets the view be touched in all of a shape, and nowhere else.
    public func contentShape<S: Shape>(_ shape: S) -> some View {
        modifier(ContentShapeModifier(shape: shape))
    }
}
