internal import CGTK

extension Canvas {
    /// What an outline is painted with.
    enum Paint {
        case color(RGBA)
        case gradient(OutlineGradient)
    }

    /// Paints what is inside of an outline, or a line along it. What lies outside of the area isn't painted.
    func draw(_ outline: Outline, in area: CGRect, stroke: OutlineStroke?, _ paint: Paint) {
        withCairo(in: area) { cairo in
            outline.add(to: cairo)
            let pattern = set(paint, in: cairo)
            if let stroke {
                stroke.apply(to: cairo)
                cairo_stroke(cairo)
            } else {
                cairo_fill(cairo)
            }
            if let pattern { cairo_pattern_destroy(pattern) }
        }
    }

    /// Draws a node, and cuts off what is outside of an outline.
    func draw(_ node: RenderNode, clippedTo outline: Outline) {
        withCairo(in: node.bounds) { cairo in
            outline.add(to: cairo)
            cairo_clip(cairo)
            gsk_render_node_draw(node.pointer, cairo)
        }
    }

    private func withCairo(in area: CGRect, _ work: (OpaquePointer) -> Void) {
        guard area.isPaintable else { return }
        var bounds = area.graphene
        guard let cairo = gtk_snapshot_append_cairo(pointer, &bounds) else { return }
        work(cairo)
        cairo_destroy(cairo)
    }

    private func set(_ paint: Paint, in cairo: OpaquePointer) -> OpaquePointer? {
        switch paint {
        case .color(let color):
            let color = color.sanitized
            cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
            return nil
        case .gradient(let gradient):
            let pattern =
                switch gradient.kind {
                case .linear(let from, let to): cairo_pattern_create_linear(from.x, from.y, to.x, to.y)
                case .radial(let middle, let from, let to):
                    cairo_pattern_create_radial(
                        middle.x, middle.y, max(from, 0), middle.x, middle.y, max(to, from, 0))
                }
            guard let pattern else { return nil }
            for stop in gradient.stops {
                let color = stop.color.cgColor.rgba.sanitized
                cairo_pattern_add_color_stop_rgba(
                    pattern, stop.location, color.red, color.green, color.blue, color.alpha)
            }
            cairo_set_source(cairo, pattern)
            return pattern
        }
    }
}

extension Outline {
    fileprivate func add(to cairo: OpaquePointer) {
        cairo_set_fill_rule(cairo, isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        for element in elements {
            switch element {
            case .move(let point): cairo_move_to(cairo, point.x, point.y)
            case .line(let point): cairo_line_to(cairo, point.x, point.y)
            case .curve(let point, let one, let two):
                cairo_curve_to(cairo, one.x, one.y, two.x, two.y, point.x, point.y)
            case .close: cairo_close_path(cairo)
            }
        }
    }
}

extension OutlineStroke {
    fileprivate func apply(to cairo: OpaquePointer) {
        cairo_set_line_width(cairo, max(width, 0))
        switch cap {
        case .butt: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_BUTT)
        case .round: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
        case .square: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_SQUARE)
        }
        switch join {
        case .miter: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_MITER)
        case .round: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
        case .bevel: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_BEVEL)
        }
        cairo_set_miter_limit(cairo, miterLimit)
        // Dashes without any length would be an error.
        if dash.allSatisfy({ $0 >= 0 }), dash.contains(where: { $0 > 0 }) {
            cairo_set_dash(cairo, dash.map(Double.init), Int32(dash.count), dashPhase)
        }
    }
}
