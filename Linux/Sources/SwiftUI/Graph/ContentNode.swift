/// A node around content of its own, and nothing else.
class ContentNode: Node {
    private let makeContent: (_Graph, _ViewInputs) -> _ViewOutputs
    private(set) var content: Node?

    init(_ inputs: _ViewInputs, content: @escaping (_Graph, _ViewInputs) -> _ViewOutputs) {
        makeContent = content
        super.init(inputs)
    }

    override var children: [Node] { content.map { [$0] } ?? [] }

    override func apply(environmentChanged: Bool, isForced: Bool) {
        updateContent(environment)
    }

    final func updateContent(_ environment: EnvironmentValues) {
        if let content {
            content.update(environment)
        } else {
            let inputs = _ViewInputs(parent: self, graph: graph, environment: environment, listing: listing)
            content = makeContent(_Graph(), inputs).node
            content?.mount()
        }
    }
}
