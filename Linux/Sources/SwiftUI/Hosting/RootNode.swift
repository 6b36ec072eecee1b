/// What a hosting view shows, whatever its type.
@MainActor
protocol GraphRoot: Node {
    /// What the hosting view knows of the environment.
    var hostEnvironment: EnvironmentValues { get set }
}

/// The root of a graph.
final class RootNode<Content: View>: Node, GraphRoot {
    var value: Content { didSet { invalidate() } }
    var hostEnvironment = EnvironmentValues()
    private var child: Child?

    init(_ value: Content, _ graph: ViewGraph) {
        self.value = value
        super.init(_ViewInputs(parent: nil, graph: graph, environment: EnvironmentValues()))
        invalidate()
    }

    override var children: [Node] { child.map { [$0.node] } ?? [] }

    override func apply(environmentChanged: Bool, isForced: Bool) {
        if let child {
            child.update(value, environment: hostEnvironment)
        } else {
            child = Child(value, of: self, environment: hostEnvironment)
        }
    }
}
