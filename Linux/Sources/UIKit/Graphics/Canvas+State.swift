internal import CGTK

// What holds for all that is painted until it is popped.
extension Canvas {
    func pushClip(_ rect: CGRect, radius: CGFloat = 0) {
        pushClip(rect, radii: CornerRadii(radius))
    }

    func pushClip(_ rect: CGRect, radii: CornerRadii) {
        let rect = rect.isPaintable ? rect : .zero
        let radii = radii.fitted(to: rect.size)
        if radii.isZero {
            var area = rect.graphene
            gtk_snapshot_push_clip(pointer, &area)
        } else {
            var outline = rect.rounded(radii)
            gtk_snapshot_push_rounded_clip(pointer, &outline)
        }
        pushes.append(.node)
    }

    /// Draws what follows as one group with this opacity.
    func pushOpacity(_ opacity: Double) {
        gtk_snapshot_push_opacity(pointer, opacity.isFinite ? min(max(opacity, 0), 1) : 0)
        pushes.append(.node)
    }

    /// Transforms what follows; a transform that isn't finite counts as the identity.
    func pushTransform(_ transform: CGAffineTransform) {
        guard transform.isFinite else { return pushTransform(.identity) }
        guard let parts = transform.parts else {
            // Nothing has an area any more.
            return pushClip(.zero)
        }
        gtk_snapshot_save(pointer)
        pushes.append(.transform)
        // GSK draws transforms that it has as a matrix by other means only with a GPU, so it gets the single steps.
        var offset = CGPoint(x: transform.tx, y: transform.ty).graphene
        gtk_snapshot_translate(pointer, &offset)
        if parts.angle != 0 { gtk_snapshot_rotate(pointer, Float(parts.angle * 180 / .pi)) }
        if parts.skew != 0 {
            let skew = gsk_transform_skew(nil, Float(parts.skew * 180 / .pi), 0)
            gtk_snapshot_transform(pointer, skew)
            gsk_transform_unref(skew)
        }
        if parts.scaleX != 1 || parts.scaleY != 1 {
            gtk_snapshot_scale(pointer, Float(parts.scaleX), Float(parts.scaleY))
        }
    }

    /// Undoes the last push.
    func pop() {
        guard let push = pushes.popLast() else {
            assertionFailure("pop() without a push")
            return
        }
        switch push {
        case .node: gtk_snapshot_pop(pointer)
        case .transform: gtk_snapshot_restore(pointer)
        }
    }

    /// What was painted; nil if nothing was. The canvas is empty afterwards.
    func finish() -> RenderNode? {
        assert(pushes.isEmpty, "finish() with \(pushes.count) pushes that were not popped")
        while !pushes.isEmpty { pop() }
        return gtk_snapshot_to_node(pointer).map { RenderNode(adopting: $0) }
    }
}
