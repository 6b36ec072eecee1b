struct FrameModifier: WrappingModifier {
    let width: Limits
    let height: Limits
    let alignment: Alignment
    typealias Body = Never

    func wrap(_ content: Item, _ graph: ViewGraph) -> FrameItem { FrameItem(content, graph) }
    func update(_ wrapper: FrameItem, in environment: EnvironmentValues) {
        (wrapper.width, wrapper.height, wrapper.alignment) = (width, height, alignment)
    }
}

final class FrameItem: WrapperItem {
    var width = Limits(nil)
    var height = Limits(nil)
    var alignment = Alignment.center

    override var isSpacer: Bool { false }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: width.offer(proposal.width), height: height.offer(proposal.height))
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = content.sizeThatFits(offer(proposal))
        return CGSize(
            width: width.length(proposal.width, content: size.width),
            height: height.length(proposal.height, content: size.height))
    }

    override func guide(_ key: AlignmentKey, _ size: CGSize) -> CGFloat? {
        let inner = inner(of: CGRect(origin: .zero, size: size), offer(ProposedViewSize(size)))
        return content.explicitGuide(key, inner.size)
            .map { $0 + (key.axis == .horizontal ? inner.minX : inner.minY) }
    }

    override func place(in frame: CGRect, of place: Place) {
        let offer = offer(place.proposal(of: self, in: frame))
        content.place(in: inner(of: frame, offer), of: place.offering(offer))
    }

    private func inner(of frame: CGRect, _ offer: ProposedViewSize) -> CGRect {
        let own = ViewDimensions(frame.size)
        let inner = content.dimensions(in: offer)
        return CGRect(
            x: frame.minX + own[alignment.horizontal] - inner[alignment.horizontal],
            y: frame.minY + own[alignment.vertical] - inner[alignment.vertical],
            width: inner.width, height: inner.height)
    }
}

extension View {
    /// A frame with a width, a height or both, in points; the view lies in it as aligned.
    public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(FrameModifier(width: Limits(width), height: Limits(height), alignment: alignment))
    }

    /// A frame within limits, in points; where a limit is missing, the view's own applies.
    public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View {
        modifier(
            FrameModifier(
                width: Limits(least: minWidth, ideal: idealWidth, greatest: maxWidth),
                height: Limits(least: minHeight, ideal: idealHeight, greatest: maxHeight), alignment: alignment))
    }
}
