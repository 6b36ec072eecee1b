// What the arena asks of a recognizer.
extension UIGestureRecognizer {
    /// Whether the recognizer hasn't decided about the touches it has.
    var isUndecided: Bool { isInvolved && state == .possible }

    var hasRecognized: Bool { state == .began || state == .changed || state == .ended }

    var isActive: Bool { state == .began || state == .changed }

    /// Whether the recognizer takes a new touch; its delegate is asked once for each.
    func accepts(_ touch: UITouch, in event: UIEvent) -> Bool {
        guard isEnabled, pendingState == nil, state == .possible || isActive, shouldReceive(event) else { return false }
        guard let delegate else { return true }
        return delegate.gestureRecognizer(self, shouldReceive: event)
            && delegate.gestureRecognizer(self, shouldReceive: touch)
    }

    func take(_ touch: UITouch) {
        isInvolved = true
        touches.append(touch)
    }

    func receive(_ touch: UITouch, _ event: UIEvent) {
        guard touches.contains(touch), state == .possible || isActive else { return }
        switch touch.phase {
        case .began: touchesBegan([touch], with: event)
        case .moved: touchesMoved([touch], with: event)
        case .ended: touchesEnded([touch], with: event)
        case .cancelled: touchesCancelled([touch], with: event)
        case .stationary: break
        }
    }

    /// Asks everyone who may forbid the gesture: the view that was hit, the recognizer's view and the delegate.
    func mayBegin() -> Bool {
        if cancelsTouchesInView, let hit = touches.first?.view, hit !== view, !hit.gestureRecognizerShouldBegin(self) {
            return false
        }
        if let view, !view.gestureRecognizerShouldBegin(self) { return false }
        // A view that is its recognizer's delegate answers both questions with one method: it is asked once.
        guard let delegate, delegate !== view else { return true }
        return delegate.gestureRecognizerShouldBegin(self)
    }

    /// Whether this recognized gesture rules out another one: it does unless either side wants both.
    func excludes(_ other: UIGestureRecognizer) -> Bool {
        guard canPrevent(other), other.canBePrevented(by: self) else { return false }
        return !isSimultaneous(with: other)
    }

    private func isSimultaneous(with other: UIGestureRecognizer) -> Bool {
        delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true
            || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) == true
    }
}
