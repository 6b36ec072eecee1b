/// Whether all of a view is seen, or all of the room is filled.
public enum ContentMode: Hashable, CaseIterable, Sendable {
    case fit, fill
}

struct AspectRatioModifier: WrappingModifier {
    /// Width by height; nil takes that of the ideal size.
    let ratio: CGFloat?
    let mode: ContentMode
    typealias Body = Never

    func wrap(_ content: Item, _ graph: ViewGraph) -> AspectRatioItem { AspectRatioItem(content, graph) }
    func update(_ wrapper: AspectRatioItem, in environment: EnvironmentValues) {
        wrapper.ratio = ratio
        wrapper.mode = mode
    }
}

/// Offers its content a size of one proportion.
final class AspectRatioItem: WrapperItem {
    var ratio: CGFloat?
    var mode = ContentMode.fit

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        let ideal = content.sizeThatFits(.unspecified)
        guard let ratio = ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : nil), ratio > 0, ratio.isFinite
        else { return proposal }
        switch (proposal.width, proposal.height) {
        case (nil, nil): return self.ratio == nil ? proposal : size(ratio, in: ideal)
        case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
        case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
        case (let width?, let height?): return size(ratio, in: CGSize(width: width, height: height))
        }
    }

    /// The size of a proportion in another: the largest that fits into it, or the smallest that covers it.
    private func size(_ ratio: CGFloat, in size: CGSize) -> ProposedViewSize {
        let isWider = ratio * size.height > size.width
        return isWider == (mode == .fit)
            ? ProposedViewSize(width: size.width, height: size.width / ratio)
            : ProposedViewSize(width: size.height * ratio, height: size.height)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { content.sizeThatFits(offer(proposal)) }

    override func place(in frame: CGRect, of place: Place) {
        content.place(in: frame, of: place.offering(offer(place.proposal(of: self, in: frame))))
    }
}

extension View {
    /// Offers the view a size of one proportion, width by height. Default: that of its ideal size.
    public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modifier(AspectRatioModifier(ratio: aspectRatio, mode: contentMode))
    }

    /// Offers the view a size of one proportion, that of another size.
    public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        modifier(AspectRatioModifier(ratio: aspectRatio.width / aspectRatio.height, mode: contentMode))
    }

    /// As large as fits, in its own proportion.
    public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

    /// As small as fills, in its own proportion.
    public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
