internal import CGTK

extension CGRect {
    /// True if the rectangle has an area that can be painted.
    var isPaintable: Bool {
        isFinite && size.width > 0 && size.height > 0
    }

    var graphene: graphene_rect_t {
        graphene_rect_t(
            origin: origin.graphene, size: graphene_size_t(width: Float(size.width), height: Float(size.height)))
    }

    func rounded(_ radii: CornerRadii) -> GskRoundedRect {
        var outline = GskRoundedRect()
        var area = graphene
        var corners = [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft].map {
            graphene_size_t(width: Float($0), height: Float($0))
        }
        gsk_rounded_rect_init(&outline, &area, &corners[0], &corners[1], &corners[2], &corners[3])
        return outline
    }
}

extension CGPoint {
    var graphene: graphene_point_t {
        graphene_point_t(x: Float(x), y: Float(y))
    }
}

extension RGBA {
    var gdk: GdkRGBA {
        let color = sanitized
        return GdkRGBA(
            red: Float(color.red), green: Float(color.green), blue: Float(color.blue), alpha: Float(color.alpha))
    }
}
