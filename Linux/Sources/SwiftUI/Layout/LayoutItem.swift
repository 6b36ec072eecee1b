/// Several items in a layout.
final class LayoutItem<L: Layout, Content: View>: Item {
    var direction = LayoutDirection.leftToRight
    private var layout: L
    private var cache: L.Cache?
    private var isCacheCurrent = false
    private unowned let node: LayoutNode<L, Content>

    init(_ layout: L, _ node: LayoutNode<L, Content>) {
        self.layout = layout
        self.node = node
        super.init(node.graph)
    }

    func setLayout(_ new: L) {
        if !Fields.areSame(layout, new) { isCacheCurrent = false }
        layout = new
    }

    /// Other views are in the layout than before.
    func subviewsDidChange() { isCacheCurrent = false }

    override func layoutDidBegin() { isCacheCurrent = false }

    private func withCache<R>(_ subviews: LayoutSubviews, _ work: (inout L.Cache) -> R) -> R {
        var current: L.Cache
        if let cache {
            current = cache
            if !isCacheCurrent { layout.updateCache(&current, subviews: subviews) }
        } else {
            current = layout.makeCache(subviews: subviews)
        }
        isCacheCurrent = true
        defer { cache = current }
        return work(&current)
    }

    private func subviews() -> LayoutSubviews {
        LayoutSubviews(items: node.contentItems, placements: Placements(), layoutDirection: direction)
    }

    override var inner: [Item] { node.contentItems }

    // MARK: Answers

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let subviews = subviews()
        return withCache(subviews) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
    }

    override var spacing: ViewSpacing {
        let subviews = subviews()
        return withCache(subviews) { layout.spacing(subviews: subviews, cache: &$0) }
    }

    override func guide(_ key: AlignmentKey, _ size: CGSize) -> CGFloat? {
        let subviews = subviews()
        let bounds = CGRect(origin: .zero, size: size)
        let proposal = ProposedViewSize(size)
        return withCache(subviews) { cache in
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
            guard let frame = subviews.placements.frames[index]?.frame else { return nil }
            return item.explicitGuide(key, frame.size)
                .map { $0 + (key.axis == .horizontal ? frame.minX : frame.minY) }
        }
        guard !guides.isEmpty else { return nil }
        if key == VerticalAlignment.firstTextBaseline.key { return guides.min() }
        if key == VerticalAlignment.lastTextBaseline.key { return guides.max() }
        return guides.reduce(0, +) / CGFloat(guides.count)
    }

    // MARK: Placing

    override func place(in frame: CGRect, of place: Place) {
        let subviews = subviews()
        let proposal = place.proposal(of: self, in: frame)
        withCache(subviews) {
            layout.placeSubviews(in: frame, proposal: proposal, subviews: subviews, cache: &$0)
        }
        let items = subviews.items
        let depths = items.map(\.traits.zIndex)
        let order = items.indices.sorted { depths[$0] == depths[$1] ? $0 < $1 : depths[$0] < depths[$1] }
        for index in order {
            let (inner, offer) = subviews.placements.frames[index] ?? centred(items[index], in: frame, proposal)
            items[index].place(in: inner, of: place.offering(offer))
        }
    }

    /// Where a view goes that the layout hasn't placed.
    private func centred(
        _ item: Item, in frame: CGRect, _ proposal: ProposedViewSize
    ) -> (CGRect, ProposedViewSize) {
        let size = item.sizeThatFits(proposal)
        return (
            CGRect(
                x: frame.midX - size.width / 2, y: frame.midY - size.height / 2, width: size.width,
                height: size.height), proposal
        )
    }
}
