/// A figure in a style.
public struct _ShapeView<Content: Shape, Style: ShapeStyle>: View {
    let shape: Content
    let style: Style
    var fillStyle = FillStyle()
    var stroke: StrokeStyle?
    public typealias Body = Never
}

extension _ShapeView: LeafView {
    func makeItem(_ graph: ViewGraph) -> ShapeItem { ShapeItem(graph) }

    func update(_ item: ShapeItem, in environment: EnvironmentValues) {
        let paint = style.resolved(in: environment)
        item.size = { [shape] in shape.sizeThatFits($0) }
        if let rounded = shape as? any RoundedShape, paint.gradient == nil, stroke?.isPlain ?? true {
            item.showLayer(rounded, paint.color, stroke?.lineWidth, environment)
        } else {
            item.showOutline { view in
                view.outline = { [shape, fillStyle] in shape.path(in: $0).outline(isEvenOdd: fillStyle.isEOFilled) }
                view.stroke = stroke?.outlineStroke
                view.color = paint.color
                view.gradient = paint.gradient.map { gradient in { gradient.outlineGradient(in: $0) } }
            }
        }
    }
}

/// Shows a figure by a layer, or drawn by its outline.
final class ShapeItem: Item {
    var size: (ProposedViewSize) -> CGSize = { $0.replacingUnspecifiedDimensions() }
    private var view = UIView()
    private var figure: (CGRect) -> (rect: CGRect, radius: CGFloat) = { ($0, 0) }

    func showLayer(_ shape: any RoundedShape, _ color: UIColor, _ line: CGFloat?, _ environment: EnvironmentValues) {
        if view is OutlineView { view = UIView() }
        view.isUserInteractionEnabled = false
        view.backgroundColor = line == nil ? color : .clear
        view.layer.borderWidth = line ?? 0
        view.layer.borderColor = line == nil ? nil : color.resolvedColor(with: environment.traits).cgColor
        // A layer's line lies inside of its edge, the figure's half outside.
        let reach = (line ?? 0) / 2
        figure = { rect in
            let (rect, radius) = shape.figure(in: rect)
            return (rect.insetBy(dx: -reach, dy: -reach), radius > 0 ? radius + reach : 0)
        }
    }

    func showOutline(_ change: (OutlineView) -> Void) {
        let outline = view as? OutlineView ?? OutlineView()
        view = outline
        outline.isUserInteractionEnabled = false
        figure = { ($0, 0) }
        change(outline)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { size(proposal) }

    override func place(in frame: CGRect, of place: Place) {
        let (rect, radius) = figure(frame)
        guard !rect.isNull else { return }
        place.show(view, in: rect)
        view.layer.cornerRadius = radius
    }
}
