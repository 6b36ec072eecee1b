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
    private var inner: EnvironmentValues?
    private lazy var item = LayoutItem(layout.read(), self)

    init(_ layout: _GraphValue<L>, content: _GraphValue<Content>, _ inputs: _ViewInputs) {
        self.layout = layout
        contentValue = content
        super.init(inputs)
    }

    override var children: [Node] { content.map { [$0] } ?? [] }

    override func apply(environmentChanged: Bool, isForced: Bool) {
        item.layout = layout.read()
        item.direction = environment.layoutDirection
        if environmentChanged || inner == nil {
            inner = environment
            inner?.stackAxis = L.layoutProperties.stackOrientation
            inner?.rowAxis = nil
        }
        let environment = inner ?? environment
        if let content {
            content.update(environment)
        } else {
            let inputs = _ViewInputs(parent: self, graph: graph, environment: environment)
            content = Content._makeView(view: contentValue, inputs: inputs).node
            content?.mount()
        }
    }

    override func makeItems() -> [Item] {
        item.cache = nil
        return [item]
    }

    var contentItems: [Item] { content?.items ?? [] }
}

/// Several items in a layout.
final class LayoutItem<L: Layout, Content: View>: Item {
    var layout: L { didSet { cache = nil } }
    var direction = LayoutDirection.leftToRight
    var cache: L.Cache?
    private unowned let node: LayoutNode<L, Content>

    init(_ layout: L, _ node: LayoutNode<L, Content>) {
        self.layout = layout
        self.node = node
        super.init(node.graph)
    }

    private func subviews() -> LayoutSubviews {
        LayoutSubviews(items: node.contentItems, placements: Placements(), layoutDirection: direction)
    }

    private func withCache<R>(_ subviews: LayoutSubviews, _ work: (inout L.Cache) -> R) -> R {
        var current = layout.makeCache(subviews: subviews)
        if let cache {
            current = cache
            layout.updateCache(&current, subviews: subviews)
        }
        defer { cache = current }
        return work(&current)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let subviews = subviews()
        return withCache(subviews) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
    }

    override func guide(_ key: AlignmentKey, _ size: CGSize) -> CGFloat? {
        let subviews = subviews()
        let bounds = CGRect(origin: .zero, size: size)
        return withCache(subviews) { cache in
            let proposal = ProposedViewSize(size)
            let own =
                switch key.axis {
                case .horizontal:
                    layout.explicitAlignment(
                        of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews,
                        cache: &cache)
                case .vertical:
                    layout.explicitAlignment(
                        of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews,
                        cache: &cache)
                }
            if let own { return own }
            layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
            return merged(key, of: subviews)
        }
    }

    /// The guide of the whole: that of the subviews that have one, first or last of baselines, else the mean.
    private func merged(_ key: AlignmentKey, of subviews: LayoutSubviews) -> CGFloat? {
        let guides = subviews.items.enumerated().compactMap { index, item -> CGFloat? in
            guard let frame = subviews.placements.frames[index] else { return nil }
            return item.guide(key, frame.size).map { $0 + (key.axis == .horizontal ? frame.minX : frame.minY) }
        }
        guard !guides.isEmpty else { return nil }
        if key == VerticalAlignment.firstTextBaseline.key { return guides.min() }
        if key == VerticalAlignment.lastTextBaseline.key { return guides.max() }
        return guides.reduce(0, +) / CGFloat(guides.count)
    }

    override func place(in frame: CGRect, of place: Place) {
        let subviews = subviews()
        withCache(subviews) {
            layout.placeSubviews(
                in: frame, proposal: ProposedViewSize(frame.size), subviews: subviews, cache: &$0)
        }
        let order = subviews.items.indices.sorted {
            let (a, b) = (subviews.items[$0].traits.zIndex, subviews.items[$1].traits.zIndex)
            return a == b ? $0 < $1 : a < b
        }
        for index in order {
            let item = subviews.items[index]
            item.place(in: subviews.placements.frames[index] ?? centred(item, in: frame), of: place)
        }
    }

    private func centred(_ item: Item, in frame: CGRect) -> CGRect {
        let size = item.sizeThatFits(ProposedViewSize(frame.size))
        return CGRect(
            x: frame.midX - size.width / 2, y: frame.midY - size.height / 2, width: size.width, height: size.height)
    }
}
