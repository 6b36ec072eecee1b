/// What a hosting view shows, whatever its type.
@MainActor
protocol GraphRoot: Node {
    /// Shows the value, or shows it in another environment.
    func show(in environment: EnvironmentValues)
}

/// The root of a graph.
final class RootNode<Content: View>: Node, GraphRoot {
    var value: Content
    private var child: Child?

    init(_ value: Content, _ graph: ViewGraph) {
        self.value = value
        super.init(_ViewInputs(parent: nil, graph: graph, environment: EnvironmentValues()))
    }

    override var children: [Node] { child.map { [$0.node] } ?? [] }

    func show(in environment: EnvironmentValues) {
        if let child {
            child.update(value, environment: environment)
        } else {
            child = Child(value, of: self, environment: environment)
        }
    }
}
