extension UIView {
    /// Measured on iOS: hidden, disabled and nearly transparent views (alpha below 0.01) take their subtrees out; what
    /// is outside of a view can't be hit even if it isn't clipped. Only final values count, never an animation's.
    func hit(at point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, !ignoresTouchesWhileAnimating,
            self.point(inside: point, with: event)
        else { return nil }
        for subview in subviews.reversed() {
            if let view = subview.hitTest(subview.convertFromSuperview(point), with: event) { return view }
        }
        return self
    }

    /// Apple's documentation: views that are being animated ignore touches unless the animation allows them.
    private var ignoresTouchesWhileAnimating: Bool {
        animations.contains { !$0.group.allowsUserInteraction }
    }
}
