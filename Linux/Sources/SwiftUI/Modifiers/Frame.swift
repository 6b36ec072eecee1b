struct FrameModifier: WrappingModifier {
    let width: CGFloat?
    let height: CGFloat?
    let alignment: Alignment
    typealias Body = Never

    func wrap(_ content: Item, _ graph: ViewGraph) -> FrameItem { FrameItem(content, graph) }
    func update(_ wrapper: FrameItem, in environment: EnvironmentValues) {
        wrapper.alignment = alignment
        wrapper.limits = [.horizontal: Limits(width), .vertical: Limits(height)]
    }
}

struct FlexibleFrameModifier: WrappingModifier {
    let horizontal: Limits
    let vertical: Limits
    let alignment: Alignment
    typealias Body = Never

    func wrap(_ content: Item, _ graph: ViewGraph) -> FrameItem { FrameItem(content, graph) }
    func update(_ wrapper: FrameItem, in environment: EnvironmentValues) {
        wrapper.alignment = alignment
        wrapper.limits = [.horizontal: horizontal, .vertical: vertical]
    }
}

/// Bounds for the length of a frame in one dimension.
struct Limits {
    private let least: CGFloat?
    private let ideal: CGFloat?
    private let greatest: CGFloat?
    private let isFixed: Bool

    /// Exactly a length; nil leaves it to the content.
    init(_ length: CGFloat?) {
        self.init(least: length, ideal: length, greatest: length, isFixed: length != nil)
    }

    init(least: CGFloat?, ideal: CGFloat?, greatest: CGFloat?, isFixed: Bool = false) {
        let lengths = [least, ideal, greatest].compactMap { $0 }
        let areValid = lengths.allSatisfy { $0 >= 0 } && zip(lengths, lengths.dropFirst()).allSatisfy { $0 <= $1 }
        assert(areValid, "A frame's lengths must not be negative, and not contradict: minimum, ideal, maximum.")
        func valid(_ length: CGFloat?) -> CGFloat? { length.map { $0.isNaN ? 0 : max($0, 0) } }
        self.least = valid(least)
        self.ideal = valid(ideal)
        self.greatest = valid(greatest)
        self.isFixed = isFixed
    }

    /// What the content is offered.
    func offer(_ proposal: CGFloat?) -> CGFloat? {
        guard let length = proposal ?? ideal else { return nil }
        return min(max(length, least ?? -.infinity), greatest ?? .infinity)
    }

    /// The frame's length: within the limits that are given, as the proposal, else as the content.
    func length(_ proposal: CGFloat?, content: CGFloat) -> CGFloat {
        let length = proposal ?? ideal
        if isFixed { return least ?? content }
        switch (least, greatest) {
        case (nil, nil): return proposal == nil ? ideal ?? content : content
        case (let least?, nil): return max(min(length ?? content, content), least)
        case (nil, let greatest?): return min(max(length ?? content, content), greatest)
        case (let least?, let greatest?): return min(max(length ?? content, least), greatest)
        }
    }
}

final class FrameItem: WrapperItem {
    var limits: [Axis: Limits] = [:]
    var alignment = Alignment.center

    override var isSpacer: Bool { false }

    private func limits(_ axis: Axis) -> Limits { limits[axis] ?? Limits(nil) }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: limits(.horizontal).offer(proposal.width), height: limits(.vertical).offer(proposal.height))
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = content.sizeThatFits(offer(proposal))
        return CGSize(
            width: limits(.horizontal).length(proposal.width, content: size.width),
            height: limits(.vertical).length(proposal.height, content: size.height))
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
        modifier(FrameModifier(width: width, height: height, alignment: alignment))
    }

    /// A frame within limits, in points; where a limit is missing, the view's own applies.
    public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View {
        modifier(
            FlexibleFrameModifier(
                horizontal: Limits(least: minWidth, ideal: idealWidth, greatest: maxWidth),
                vertical: Limits(least: minHeight, ideal: idealHeight, greatest: maxHeight), alignment: alignment))
    }
}
