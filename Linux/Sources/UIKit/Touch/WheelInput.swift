/// What a wheel or a trackpad says about its movement.
package enum ScrollPhase: Sendable {
    /// One step of a wheel.
    case step
    /// Fingers begin to move on a trackpad.
    case began
    case changed
    /// The fingers are lifted, with the content's velocity in points a second where the source knows it.
    case ended(velocity: CGPoint?)
    case cancelled
}

/// A wheel or trackpad that scrolls what is under the pointer.
///
/// A trackpad drags the content as a finger does, with the same delegate calls, bounces and pages. A step of a wheel
/// moves it a little, and a paging scroll view by a page.
@MainActor final class WheelInput {
    private weak var scrollView: UIScrollView?
    private var path = PanPath()
    private var place = CGPoint.zero
    private var isWaiting = false
    private var listeners = WheelListeners()

    /// Moves content by `delta`: positive values show what is farther down or to the right.
    func scroll(over view: UIView?, by delta: CGVector, phase: ScrollPhase, time: TimeInterval) {
        defer { listeners.tell(view, by: delta, phase: phase, time: time) }
        switch phase {
        case .step: step(over: view, by: CGPoint(x: delta.dx, y: delta.dy))
        case .began:
            finish(velocity: nil)
            path = PanPath()
            place = .zero
            path.anchor(at: .zero, time: time)
            isWaiting = true
            move(over: view, by: delta, time: time)
        case .changed: move(over: view, by: delta, time: time)
        case .ended(let velocity):
            move(over: view, by: delta, time: time)
            finish(velocity: velocity)
        case .cancelled:
            scrollView.map { drive($0, to: .cancelled) }
            forget()
        }
    }

    private func move(over view: UIView?, by delta: CGVector, time: TimeInterval) {
        guard delta.dx.isFinite, delta.dy.isFinite, delta.dx != 0 || delta.dy != 0 else { return }
        place = CGPoint(x: place.x - delta.dx, y: place.y - delta.dy)
        path.move(to: place, time: time)
        if let scrollView {
            drive(scrollView, to: .changed)
        } else if isWaiting {
            begin(over: view)
        }
    }

    private func begin(over view: UIView?) {
        let axis = ScrollAxis.dominant(of: path.travel)
        let towardsEnd = axis.value(path.travel) < 0
        // Whoever takes the first movement keeps the gesture; if nobody does it is lost.
        isWaiting = false
        guard let claimant = UIScrollView.claimant(over: view, axis: axis, towardsEnd: towardsEnd),
            claimant.drag == nil, !claimant.scrollPan.isInvolved
        else { return }
        scrollView = claimant
        claimant.wheelIsTracking = true
        drive(claimant, to: .began)
        if !claimant.isDragging { forget() }
    }

    private func finish(velocity: CGPoint?) {
        guard let scrollView else { return forget() }
        if let velocity { path.velocity = CGPoint(x: -velocity.x, y: -velocity.y) }
        scrollView.wheelIsTracking = false
        drive(scrollView, to: .ended)
        forget()
    }

    private func drive(_ scrollView: UIScrollView, to state: UIGestureRecognizer.State) {
        if state == .cancelled { scrollView.wheelIsTracking = false }
        scrollView.scrollPan.drive(path, to: state)
        Runtime.current.touches.arena.settle()
    }

    private func forget() {
        scrollView?.wheelIsTracking = false
        scrollView = nil
        isWaiting = false
    }

    private func step(over view: UIView?, by delta: CGPoint) {
        for axis in ScrollAxis.allCases {
            let step = axis.value(delta)
            guard step.isFinite, step != 0 else { continue }
            UIScrollView.claimant(over: view, axis: axis, towardsEnd: step > 0)?.wheelStep(step, along: axis)
        }
    }
}

extension TouchInput {
    /// A wheel or trackpad moves while the pointer is at a point of the screen.
    ///
    /// - Parameter delta: how far content moves, in points: positive values show what is farther down or to the right.
    package func scroll(at point: CGPoint, by delta: CGVector, phase: ScrollPhase) {
        guard point.isFinite else { return }
        let window = Self.window(at: point)
        let view = window.flatMap { $0.hitTest(Self.convert(point, to: $0), with: nil) }
        wheel.scroll(over: view, by: delta, phase: phase, time: Runtime.current.now)
        Runtime.current.commit()
    }
}

extension UIScrollView {
    /// One step of a wheel: a drag that is over at once, towards a place nearby or the next page.
    fileprivate func wheelStep(_ step: CGFloat, along axis: ScrollAxis) {
        guard drag == nil else { return }
        let isMoving = isDecelerating && motion != nil
        let range = legalRange(axis)
        let present = axis.value(contentOffset)
        let start = isMoving ? motion?[axis].rest ?? present : present
        let target =
            isPagingEnabled
            ? ScrollPaging.target(from: start, velocity: step, length: axis.length(bounds.size), range: range)
            : (start + step).clamped(range.lowerBound, range.upperBound)
        // A page already on its way isn't overtaken by the rest of the wheel's turn.
        if target == present || (isMoving && isPagingEnabled) { return }
        settle(axis, on: target.rounded(toScale: pixelsPerPoint), isMoving: isMoving)
    }

    private func settle(_ axis: ScrollAxis, on target: CGFloat, isMoving: Bool) {
        if !isMoving {
            drag = ScrollDrag(start: contentOffset, axes: [])
            delegate?.scrollViewWillBeginDragging(self)
            var offset = contentOffset
            axis.set(target, in: &offset)
            withUnsafeMutablePointer(to: &offset) {
                delegate?.scrollViewWillEndDragging(self, withVelocity: .zero, targetContentOffset: $0)
            }
            drag = nil
        }
        // The delegate may have taken the page away when it heard of it.
        let range = legalRange(axis)
        let target = target.clamped(range.lowerBound, range.upperBound)
        if !isMoving, target == axis.value(contentOffset) {
            delegate?.scrollViewDidEndDragging(self, willDecelerate: false)
            return
        }
        var motion = ScrollMotion(
            cause: .settling, start: Runtime.current.now,
            x: .resting(at: contentOffset.x), y: .resting(at: contentOffset.y))
        motion[axis] = .paging(to: target, from: axis.value(contentOffset), velocity: 0)
        begin(motion)
        guard !isMoving else { return }
        delegate?.scrollViewDidEndDragging(self, willDecelerate: true)
        guard self.motion?.isProgrammatic == false, drag == nil else { return }
        isDecelerating = true
        delegate?.scrollViewWillBeginDecelerating(self)
    }
}
