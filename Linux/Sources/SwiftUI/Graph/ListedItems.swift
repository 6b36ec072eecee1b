/// One view of a listing.
final class ListedNode: Node {
    private let view: () -> AnyView
    private lazy var item = ListedItem(graph, view)

    init(_ inputs: _ViewInputs, view: @escaping () -> AnyView) {
        self.view = view
        super.init(inputs)
    }

    override func apply(environmentChanged: Bool, isForced: Bool) {
        listing?.changes += 1
    }

    override func makeItems() -> [Item] { [item] }
}

final class ListedItem: Item {
    private let view: () -> AnyView

    init(_ graph: ViewGraph, _ view: @escaping () -> AnyView) {
        self.view = view
        super.init(graph)
    }

    override var listed: ListedView? { ListedView(key: ObjectIdentifier(self), view: view()) }
}

/// Puts a modifier on each view of a listing.
final class ListedModifierNode: ContentNode {
    private let wrap: (AnyView) -> AnyView
    private var wrappers = ItemMap<ListedModifierItem>()

    init(
        _ inputs: _ViewInputs, wrap: @escaping (AnyView) -> AnyView,
        content: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) {
        self.wrap = wrap
        super.init(inputs, content: content)
    }

    override func apply(environmentChanged: Bool, isForced: Bool) {
        listing?.changes += 1
        updateContent(environment)
    }

    override func makeItems() -> [Item] {
        wrappers.update(content?.items ?? []) { ListedModifierItem($0, graph, wrap) }
    }
}

final class ListedModifierItem: WrapperItem {
    private let wrap: (AnyView) -> AnyView

    init(_ content: Item, _ graph: ViewGraph, _ wrap: @escaping (AnyView) -> AnyView) {
        self.wrap = wrap
        super.init(content, graph)
    }

    override var listed: ListedView? { content.listed.map { ListedView(key: $0.key, view: wrap($0.view)) } }
}
