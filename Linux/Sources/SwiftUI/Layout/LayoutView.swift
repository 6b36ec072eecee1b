/// Views in a layout.
struct LayoutView<L: Layout, Content: View>: View {
    let layout: L
    let content: Content
    typealias Body = Never

    static func _makeView(view: _GraphValue<LayoutView>, inputs: _ViewInputs) -> _ViewOutputs {
        _ViewOutputs(LayoutNode(view[\.layout], content: view[\.content], inputs))
    }
}

/// Arranges the items of its content in one item.
final class LayoutNode<L: Layout, Content: View>: Node {
    private let layout: _GraphValue<L>
    private let contentValue: _GraphValue<Content>
    private var content: Node?
    private var inner = InnerEnvironment()
    private var axis: Axis?
    private lazy var item = LayoutItem(layout.read(), self)

    init(_ layout: _GraphValue<L>, content: _GraphValue<Content>, _ inputs: _ViewInputs) {
        self.layout = layout
        contentValue = content
        super.init(inputs)
    }

    override var children: [Node] { content.map { [$0] } ?? [] }

    override func apply(environmentChanged: Bool, isForced: Bool) {
        let layout = layout.read()
        item.setLayout(layout)
        item.direction = environment.layoutDirection
        let axis = (layout as? AnyLayout)?.stackOrientation ?? L.layoutProperties.stackOrientation
        if axis != self.axis { inner.forget() }
        self.axis = axis
        let environment = inner.values(in: environment) { values in
            values.stackAxis = axis
            values.leaveRows()
        }
        if let content {
            content.update(environment)
        } else {
            let inputs = _ViewInputs(parent: self, graph: graph, environment: environment)
            content = Content._makeView(view: contentValue, inputs: inputs).node
            content?.mount()
        }
    }

    override func makeItems() -> [Item] {
        item.subviewsDidChange()
        return [item]
    }

    var contentItems: [Item] { content?.items ?? [] }
}
