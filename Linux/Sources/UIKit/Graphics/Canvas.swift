internal import CGTK

/// Records what is painted into a render node. Coordinates are points, with y pointing down.
///
/// Each `push…` needs its `pop()`. Rectangles that aren't finite or are empty paint nothing.
@MainActor
final class Canvas {
    private let snapshot: GObject
    /// What `pop()` has to undo, oldest first.
    var pushes: [Push] = []

    enum Push {
        /// A node of the snapshot's stack.
        case node
        /// A saved transform.
        case transform
    }

    init() {
        Graphics.prepare()
        snapshot = GObject(adopting: UnsafeMutableRawPointer(gtk_snapshot_new()))
    }

    var pointer: OpaquePointer { snapshot.opaque }

    func fill(_ rect: CGRect, radius: CGFloat = 0, _ color: RGBA) {
        fill(rect, radii: CornerRadii(radius), color)
    }

    func fill(_ rect: CGRect, radii: CornerRadii, _ color: RGBA) {
        guard rect.isPaintable, color.isVisible else { return }
        var (area, color) = (rect.graphene, color.gdk)
        let radii = radii.fitted(to: rect.size)
        if radii.isZero {
            gtk_snapshot_append_color(pointer, &color, &area)
        } else {
            var outline = rect.rounded(radii)
            gtk_snapshot_push_rounded_clip(pointer, &outline)
            gtk_snapshot_append_color(pointer, &color, &area)
            gtk_snapshot_pop(pointer)
        }
    }

    /// Draws a line along the inside of the rectangle's edge.
    func border(_ rect: CGRect, radius: CGFloat = 0, width: CGFloat, _ color: RGBA) {
        border(rect, radii: CornerRadii(radius), width: width, color)
    }

    func border(_ rect: CGRect, radii: CornerRadii, width: CGFloat, _ color: RGBA) {
        guard rect.isPaintable, width > 0, width.isFinite, color.isVisible else { return }
        var outline = rect.rounded(radii.fitted(to: rect.size))
        let width = Float(min(width, min(rect.width, rect.height) / 2))
        let widths = [Float](repeating: width, count: 4)
        let colors = [GdkRGBA](repeating: color.gdk, count: 4)
        gtk_snapshot_append_border(pointer, &outline, widths, colors)
    }

    /// Draws the shadow that the rectangle throws, outside of the rectangle.
    ///
    /// - Parameter blur: How soft the edge is, as a layer's `shadowRadius`: the standard deviation of the blur.
    func shadow(of rect: CGRect, radius: CGFloat = 0, color: RGBA, offset: CGSize, blur: CGFloat) {
        shadow(of: rect, radii: CornerRadii(radius), color: color, offset: offset, blur: blur)
    }

    func shadow(of rect: CGRect, radii: CornerRadii, color: RGBA, offset: CGSize, blur: CGFloat) {
        guard rect.isPaintable, offset.isFinite, blur.isFinite, color.isVisible else { return }
        var outline = rect.rounded(radii.fitted(to: rect.size))
        var color = color.gdk
        // GSK's blur radius is CSS's: twice the standard deviation.
        gtk_snapshot_append_outset_shadow(
            pointer, &outline, &color, Float(offset.width), Float(offset.height), 0, Float(max(blur, 0)) * 2)
    }

    /// Fills the rectangle with colours that change along the line between two points.
    func gradient(
        _ rect: CGRect, from start: CGPoint, to end: CGPoint, stops: [(offset: CGFloat, color: RGBA)]
    ) {
        guard rect.isPaintable, start.isFinite, end.isFinite, stops.count >= 2 else { return }
        var area = rect.graphene
        var (from, to) = (start.graphene, end.graphene)
        var last: CGFloat = 0
        let stops = stops.map { stop in
            // Offsets that go backwards are an error for GSK.
            last = stop.offset.finite().clamped(last, 1)
            return GskColorStop(offset: Float(last), color: stop.color.gdk)
        }
        gtk_snapshot_append_linear_gradient(pointer, &area, &from, &to, stops, gsize(stops.count))
    }

    /// Stretches the texture over the rectangle.
    func draw(_ texture: Texture, in rect: CGRect) {
        guard rect.isPaintable else { return }
        var area = rect.graphene
        gtk_snapshot_append_texture(pointer, texture.pointer, &area)
    }

    /// Draws text with the top left of its box at the point.
    func draw(_ text: TextLayout, at point: CGPoint, _ color: RGBA) {
        guard point.isFinite, color.isVisible else { return }
        text.append(to: pointer, at: point, color: color)
    }

    func append(_ node: RenderNode) {
        gtk_snapshot_append_node(pointer, node.pointer)
    }
}
