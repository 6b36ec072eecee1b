/// Content with a bar at an edge. What ignores the safe area inside goes on behind the bar.
final class SafeAreaInsetItem: WrapperItem {
    var layout: SafeAreaInsetLayout
    private let bars: () -> [Item]

    init(_ content: Item, _ graph: ViewGraph, layout: SafeAreaInsetLayout, bars: @escaping () -> [Item]) {
        self.layout = layout
        self.bars = bars
        super.init(content, graph)
    }

    override var isSpacer: Bool { false }

    private func barSize(_ proposal: ProposedViewSize) -> CGSize {
        let sizes = bars().map { $0.sizeThatFits(layout.offer(proposal)) }
        return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let insets = layout.insets(barSize(proposal))
        let size = content.sizeThatFits(proposal.inset(by: insets))
        return CGSize(
            width: size.width + insets.leading + insets.trailing, height: size.height + insets.top + insets.bottom)
    }

    override func guide(_ key: AlignmentKey, _ size: CGSize) -> CGFloat? { nil }

    override func place(in frame: CGRect, of place: Place) {
        let offer = place.proposal(of: self, in: frame)
        let insets = layout.insets(barSize(offer))
        var inner = place.offering(offer.inset(by: insets))
        let rest = frame.inset(by: insets)
        // The safe area ends where the bar begins, as far as the bar is inside of it.
        inner.safe = place.safe.limited(to: rest, at: layout.edge)
        content.place(in: rest, of: inner)
        for bar in bars() {
            let own = bar.dimensions(in: layout.offer(offer))
            bar.place(in: layout.frame(of: own, in: frame), of: place.offering(layout.offer(offer)))
        }
    }
}

extension CGRect {
    fileprivate func inset(by insets: EdgeInsets) -> CGRect {
        CGRect(
            x: minX + insets.leading, y: minY + insets.top, width: max(width - insets.leading - insets.trailing, 0),
            height: max(height - insets.top - insets.bottom, 0))
    }

    /// The rectangle, cut off at one edge where another one ends.
    fileprivate func limited(to other: CGRect, at edge: Edge) -> CGRect {
        var (minX, maxX, minY, maxY) = (minX, maxX, minY, maxY)
        switch edge {
        case .top: minY = max(minY, other.minY)
        case .bottom: maxY = min(maxY, other.maxY)
        case .leading: minX = max(minX, other.minX)
        case .trailing: maxX = min(maxX, other.maxX)
        }
        return CGRect(x: minX, y: minY, width: max(maxX - minX, 0), height: max(maxY - minY, 0))
    }
}
