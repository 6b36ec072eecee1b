internal import CGTK
import UIKit

/// Owns a cairo image surface and the context that draws into it, in points.
final class Surface {
    private let surface: OpaquePointer
    private let context: OpaquePointer

    /// Nil when there is no pixel to draw.
    init?(size: CGSize, scale: CGFloat, isOpaque: Bool) {
        let width = CInt((size.width * scale).rounded())
        let height = CInt((size.height * scale).rounded())
        let format = isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32
        guard width > 0, height > 0, let surface = cairo_image_surface_create(format, width, height) else { return nil }
        guard let context = cairo_create(surface) else {
            cairo_surface_destroy(surface)
            return nil
        }
        self.surface = surface
        self.context = context
        cairo_scale(context, scale, scale)
    }

    deinit {
        cairo_destroy(context)
        cairo_surface_destroy(surface)
    }

    var pen: Pen { Pen(context: context) }

    @MainActor
    func draw(_ node: RenderNode) {
        cairo_save(context)
        gsk_render_node_draw(node.pointer, context)
        cairo_restore(context)
    }

    func pixels() -> PixelBuffer? {
        cairo_surface_flush(surface)
        let width = cairo_image_surface_get_width(surface)
        let height = cairo_image_surface_get_height(surface)
        return gdk_pixbuf_get_from_surface(surface, 0, 0, width, height).map(PixelBuffer.init(adopting:))
    }
}
