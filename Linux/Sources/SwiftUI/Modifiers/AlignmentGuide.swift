struct AlignmentGuideModifier: WrappingModifier {
    let key: AlignmentKey
    let compute: (ViewDimensions) -> CGFloat
    typealias Body = Never

    func wrap(_ content: Item, _ graph: ViewGraph) -> AlignmentGuideItem { AlignmentGuideItem(content, graph) }
    func update(_ wrapper: AlignmentGuideItem, in environment: EnvironmentValues) {
        wrapper.own = (key, compute)
    }
}

/// Says where one of its alignment guides is.
final class AlignmentGuideItem: WrapperItem {
    var own: (key: AlignmentKey, compute: (ViewDimensions) -> CGFloat)?

    override func guide(_ key: AlignmentKey, _ size: CGSize) -> CGFloat? {
        guard let own, own.key == key else { return super.guide(key, size) }
        return own.compute(ViewDimensions(size) { [content] in content.explicitGuide($0, size) })
    }
}

extension View {
    /// Sets where a guide of the view is, by its size and its other guides.
    public func alignmentGuide(
        _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(AlignmentGuideModifier(key: g.key, compute: computeValue))
    }

    /// Sets where a guide of the view is, by its size and its other guides.
    public func alignmentGuide(
        _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(AlignmentGuideModifier(key: g.key, compute: computeValue))
    }
}
