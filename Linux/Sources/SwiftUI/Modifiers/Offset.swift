struct OffsetModifier: WrappingModifier {
    let offset: CGSize
    typealias Body = Never

    func wrap(_ content: Item, _ graph: ViewGraph) -> OffsetItem { OffsetItem(content, graph) }
    func update(_ wrapper: OffsetItem, in environment: EnvironmentValues) { wrapper.offset = offset }
}

/// Shows its content elsewhere than it is laid out.
final class OffsetItem: WrapperItem {
    var offset = CGSize.zero

    override var isSpacer: Bool { false }

    override func place(in frame: CGRect, of place: Place) {
        content.place(in: frame.offsetBy(dx: offset.width, dy: offset.height), of: place)
    }
}

struct PositionModifier: WrappingModifier {
    let position: CGPoint
    typealias Body = Never

    func wrap(_ content: Item, _ graph: ViewGraph) -> PositionItem { PositionItem(content, graph) }
    func update(_ wrapper: PositionItem, in environment: EnvironmentValues) { wrapper.position = position }
}

/// Takes what it is offered, and puts the middle of its content at a point in there.
final class PositionItem: WrapperItem {
    var position = CGPoint.zero

    override var isSpacer: Bool { false }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: content.sizeThatFits(proposal))
    }

    override func guide(_ key: AlignmentKey, _ size: CGSize) -> CGFloat? { nil }

    override func place(in frame: CGRect, of place: Place) {
        let offer = place.proposal(of: self, in: frame)
        let size = content.sizeThatFits(offer)
        let origin = CGPoint(
            x: frame.minX + position.x - size.width / 2, y: frame.minY + position.y - size.height / 2)
        content.place(in: CGRect(origin: origin, size: size), of: place.offering(offer))
    }
}

extension View {
    /// Shows the view elsewhere than it is laid out, by a distance in points.
    public func offset(_ offset: CGSize) -> some View {
        modifier(OffsetModifier(offset: offset))
    }

    /// Shows the view elsewhere than it is laid out, by distances in points.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        offset(CGSize(width: x, height: y))
    }

    /// Puts the view's middle at a point of the room that it is offered, all of which it takes.
    public func position(_ position: CGPoint) -> some View {
        modifier(PositionModifier(position: position))
    }

    /// Puts the view's middle at a point of the room that it is offered, all of which it takes.
    public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        position(CGPoint(x: x, y: y))
    }
}
