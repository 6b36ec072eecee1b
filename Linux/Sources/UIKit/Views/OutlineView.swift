/// Shows an outline, filled or as a line. While its size is animated, the picture is stretched.
package final class OutlineView: UIView {
    /// Makes the outline for the view's bounds.
    package var outline: (CGRect) -> Outline = { _ in Outline([]) } { didSet { setNeedsDisplay() } }
    /// Nil fills the outline.
    package var stroke: OutlineStroke? { didSet { if stroke != oldValue { setNeedsDisplay() } } }
    package var color = UIColor.label { didSet { if color != oldValue { setNeedsDisplay() } } }
    /// Makes the colours for the view's bounds, in place of the one.
    package var gradient: ((CGRect) -> OutlineGradient)? { didSet { setNeedsDisplay() } }

    override func drawContent(in canvas: Canvas) {
        // Lines reach beyond the outline, and their points farther than half their width.
        let reach = (stroke?.width ?? 0) * max(stroke?.join == .miter ? stroke?.miterLimit ?? 1 : 1, 1) + 1
        let paint: Canvas.Paint = gradient.map { .gradient($0(bounds)) } ?? .color(color.cgColor.rgba)
        canvas.draw(outline(bounds), in: bounds.insetBy(dx: -reach, dy: -reach), stroke: stroke, paint)
    }

    override var stretchesContent: Bool { true }
}
