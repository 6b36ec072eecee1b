// Where content goes when a finger lets go of it.
extension UIScrollView {
    /// The motion after a release.
    func release(velocity: CGPoint) -> ScrollMotion {
        ScrollMotion(
            cause: isPagingEnabled ? .settling : .release, start: Runtime.current.now,
            x: release(.horizontal, velocity: velocity.x), y: release(.vertical, velocity: velocity.y))
    }

    private func release(_ axis: ScrollAxis, velocity: CGFloat) -> AxisMotion {
        let (offset, range) = (axis.value(contentOffset), legalRange(axis))
        guard pans(axis) || !range.contains(offset) else { return .resting(at: offset) }
        guard isPagingEnabled else {
            return .released(
                at: offset, velocity: velocity, rate: decelerationRate.sanitized, range: range, bounces: bounces(axis))
        }
        let page = ScrollPaging.target(
            from: offset, velocity: velocity, length: axis.length(bounds.size), range: range
        ).rounded(toScale: pixelsPerPoint)
        return .paging(to: page, from: offset, velocity: velocity)
    }

    /// Announces the target, and changes the motion if the delegate rewrites it. Paging keeps its page.
    func askDelegateForTarget(of motion: ScrollMotion, velocity: CGPoint) -> ScrollMotion? {
        let announced = CGPoint(
            x: motion.x.announcedTarget(in: legalRange(.horizontal)),
            y: motion.y.announcedTarget(in: legalRange(.vertical))
        ).rounded(toScale: pixelsPerPoint)
        var target = announced
        let perMillisecond = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
        withUnsafeMutablePointer(to: &target) {
            delegate?.scrollViewWillEndDragging(self, withVelocity: perMillisecond, targetContentOffset: $0)
        }
        guard target != announced, !isPagingEnabled else { return motion }
        guard target.isFinite else {
            assertionFailure("a target offset must be finite; \(target) was ignored")
            return motion
        }
        var motion = motion
        for axis in ScrollAxis.allCases where axis.value(target) != axis.value(announced) {
            motion[axis] = .landing(
                on: axis.value(target).rounded(toScale: pixelsPerPoint), from: axis.value(contentOffset),
                rate: decelerationRate.sanitized, range: legalRange(axis), bounces: bounces(axis))
        }
        return motion
    }

    /// Keeps the content from coming to rest with the bar above it half open.
    func restingWithTopBar(_ motion: ScrollMotion) -> ScrollMotion {
        let rest = motion.y.rest
        guard let topBar, !isPagingEnabled else { return motion }
        let place = topBar.restingOffset(rest, of: self).rounded(toScale: pixelsPerPoint)
        guard place.isFinite, place != rest.rounded(toScale: pixelsPerPoint) else { return motion }
        var motion = motion
        let isThere = motion.y.duration == 0
        motion.y =
            isThere
            ? .paging(to: place, from: contentOffset.y, velocity: 0)
            : .landing(
                on: place, from: contentOffset.y, rate: decelerationRate.sanitized, range: legalRange(.vertical),
                bounces: bouncesVertically)
        return motion
    }
}
