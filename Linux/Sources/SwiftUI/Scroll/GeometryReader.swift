/// Makes its content by the size that it is given: all that it is offered, and 10 points where nothing is.
///
/// The content stands at the top leading corner.
public struct GeometryReader<Content: View>: View {
    /// Makes the content.
    public var content: (GeometryProxy) -> Content
    public typealias Body = Never

    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
        self.content = content
    }

    public static func _makeView(view: _GraphValue<GeometryReader>, inputs: _ViewInputs) -> _ViewOutputs {
        _ViewOutputs(GeometryNode(view, inputs))
    }
}

final class GeometryNode<Content: View>: Node {
    private let view: _GraphValue<GeometryReader<Content>>
    private let source = GeometrySource()
    private var inner = InnerEnvironment()
    private var child: Child?
    private lazy var item = GeometryItem(graph, source, self)

    init(_ view: _GraphValue<GeometryReader<Content>>, _ inputs: _ViewInputs) {
        self.view = view
        super.init(inputs)
    }

    override var children: [Node] { child.map { [$0.node] } ?? [] }

    override func apply(environmentChanged: Bool, isForced: Bool) {
        source.spaces = environment.coordinateSpaces
        // Before the first layout there is no size to make the content by.
        if source.geometry.isKnown { makeContent() }
    }

    fileprivate func makeContent() {
        source.forgetAnswers()
        source.isRecording = true
        let content = tracking { view.read().content(GeometryProxy(source: source)) }
        source.isRecording = false
        let environment = inner.values(in: environment) { values in
            values.stackAxis = nil
            values.leaveRows()
        }
        if let child {
            child.update(content, environment: environment)
        } else {
            child = Child(content, of: self, environment: environment)
        }
    }

    override func makeItems() -> [Item] { [item] }
}

/// The reader's node, whatever its type.
@MainActor
private protocol GeometryContent: Node {
    func makeContent()
}

extension GeometryNode: GeometryContent {}

final class GeometryItem: Item, ScrollObserving {
    private let source: GeometrySource
    private unowned let node: any GeometryContent

    fileprivate init(_ graph: ViewGraph, _ source: GeometrySource, _ node: any GeometryContent) {
        self.source = source
        self.node = node
        super.init(graph)
    }

    override func place(in frame: CGRect, of place: Place) {
        let old = (source.size, source.safeAreaInsets, source.geometry.isKnown)
        source.geometry.take(frame, place)
        if old != (source.size, source.safeAreaInsets, true) || source.isStale { makeContent() }
        if source.hasAnswers {
            for scrollView in source.geometry.hostingScrollViews { scrollView.add(self) }
        }
        for item in node.children.flatMap(\.items) {
            let offer = ProposedViewSize(frame.size)
            let size = item.sizeThatFits(offer)
            item.place(in: CGRect(origin: frame.origin, size: size), of: place.offering(offer))
        }
    }

    private func makeContent() {
        guard node.isMounted else { return }
        graph.change(with: graph.transaction) { node.makeContent() }
        if graph.needsUpdate { graph.host?.setNeedsUpdate() }
    }

    func scrollViewDidMove() -> Bool {
        guard node.isMounted, source.isStale else { return false }
        makeContent()
        graph.host?.setNeedsUpdate()
        return false
    }
}
