/// Pages in a container.
struct Tabs<Container: TabsShowing, Content: View>: View {
    let selection: TabSelection?
    let content: Content
    typealias Body = Never

    static func _makeView(view: _GraphValue<Tabs>, inputs: _ViewInputs) -> _ViewOutputs {
        _ViewOutputs(
            TabsNode<Container>(inputs, selection: { view.read().selection }) { inputs in
                inputs.make(view[\.content])
            })
    }
}

/// Keeps a container, its pages and a selection the same.
final class TabsNode<Container: TabsShowing>: ContainerNode<Container>, PreferenceObserving {
    private let selection: () -> TabSelection?
    private let makeContent: (_ViewInputs) -> _ViewOutputs
    private var content: Node?
    private let list = Listing()
    private var knownChanges = -1
    private var knownItems: [Item] = []

    private var pages: [TabPage] = []
    private var labels: [ObjectIdentifier: Child] = [:]
    private var selected: AnyHashable?
    /// The page that is shown, as long as no other is selected.
    private var shown: (key: ObjectIdentifier, index: Int)?

    init(
        _ inputs: _ViewInputs, selection: @escaping () -> TabSelection?,
        content: @escaping (_ViewInputs) -> _ViewOutputs
    ) {
        self.selection = selection
        makeContent = content
        super.init(inputs, controller: Container())
        controller.onSelect = { [weak self] in self?.personDidSelect($0) }
        graph.add(self)
    }

    override var children: [Node] { (content.map { [$0] } ?? []) + labels.values.map(\.node) }

    /// What is listed has no preferences, and what is in labels counts for nobody.
    override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value { K.defaultValue }

    override func apply(environmentChanged: Bool, isForced: Bool) {
        attach()
        selected = tracking { selection()?.read() }
        if let content {
            content.update(environment)
        } else {
            content =
                makeContent(_ViewInputs(parent: self, graph: graph, environment: environment, listing: list)).node
            content?.mount()
        }
        takePages()
        show()
    }

    /// The pages may have changed by themselves.
    func check() {
        guard isMounted else { return }
        let items = content?.items ?? []
        guard list.changes != knownChanges || !items.elementsEqual(knownItems, by: ===) else { return }
        takePages()
        show()
    }

    var order: Int { depth }

    override func didUnmount() {
        graph.remove(self)
        super.didUnmount()
    }

    // MARK: Pages

    private func takePages() {
        knownChanges = list.changes
        knownItems = content?.items ?? []
        pages = knownItems.compactMap { TabPage($0) }
        var kept: [ObjectIdentifier: Child] = [:]
        for index in pages.indices {
            guard let view = pages[index].traits.tabItem else { continue }
            let child = labels.removeValue(forKey: pages[index].key)
            child?.update(view, environment: environment)
            let label = child ?? Child(view, of: self)
            kept[pages[index].key] = label
            pages[index].label = TabLabel(label.node)
        }
        for gone in labels.values { gone.node.unmount() }
        labels = kept
    }

    private func show() {
        guard !pages.isEmpty else { return controller.show([], selected: 0, in: environment, animated: false) }
        let index = index
        shown = (pages[index].key, index)
        let isAnimated = graph.transaction.effectiveAnimation != nil
        controller.show(pages, selected: index, in: environment, animated: isAnimated)
    }

    /// The index of the page that is selected; else of the one that is shown; else of the one in its place.
    private var index: Int {
        if let selection = selection(), let selected,
            let index = pages.firstIndex(where: { selection.tag(of: $0) == selected })
        {
            return index
        }
        guard let shown else { return 0 }
        return pages.firstIndex { $0.key == shown.key } ?? min(shown.index, pages.count - 1)
    }

    private func personDidSelect(_ index: Int) {
        guard pages.indices.contains(index) else { return }
        shown = (pages[index].key, index)
        guard let selection = selection(), let tag = selection.tag(of: pages[index]) else { return }
        guard tag != selection.read() else { return }
        selection.write(tag)
    }
}
