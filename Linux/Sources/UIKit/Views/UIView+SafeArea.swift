extension UIView {
    /// A view's own safe area changes at once with its place; its subviews' follow in the layout pass.
    func updateSafeArea() {
        let insets = inheritedSafeArea
        guard insets != storedSafeArea else { return }
        storedSafeArea = insets
        layoutFlags.subviewSafeAreasDirty = true
        setNeedsLayout()
        safeAreaInsetsDidChange()
        viewController?.viewSafeAreaInsetsDidChange()
        if insetsLayoutMarginsFromSafeArea { layoutMarginsDidChange() }
    }

    /// For controllers, when what they add has changed.
    func safeAreaInsetsMayHaveChanged() {
        updateSafeArea()
    }

    func updateSubviewSafeAreas() {
        guard layoutFlags.subviewSafeAreasDirty else { return }
        layoutFlags.subviewSafeAreasDirty = false
        for subview in subviews { subview.updateSafeArea() }
    }

    private var inheritedSafeArea: UIEdgeInsets {
        let added = viewController?.effectiveAdditionalSafeAreaInsets ?? .zero
        guard storedWindow != nil else { return .zero }
        guard let superview = storedSuperview else { return outerSafeArea + added }
        let outer = superview.storedSafeArea
        guard outer != .zero else { return added }
        return outer.covering(derivedFrame, in: superview.viewState.bounds) + added
    }

    /// What a window, which has no superview, starts from: the screen's safe area.
    private var outerSafeArea: UIEdgeInsets {
        let device = Runtime.current.device
        return device.safeArea.covering(derivedFrame, in: device.bounds)
    }
}

extension UIEdgeInsets {
    /// The insets of a rectangle that lies in an area with these insets.
    ///
    /// Measured on iOS: each edge by itself, clamped to the outer inset; a rectangle wholly inside the bottom band has
    /// the full bottom inset.
    func covering(_ rect: CGRect, in area: CGRect) -> UIEdgeInsets {
        UIEdgeInsets(
            top: (top - (rect.minY - area.minY)).clamped(0, max(top, 0)),
            left: (left - (rect.minX - area.minX)).clamped(0, max(left, 0)),
            bottom: (rect.maxY - (area.maxY - bottom)).clamped(0, max(bottom, 0)),
            right: (rect.maxX - (area.maxX - right)).clamped(0, max(right, 0)))
    }
}
