struct PaddingModifier: WrappingModifier {
    let insets: EdgeInsets
    typealias Body = Never

    func wrap(_ content: Item, _ graph: ViewGraph) -> PaddingItem { PaddingItem(content, graph) }
    func update(_ wrapper: PaddingItem, in environment: EnvironmentValues) { wrapper.insets = insets }
}

final class PaddingItem: WrapperItem {
    var insets = EdgeInsets()

    override var isSpacer: Bool { false }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = content.sizeThatFits(proposal.inset(by: insets))
        return CGSize(
            width: size.width + insets.leading + insets.trailing, height: size.height + insets.top + insets.bottom)
    }

    override func guide(_ key: AlignmentKey, _ size: CGSize) -> CGFloat? {
        let inner = inner(of: CGRect(origin: .zero, size: size))
        return content.explicitGuide(key, inner.size).map {
            $0 + (key.axis == .horizontal ? insets.leading : insets.top)
        }
    }

    override func place(in frame: CGRect, of place: Place) {
        let offer = place.proposal(of: self, in: frame).inset(by: insets)
        content.place(in: inner(of: frame), of: place.offering(offer))
    }

    private func inner(of frame: CGRect) -> CGRect {
        CGRect(
            x: frame.minX + insets.leading, y: frame.minY + insets.top,
            width: max(frame.width - insets.leading - insets.trailing, 0),
            height: max(frame.height - insets.top - insets.bottom, 0))
    }
}

extension View {
    /// Room around the view, in points.
    public func padding(_ insets: EdgeInsets) -> some View {
        modifier(PaddingModifier(insets: insets))
    }

    /// Room at some edges, in points. Default: 16 at all of them.
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        padding(EdgeInsets(edges, length ?? 16))
    }

    /// The same room at all edges, in points.
    public func padding(_ length: CGFloat) -> some View {
        padding(.all, length)
    }
}
