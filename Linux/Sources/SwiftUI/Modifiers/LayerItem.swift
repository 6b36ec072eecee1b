/// An item with a layer behind it or in front of it.
final class LayerItem: WrapperItem {
    var alignment = Alignment.center
    private let isInFront: Bool
    private let layer: () -> [Item]

    init(_ content: Item, _ graph: ViewGraph, isInFront: Bool, layer: @escaping () -> [Item]) {
        self.isInFront = isInFront
        self.layer = layer
        super.init(content, graph)
    }

    override var isSpacer: Bool { false }

    override func place(in frame: CGRect, of place: Place) {
        if isInFront { content.place(in: frame, of: place) }
        placeLayer(in: frame, of: place)
        if !isInFront { content.place(in: frame, of: place) }
    }

    private func placeLayer(in frame: CGRect, of place: Place) {
        let offer = ProposedViewSize(frame.size)
        let own = ViewDimensions(frame.size) { [content] in content.explicitGuide($0, frame.size) }
        for item in layer() {
            let inner = item.dimensions(in: offer)
            let origin = CGPoint(
                x: frame.minX + own[alignment.horizontal] - inner[alignment.horizontal],
                y: frame.minY + own[alignment.vertical] - inner[alignment.vertical])
            item.place(
                in: CGRect(origin: origin, size: CGSize(width: inner.width, height: inner.height)),
                of: place.offering(offer))
        }
    }
}
