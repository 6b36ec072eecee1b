/// A thin line across the direction of the stack it is in; level where there is none.
public struct Divider: View {
    public typealias Body = Never

    public init() {}
}

extension Divider: LeafView {
    func makeItem(_ graph: ViewGraph) -> DividerItem { DividerItem(UIView(), graph) }

    func update(_ item: DividerItem, in environment: EnvironmentValues) {
        item.view.backgroundColor = .separator
        item.view.isUserInteractionEnabled = false
        item.thickness = 1 / max(environment.displayScale, 1)
        item.isUpright = environment.stackAxis == .horizontal
    }
}

final class DividerItem: ViewItem<UIView> {
    var thickness: CGFloat = 1
    var isUpright = false

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions()
        return isUpright
            ? CGSize(width: thickness, height: size.height) : CGSize(width: size.width, height: thickness)
    }
}
