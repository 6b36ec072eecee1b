extension UIScrollView: FrameTicker {
    /// Moves the content to where it is at this time.
    package func tick(at now: TimeInterval) {
        guard let motion else { return Runtime.current.remove(self) }
        if motion.isOver(at: now) {
            finishMotion()
        } else {
            setOffset(motion.position(at: now))
        }
    }

    /// Sets the offset on the pixel grid, whatever moves it. The delegate hears of it if it changes.
    func setOffset(_ offset: CGPoint) {
        guard offset.isFinite else { return }
        let offset = offset.rounded(toScale: pixelsPerPoint)
        if offset != bounds.origin { bounds = CGRect(origin: offset, size: bounds.size) }
    }

    /// Sets the offset as the app wants it: what is under way goes on from there.
    func moveByCode(to offset: CGPoint) {
        guard offset.isFinite else {
            assertionFailure("a content offset must be finite; \(offset) was ignored")
            return
        }
        let offset = offset.rounded(toScale: pixelsPerPoint)
        let delta = CGPoint(x: offset.x - contentOffset.x, y: offset.y - contentOffset.y)
        guard delta != .zero else { return }
        rebaseDrag(to: offset)
        rebaseMotion(by: delta)
        setOffset(offset)
    }

    func begin(_ motion: ScrollMotion) {
        self.motion = motion
        Runtime.current.add(self)
        indicators.show()
    }

    /// Stops what moves the content, without telling anyone.
    func dropMotion() {
        guard motion != nil else { return }
        motion = nil
        Runtime.current.remove(self)
    }

    private func finishMotion() {
        guard let motion else { return }
        dropMotion()
        setOffset(motion.rest)
        // The delegate may have started something else when it heard of the last step.
        guard self.motion == nil, drag == nil else { return }
        indicators.hideSoon()
        switch motion.cause {
        case .code(let toTop):
            if toTop {
                delegate?.scrollViewDidScrollToTop(self)
            } else {
                delegate?.scrollViewDidEndScrollingAnimation(self)
            }
        case .release, .settling: endDecelerating()
        }
    }

    func endDecelerating() {
        guard isDecelerating else { return }
        isDecelerating = false
        delegate?.scrollViewDidEndDecelerating(self)
    }

    /// Shifts a motion together with the content, and fits it to the present edges.
    func rebaseMotion(by delta: CGPoint) {
        // An animation that code asked for goes to the place that code named.
        guard var motion, !motion.isProgrammatic else { return }
        for axis in ScrollAxis.allCases {
            motion[axis] = motion[axis].rebased(
                by: axis.value(delta), range: legalRange(axis), bounces: bounces(axis),
                page: isPagingEnabled && delta != .zero ? axis.length(bounds.size) : nil)
        }
        self.motion = motion
    }

    /// A scroll view that leaves its window stops, with its content in its range.
    func stopForLeavingWindow() {
        guard let motion else { return }
        dropMotion()
        indicators.hideNow()
        setOffset(clamped(contentOffset))
        if motion.isProgrammatic {
            delegate?.scrollViewDidEndScrollingAnimation(self)
        } else {
            endDecelerating()
        }
    }
}
