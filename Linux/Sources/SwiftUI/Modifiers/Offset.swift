struct OffsetModifier: WrappingModifier {
    let offset: CGSize
    typealias Body = Never

    func wrap(_ content: Item, _ graph: ViewGraph) -> OffsetItem { OffsetItem(content, graph) }
    func update(_ wrapper: OffsetItem, in environment: EnvironmentValues) { wrapper.offset = offset }
}

final class OffsetItem: WrapperItem {
    var offset = CGSize.zero

    override var isSpacer: Bool { false }

    override func place(in frame: CGRect, of place: Place) {
        super.place(in: frame.offsetBy(dx: offset.width, dy: offset.height), of: place)
    }
}

struct PositionModifier: WrappingModifier {
    let position: CGPoint
    typealias Body = Never

    func wrap(_ content: Item, _ graph: ViewGraph) -> PositionItem { PositionItem(content, graph) }
    func update(_ wrapper: PositionItem, in environment: EnvironmentValues) { wrapper.position = position }
}

/// Takes what it is offered, with the middle of its content at a point of it.
final class PositionItem: WrapperItem {
    var position = CGPoint.zero

    override var isSpacer: Bool { false }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    override func guide(_ key: AlignmentKey, _ size: CGSize) -> CGFloat? { nil }

    override func place(in frame: CGRect, of place: Place) {
        let size = content.sizeThatFits(ProposedViewSize(frame.size))
        let origin = CGPoint(
            x: frame.minX + position.x - size.width / 2, y: frame.minY + position.y - size.height / 2)
        super.place(in: CGRect(origin: origin, size: size), of: place)
    }
}

extension View {
    /// Moves what is drawn, in points in the direction of reading. The frame stays.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        modifier(OffsetModifier(offset: CGSize(width: x, height: y)))
    }

    public func offset(_ offset: CGSize) -> some View {
        modifier(OffsetModifier(offset: offset))
    }

    /// Puts the middle of the view at a point of the room that it is offered, all of which it takes.
    public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        modifier(PositionModifier(position: CGPoint(x: x, y: y)))
    }

    public func position(_ position: CGPoint) -> some View {
        modifier(PositionModifier(position: position))
    }
}
