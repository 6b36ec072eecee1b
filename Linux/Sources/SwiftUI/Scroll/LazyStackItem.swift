/// Measures and places those of its views that can be seen.
final class LazyStackItem: Item, ScrollObserving {
    var arrangement: LazyArrangement

    private let items: () -> [Item]
    private var lengths = LazyLengths()
    private var cross: CGFloat = 0
    private var shown: [Item] = []
    private weak var host: HostView?
    private var place: Place?
    private var frame = CGRect.zero
    /// The part of the axis for which rows have been placed.
    private var covered: ClosedRange<CGFloat> = 0...0

    init(_ graph: ViewGraph, _ arrangement: LazyArrangement, items: @escaping () -> [Item]) {
        self.arrangement = arrangement
        self.items = items
        super.init(graph)
    }

    private var axis: Axis { arrangement.axis }

    private func offer(_ cross: CGFloat?) -> ProposedViewSize {
        var offer = ProposedViewSize.unspecified
        offer[axis.other] = cross
        return offer
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let items = items()
        let offered = proposal[axis.other].flatMap { $0.isFinite ? $0 : nil }
        if lengths.isUnknown, let first = items.first { learn(first, offer(offered)) }
        var size = CGSize.zero
        size[axis] = lengths.total(items, arrangement.spacing)
        size[axis.other] = cross
        // A column is as wide as it is offered, a row as high as what is in it.
        if axis == .vertical, let width = proposal.width { size.width = width }
        return size
    }

    /// Measures a view, which builds it.
    private func learn(_ item: Item, _ offer: ProposedViewSize) {
        let size = item.sizeThatFits(offer)
        lengths[item] = size[axis]
        if size[axis.other] > cross {
            cross = size[axis.other]
            if axis == .horizontal { graph.sizesDidChange() }
        }
    }

    // MARK: Placing

    override func place(in frame: CGRect, of place: Place) {
        host = place.host
        self.place = place
        self.frame = frame
        let items = items()
        let scrollViews = place.host.hostingScrollViews
        for scrollView in scrollViews { scrollView.add(self) }
        let before = lengths.total(items, arrangement.spacing)
        lengths.forget(allBut: items)
        let shift = learnVisible(items)
        let after = lengths.total(items, arrangement.spacing)
        if abs(before - after) > 0.01 { graph.sizesDidChange() }
        if abs(shift) > 0.01 {
            scrollViews.first { $0.axes.contains(axis: axis) }?.pendingShift[axis] += shift
        }
        show(items)
    }

    /// Measures all that can be seen.
    ///
    /// - Returns: How far what was seen before has moved, as what is before it was estimated wrongly.
    private func learnVisible(_ items: [Item]) -> CGFloat {
        let before = lengths.starts(items, arrangement.spacing)
        let visible = visibleRange
        let seen = Set(shown.map(ObjectIdentifier.init))
        let anchor = lengths.indices(in: visible, starts: before, items).first {
            seen.contains(ObjectIdentifier(items[$0]))
        }
        let offer = offer(frame.size[axis.other])
        var shift: CGFloat = 0
        // What is learnt may bring others into sight.
        for _ in 0..<Self.passLimit {
            let known = lengths
            let starts = lengths.starts(items, arrangement.spacing)
            let range = visible.lowerBound + shift...visible.upperBound + shift
            for index in lengths.indices(in: range, starts: starts, items) { learn(items[index], offer) }
            if let anchor { shift = lengths.starts(items, arrangement.spacing)[anchor] - before[anchor] }
            if lengths == known { break }
        }
        return shift
    }

    private static let passLimit = 8

    private func show(_ items: [Item]) {
        guard let place else { return }
        let starts = lengths.starts(items, arrangement.spacing)
        let visible = visibleRange
        let range = lengths.indices(in: visible, starts: starts, items)
        let now = range.map { items[$0] }
        let kept = Set(now.map(ObjectIdentifier.init))
        for item in shown where !kept.contains(ObjectIdentifier(item)) { item.rowNode?.isOutOfSight = true }
        shown = now
        let offer = offer(frame.size[axis.other])
        let whole = ViewDimensions(frame.size)
        for index in range {
            let item = items[index]
            item.rowNode?.isOutOfSight = false
            let dimensions = item.dimensions(in: offer)
            var origin = frame.origin
            origin[axis] += starts[index]
            origin[axis.other] += whole.value(arrangement.guide) - dimensions.value(arrangement.guide)
            let size = CGSize(width: dimensions.width, height: dimensions.height)
            item.place(in: CGRect(origin: origin, size: size), of: place.offering(offer))
        }
        // Beyond the first and the last row there is nothing to place.
        let low = range.lowerBound == 0 ? -CGFloat.infinity : range.isEmpty ? 0 : starts[range.lowerBound]
        let high = range.upperBound >= items.count ? CGFloat.infinity : starts[range.upperBound]
        covered = low...max(low, high)
    }

    /// The part of the axis that can be seen, from the item's own start.
    private var visibleRange: ClosedRange<CGFloat> {
        guard let host, let place else { return 0...0 }
        var visible = CGRect.infinite
        for scrollView in host.hostingScrollViews {
            visible = visible.intersection(scrollView.convert(scrollView.bounds, to: host))
        }
        guard !visible.isInfinite else { return 0...max(place.bounds.size[axis] - frame.origin[axis], 0) }
        guard !visible.isNull else { return 0...0 }
        let mirrored = place.mirrored(visible)
        let low = mirrored.origin[axis] - frame.origin[axis]
        return low...low + max(mirrored.size[axis], 0)
    }

    func scrollViewDidMove() -> Bool {
        let visible = visibleRange
        return visible.lowerBound < covered.lowerBound || visible.upperBound > covered.upperBound
    }

    // MARK: Ids

    /// Where the row with an id is, or is estimated to be.
    func placement(of id: AnyHashable) -> (host: HostView, frame: CGRect)? {
        let items = items()
        guard let host, let place, let index = items.firstIndex(where: { $0.traits.id == id }) else { return nil }
        var row = frame
        row.origin[axis] += lengths.starts(items, arrangement.spacing)[index]
        row.size[axis] = lengths.length(items[index])
        return (host, place.mirrored(row))
    }
}
