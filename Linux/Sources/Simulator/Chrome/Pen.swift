internal import CGTK
import Foundation

/// A grey of the device's own drawings, which need no other colours.
struct Ink: Hashable {
    var white: Double
    var alpha: Double = 1

    static let black = Ink(white: 0)
    static let white = Ink(white: 1)

    func opacity(_ alpha: Double) -> Ink { Ink(white: white, alpha: self.alpha * alpha) }
}

/// Draws the few shapes of a device's chrome into a cairo context, which it borrows.
///
/// The chrome has curves that render nodes of GTK 4.8 lack (arcs of the Wi-Fi sign), so it is drawn by cairo and kept as one node.
struct Pen {
    let context: OpaquePointer

    func fill(_ rect: CGRect, radius: CGFloat = 0, _ ink: Ink) {
        path(rect, radius: radius)
        use(ink)
        cairo_fill(context)
    }

    func stroke(_ rect: CGRect, radius: CGFloat, width: CGFloat, _ ink: Ink) {
        path(rect.insetBy(dx: width / 2, dy: width / 2), radius: radius - width / 2)
        use(ink)
        cairo_set_line_width(context, width)
        cairo_stroke(context)
    }

    /// A sector that opens upwards, from radius `inner` to `outer`.
    func fillFan(centre: CGPoint, inner: CGFloat, outer: CGFloat, halfAngle: CGFloat, _ ink: Ink) {
        let (start, end) = (-CGFloat.pi / 2 - halfAngle, -CGFloat.pi / 2 + halfAngle)
        cairo_new_path(context)
        cairo_arc(context, centre.x, centre.y, outer, start, end)
        if inner > 0 {
            cairo_arc_negative(context, centre.x, centre.y, inner, end, start)
        } else {
            cairo_line_to(context, centre.x, centre.y)
        }
        cairo_close_path(context)
        use(ink)
        cairo_fill(context)
    }

    /// Draws one line of Inter semibold with its middle at `centre`.
    func text(_ string: String, size: CGFloat, centre: CGPoint, _ ink: Ink) {
        guard let layout = pango_cairo_create_layout(context) else { return }
        defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
        let font = pango_font_description_from_string("Inter Semi-Bold")
        defer { pango_font_description_free(font) }
        pango_font_description_set_absolute_size(font, size * CGFloat(PANGO_SCALE))
        pango_layout_set_font_description(layout, font)
        pango_layout_set_text(layout, string, CInt(string.utf8.count))
        var (width, height): (CInt, CInt) = (0, 0)
        pango_layout_get_size(layout, &width, &height)
        use(ink)
        let scale = CGFloat(PANGO_SCALE)
        cairo_move_to(context, centre.x - CGFloat(width) / scale / 2, centre.y - CGFloat(height) / scale / 2)
        pango_cairo_show_layout(context, layout)
        cairo_new_path(context)
    }

    func clipped(to rect: CGRect, radius: CGFloat, _ draw: () -> Void) {
        cairo_save(context)
        path(rect, radius: radius)
        cairo_clip(context)
        draw()
        cairo_restore(context)
    }

    func translated(by offset: CGPoint, _ draw: () -> Void) {
        cairo_save(context)
        cairo_translate(context, offset.x, offset.y)
        draw()
        cairo_restore(context)
    }

    /// Turns by a quarter: what was drawn upright on a screen of size `upright` lies on its side.
    func turned(_ orientation: Phone.Orientation, upright: CGSize, _ draw: () -> Void) {
        cairo_save(context)
        switch orientation {
        case .portrait: break
        case .landscapeLeft:
            cairo_translate(context, upright.height, 0)
            cairo_rotate(context, .pi / 2)
        case .landscapeRight:
            cairo_translate(context, 0, upright.width)
            cairo_rotate(context, -.pi / 2)
        }
        draw()
        cairo_restore(context)
    }

    private func use(_ ink: Ink) {
        cairo_set_source_rgba(context, ink.white, ink.white, ink.white, ink.alpha)
    }

    private func path(_ rect: CGRect, radius: CGFloat) {
        let radius = min(max(radius, 0), rect.width / 2, rect.height / 2)
        guard radius > 0 else {
            cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
            return
        }
        let quarter = CGFloat.pi / 2
        cairo_new_sub_path(context)
        cairo_arc(context, rect.maxX - radius, rect.minY + radius, radius, -quarter, 0)
        cairo_arc(context, rect.maxX - radius, rect.maxY - radius, radius, 0, quarter)
        cairo_arc(context, rect.minX + radius, rect.maxY - radius, radius, quarter, 2 * quarter)
        cairo_arc(context, rect.minX + radius, rect.minY + radius, radius, 2 * quarter, 3 * quarter)
        cairo_close_path(context)
    }
}
