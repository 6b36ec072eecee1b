struct FixedSizeModifier: WrappingModifier {
    let axes: Axis.Set
    typealias Body = Never

    func wrap(_ content: Item, _ graph: ViewGraph) -> FixedSizeItem { FixedSizeItem(content, graph) }
    func update(_ wrapper: FixedSizeItem, in environment: EnvironmentValues) { wrapper.axes = axes }
}

/// Asks for the ideal length whatever is offered.
final class FixedSizeItem: WrapperItem {
    var axes: Axis.Set = []

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { content.sizeThatFits(offer(proposal)) }

    override func place(in frame: CGRect, of place: Place) {
        content.place(in: frame, of: place.offering(offer(place.proposal(of: self, in: frame))))
    }
}

extension View {
    /// Keeps the view at its ideal size, even if less is offered.
    public func fixedSize() -> some View {
        fixedSize(horizontal: true, vertical: true)
    }

    /// Keeps the view at its ideal width, height or both, even if less is offered.
    public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        var axes: Axis.Set = []
        if horizontal { axes.insert(.horizontal) }
        if vertical { axes.insert(.vertical) }
        return modifier(FixedSizeModifier(axes: axes))
    }
}
