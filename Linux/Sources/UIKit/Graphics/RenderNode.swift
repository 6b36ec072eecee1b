internal import CGTK

/// A piece of a picture, in points. It never changes, so it can be drawn again and be part of other nodes.
package final class RenderNode: @unchecked Sendable {
    /// The `GskRenderNode`, of which this object holds one reference.
    package let pointer: OpaquePointer

    /// Takes over a reference that the caller owns.
    init(adopting pointer: OpaquePointer) {
        self.pointer = pointer
    }

    deinit {
        gsk_render_node_unref(pointer)
    }

    /// What the node may paint.
    package var bounds: CGRect {
        var rect = graphene_rect_t()
        gsk_render_node_get_bounds(pointer, &rect)
        return CGRect(rect)
    }

    /// Draws the node without any display: the rectangle from the origin to the size, on transparent ground.
    package func bitmap(size: CGSize, scale: CGFloat) -> Bitmap {
        Bitmap.draw(size: size, scale: scale) { gsk_render_node_draw(pointer, $0) }
    }
}

extension CGRect {
    init(_ rect: graphene_rect_t) {
        self.init(
            x: CGFloat(rect.origin.x), y: CGFloat(rect.origin.y),
            width: CGFloat(rect.size.width), height: CGFloat(rect.size.height))
    }
}
