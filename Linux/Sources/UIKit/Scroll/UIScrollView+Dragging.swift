extension UIScrollView {
    /// The pan recognizer has acted.
    func panDidChange(_ state: UIGestureRecognizer.State) {
        switch state {
        case .began:
            beginDragging()
            dragContent()
        case .changed: dragContent()
        case .ended:
            let velocity = scrollPan.velocity(in: self)
            endDragging(velocity: CGPoint(x: -velocity.x, y: -velocity.y))
        case .cancelled: endDragging(velocity: .zero)
        case .possible, .failed: break
        }
    }

    private func beginDragging() {
        let wasAnimating = isScrollAnimating
        dropMotion()
        // A caught scroll counts as decelerating until the finger moves.
        if !scrollPan.isCatching { isDecelerating = false }
        drag = ScrollDrag(start: .zero, axes: axes(for: scrollPan.path.travel))
        rebaseDrag(to: contentOffset, translation: .zero)
        indicators.show()
        if wasAnimating { delegate?.scrollViewDidEndScrollingAnimation(self) }
        delegate?.scrollViewWillBeginDragging(self)
    }

    /// The axes that can move; with a directional lock only the one of the first movement, unless that is diagonal.
    private func axes(for travel: CGPoint) -> Set<ScrollAxis> {
        let panning = Set(ScrollAxis.allCases.filter(pans))
        guard isDirectionalLockEnabled, panning.count == 2, abs(travel.x) != abs(travel.y) else { return panning }
        return [ScrollAxis.dominant(of: travel)]
    }

    /// Makes the present place of the finger stand for an offset.
    func rebaseDrag(to offset: CGPoint, translation: CGPoint? = nil) {
        guard var drag else { return }
        let translation = translation ?? scrollPan.translation(in: self)
        for axis in ScrollAxis.allCases {
            let raw = ScrollPhysics.raw(
                axis.value(offset), in: legalRange(axis), length: axis.length(bounds.size), bounces: bounces(axis))
            axis.set(raw + axis.value(translation), in: &drag.start)
        }
        self.drag = drag
    }

    private func dragContent() {
        guard let drag else { return }
        let translation = scrollPan.translation(in: self)
        if scrollPan.isCatching, translation == .zero { return }
        isDecelerating = false
        var offset = contentOffset
        for axis in drag.axes {
            let raw = axis.value(drag.start) - axis.value(translation)
            let shown = ScrollPhysics.shown(
                raw, in: legalRange(axis), length: axis.length(bounds.size), bounces: bounces(axis))
            axis.set(shown, in: &offset)
        }
        setOffset(offset)
    }

    /// The finger lets go, with the offset's velocity in points a second.
    func endDragging(velocity: CGPoint) {
        guard let drag else { return }
        var fling = CGPoint.zero
        for axis in drag.axes { axis.set(ScrollPhysics.flingVelocity(axis.value(velocity)), in: &fling) }
        let wasCaught = isDecelerating
        let release = askDelegateForTarget(
            of: restingWithTopBar(self.release(velocity: fling)), velocity: fling)
        self.drag = nil
        // A scroll that the delegate began when asked for the target takes precedence.
        let willDecelerate = motion == nil && release.map { !$0.isOver(at: Runtime.current.now) } ?? false
        if willDecelerate, let release {
            begin(release)
        } else if motion == nil {
            // What is left of the way is too short for a motion.
            if let release { setOffset(release.rest) }
            indicators.hideSoon()
        }
        delegate?.scrollViewDidEndDragging(self, willDecelerate: willDecelerate)
        guard willDecelerate else {
            if wasCaught, motion == nil { endDecelerating() }
            return
        }
        // Nor does deceleration begin if the delegate has now scrolled somewhere else.
        guard let motion, !motion.isProgrammatic, self.drag == nil else { return }
        isDecelerating = true
        delegate?.scrollViewWillBeginDecelerating(self)
    }
}
