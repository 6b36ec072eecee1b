/// How a view with a ratio of its own fills what it is given.
public enum ContentMode: Hashable, CaseIterable, Sendable {
    /// All of it is seen.
    case fit
    /// Nothing stays empty.
    case fill
}

struct FixedSizeModifier: WrappingModifier {
    let axes: Axis.Set
    typealias Body = Never

    func wrap(_ content: Item, _ graph: ViewGraph) -> FixedSizeItem { FixedSizeItem(content, graph) }
    func update(_ wrapper: FixedSizeItem, in environment: EnvironmentValues) { wrapper.axes = axes }
}

/// Asks its content for the ideal length along some axes.
final class FixedSizeItem: WrapperItem {
    var axes: Axis.Set = []

    override var isSpacer: Bool { false }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        content.sizeThatFits(
            ProposedViewSize(
                width: axes.contains(.horizontal) ? nil : proposal.width,
                height: axes.contains(.vertical) ? nil : proposal.height))
    }
}

struct AspectRatioModifier: WrappingModifier {
    let ratio: CGFloat?
    let mode: ContentMode
    typealias Body = Never

    func wrap(_ content: Item, _ graph: ViewGraph) -> AspectRatioItem { AspectRatioItem(content, graph) }
    func update(_ wrapper: AspectRatioItem, in environment: EnvironmentValues) {
        wrapper.ratio = ratio
        wrapper.mode = mode
    }
}

/// Offers its content a size of a ratio; its own is the content's answer.
final class AspectRatioItem: WrapperItem {
    /// Width by height; nil is that of the content's ideal size.
    var ratio: CGFloat?
    var mode = ContentMode.fit

    override var isSpacer: Bool { false }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        let ideal = content.sizeThatFits(.unspecified)
        let ratio = ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 0)
        guard ratio > 0, ratio.isFinite else { return proposal }
        switch (proposal.width, proposal.height) {
        case (nil, nil): return .unspecified
        case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
        case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
        case (let width?, let height?):
            let isWide = width > height * ratio
            return isWide == (mode == .fit)
                ? ProposedViewSize(width: height * ratio, height: height)
                : ProposedViewSize(width: width, height: width / ratio)
        }
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { content.sizeThatFits(offer(proposal)) }

    override func place(in frame: CGRect, of place: Place) {
        let size = content.sizeThatFits(offer(ProposedViewSize(frame.size)))
        super.place(
            in: CGRect(
                x: frame.midX - size.width / 2, y: frame.midY - size.height / 2, width: size.width,
                height: size.height), of: place)
    }
}

extension View {
    /// Gives the view its ideal size along some axes, whatever it is offered.
    public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        var axes: Axis.Set = []
        if horizontal { axes.insert(.horizontal) }
        if vertical { axes.insert(.vertical) }
        return modifier(FixedSizeModifier(axes: axes))
    }

    /// Gives the view its ideal size, whatever it is offered.
    public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

    /// Gives the view a ratio of width to height. Default: that of its ideal size.
    public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modifier(AspectRatioModifier(ratio: aspectRatio, mode: contentMode))
    }

    /// Gives the view the ratio of a size.
    public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }

    public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

    public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
