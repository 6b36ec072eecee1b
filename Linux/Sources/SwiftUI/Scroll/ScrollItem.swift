/// Lays out the content of a scroll view, and keeps its place.
final class ScrollItem: Item {
    let scrollView = HostingScrollView()
    var axes = Axis.Set.vertical

    private let items: () -> [Item]
    private var isMirrored = false
    /// The size of the part that no bar covers.
    private var viewport = CGSize.zero
    private var wasPlaced = false

    /// How often lazy content may turn out to have another size than it had said.
    private static let passLimit = 8

    init(_ graph: ViewGraph, items: @escaping () -> [Item]) {
        self.items = items
        super.init(graph)
        scrollView.layOut = { [weak self] in self?.layOut(Transaction()) }
    }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = column(offer(proposal)).size
        return CGSize(
            width: axes.contains(.horizontal) ? proposal.width ?? size.width : size.width,
            height: axes.contains(.vertical) ? proposal.height ?? size.height : size.height)
    }

    /// The items below each other, at the leading edge, and the size of all of them.
    private func column(_ proposal: ProposedViewSize) -> (frames: [(item: Item, frame: CGRect)], size: CGSize) {
        var frames: [(item: Item, frame: CGRect)] = []
        var size = CGSize.zero
        for item in items() {
            let own = item.sizeThatFits(proposal)
            if let last = frames.last, !last.item.isSpacer, !item.isSpacer { size.height += 8 }
            frames.append((item, CGRect(x: 0, y: size.height, width: own.width, height: own.height)))
            size.height += own.height
            size.width = max(size.width, own.width)
        }
        return (frames, size)
    }

    override func place(in frame: CGRect, of place: Place) {
        var edges: Edge.Set = []
        if axes.contains(.horizontal) { edges.insert(.horizontal) }
        if axes.contains(.vertical) { edges.insert(.vertical) }
        let wide = place.extended(frame, to: edges)
        isMirrored = place.isMirrored
        viewport = frame.size
        let fromLeading = distanceFromLeading
        place.show(scrollView, in: wide)
        let (leading, trailing) = (frame.minX - wide.minX, wide.maxX - frame.maxX)
        scrollView.contentInset = UIEdgeInsets(
            top: frame.minY - wide.minY, left: isMirrored ? trailing : leading, bottom: wide.maxY - frame.maxY,
            right: isMirrored ? leading : trailing)
        layOut(place.host.transaction, fromLeading: fromLeading)
        wasPlaced = true
    }

    private func layOut(_ transaction: Transaction) {
        layOut(transaction, fromLeading: distanceFromLeading)
    }

    private func layOut(_ transaction: Transaction, fromLeading: CGFloat) {
        var fromLeading = fromLeading
        for _ in 0..<Self.passLimit {
            let stamp = graph.stamp
            let shift = scrollView.pendingShift
            scrollView.pendingShift = .zero
            fromLeading += shift.x
            fill(transaction, fromLeading, shift)
            if graph.stamp == stamp, scrollView.pendingShift == .zero { break }
        }
    }

    private func fill(_ transaction: Transaction, _ fromLeading: CGFloat, _ shift: CGPoint) {
        let (frames, size) = column(offer(ProposedViewSize(viewport)))
        let area = CGSize(width: max(size.width, viewport.width), height: max(size.height, viewport.height))
        let host = scrollView.content
        if host.frame.size != area { host.frame = CGRect(origin: .zero, size: area) }
        // Across its axes the content never moves, however large it is.
        scrollView.contentSize = CGSize(
            width: axes.contains(.horizontal) ? area.width : viewport.width,
            height: axes.contains(.vertical) ? area.height : viewport.height)
        keepPlace(fromLeading, shift)
        host.fill(
            with: frames.map { item, frame in (item, aligned(frame, size)) }, safe: host.bounds,
            isMirrored: isMirrored, transaction: transaction, offering: offer(ProposedViewSize(viewport)))
    }

    /// A column stands in the middle across a vertical axis, and at the start of a horizontal one.
    private func aligned(_ frame: CGRect, _ size: CGSize) -> CGRect {
        var frame = frame
        let width = axes.contains(.horizontal) ? size.width : max(size.width, viewport.width)
        frame.origin.x = (width - frame.width) / 2
        if !axes.contains(.vertical) { frame.origin.y += max(viewport.height - size.height, 0) / 2 }
        return frame
    }

    // MARK: From right to left

    /// How far the content has been moved from its leading edge.
    private var distanceFromLeading: CGFloat { wasPlaced ? lastOffset - scrollView.contentOffset.x : 0 }

    /// The offset at the right end of the content.
    private var lastOffset: CGFloat {
        scrollView.contentSize.width + scrollView.contentInset.right - scrollView.bounds.width
    }

    /// Where text runs to the left, content grows to the left: the distance to its right end stays.
    private func keepPlace(_ fromLeading: CGFloat, _ shift: CGPoint) {
        var offset = scrollView.contentOffset
        offset.y += shift.y
        if isMirrored, axes.contains(.horizontal) {
            offset.x = max(lastOffset - fromLeading, -scrollView.contentInset.left)
        } else {
            offset.x += shift.x
        }
        if offset != scrollView.contentOffset { scrollView.contentOffset = offset }
    }
}
