extension UIView {
    var derivedFrame: CGRect {
        if viewState.transform.isIdentity {
            let size = viewState.bounds.size
            return CGRect(
                x: viewState.position.x - size.width / 2, y: viewState.position.y - size.height / 2, width: size.width,
                height: size.height)
        }
        return viewState.bounds.applying(viewState.transformToSuperview)
    }

    func setFrame(_ frame: CGRect) {
        guard frame.isFinite else { return reportInvalidGeometry(frame) }
        let frame = frame.standardized
        // Apple leaves this undefined; keeping the box where it was asked for is the most useful reading.
        let size = viewState.transform.isIdentity ? frame.size : sizeBeforeTransform(for: frame.size)
        setGeometry(bounds: CGRect(origin: viewState.bounds.origin, size: size), position: frame.center)
    }

    private func sizeBeforeTransform(for size: CGSize) -> CGSize {
        let t = viewState.transform
        guard t.b == 0, t.c == 0, t.a != 0, t.d != 0 else { return viewState.bounds.size }
        return CGSize(width: size.width / abs(t.a), height: size.height / abs(t.d))
    }

    /// The one place where bounds and center change.
    func setGeometry(bounds: CGRect, position: CGPoint) {
        guard bounds.isFinite, position.isFinite else { return reportInvalidGeometry((bounds, position)) }
        let bounds = bounds.standardized
        let old = viewState
        guard bounds != old.bounds || position != old.position else { return }
        animateChanges {
            viewState.bounds = bounds
            viewState.position = position
        }
        if position != old.position || bounds.size != old.bounds.size { storedSuperview?.setNeedsComposition() }
        if bounds != old.bounds {
            boundsWillNeedDrawing(from: old.bounds)
            if bounds.size != old.bounds.size {
                if autoresizesSubviews { resizeSubviews(from: old.bounds.size) }
                setNeedsLayout()
            }
            if storedSafeArea != .zero {
                layoutFlags.subviewSafeAreasDirty = true
                propagateLayoutFlags()
            }
        }
        updateSafeArea()
        if bounds != old.bounds { boundsDidChange(from: old.bounds) }
    }

    func setTransform(_ transform: CGAffineTransform) {
        guard transform.isFinite else { return reportInvalidGeometry(transform) }
        guard transform != viewState.transform else { return }
        animateChanges { viewState.transform = transform }
        storedSuperview?.setNeedsComposition()
        setNeedsComposition()
        updateSafeArea()
    }

    private func boundsWillNeedDrawing(from old: CGRect) {
        // Content that draws nothing keeps drawing nothing when only the origin moves: scrolling stays cheap.
        if renderCache.content != nil || viewState.bounds.size != old.size { renderCache.isContentDirty = true }
        setNeedsComposition()
    }

    private func reportInvalidGeometry(_ value: Any) {
        assertionFailure("the geometry of \(self) must be finite; \(value) was ignored")
    }
}

extension CGRect {
    /// Apple's rule for points in rectangles: the lower edges belong to it, the upper ones don't.
    func containsHalfOpen(_ point: CGPoint) -> Bool {
        point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }
}
