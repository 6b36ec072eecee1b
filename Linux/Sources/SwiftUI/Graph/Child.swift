/// The place of one view in its parent. A value of the same type updates what is there; another type replaces it.
@MainActor
final class Child {
    private unowned let parent: Node
    private var source: AnyObject
    private(set) var node: Node

    init<V: View>(_ view: V, of parent: Node, environment: EnvironmentValues? = nil) {
        self.parent = parent
        let source = Source(view)
        self.source = source
        node = Self.makeNode(source, parent, environment ?? parent.environment)
    }

    func update<V: View>(_ view: V, environment: EnvironmentValues) {
        if let source = source as? Source<V> {
            source.value = view
            node.update(environment)
        } else {
            replace(by: view, environment: environment)
        }
    }

    /// Shows a view as another one than before, even if it has the same type: its state begins anew.
    func replace<V: View>(by view: V, environment: EnvironmentValues) {
        node.unmount()
        let source = Source(view)
        self.source = source
        node = Self.makeNode(source, parent, environment)
        parent.structureDidChange()
    }

    private static func makeNode<V: View>(
        _ source: Source<V>, _ parent: Node, _ environment: EnvironmentValues
    ) -> Node {
        let inputs = _ViewInputs(
            parent: parent, graph: parent.graph, environment: environment, listing: parent.listing)
        let node = inputs.make(_GraphValue { source.value }).node
        node.mount()
        return node
    }
}
