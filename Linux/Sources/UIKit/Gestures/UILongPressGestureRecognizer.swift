/// Recognizes a finger that stays down. It is continuous: it begins while the finger is still down.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// How long the finger has to stay. 0.5 s by default.
    open var minimumPressDuration: TimeInterval = 0.5
    /// With how many fingers. 1 by default.
    open var numberOfTouchesRequired = 1
    /// How many taps have to come before. 0 by default.
    open var numberOfTapsRequired = 0
    /// How far the finger may move before the gesture begins. 10 pt by default; afterwards there is no limit.
    open var allowableMovement: CGFloat = 10

    private var deadline: ScheduledAction?

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        let down = self.touches.count { !$0.isOver }
        if isActive { return }
        guard down <= numberOfTouchesRequired, touches.allSatisfy({ $0.tapCount > numberOfTapsRequired }) else {
            state = .failed
            return
        }
        guard down == numberOfTouchesRequired else { return }
        guard minimumPressDuration > 0 else {
            state = .began
            return
        }
        deadline = Runtime.current.after(minimumPressDuration) { [weak self] in
            guard let self else { return }
            state = .began
            Runtime.current.touches.arena.settle()
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if isActive {
            state = .changed
        } else if touches.contains(where: { $0.travel > allowableMovement }) {
            state = .failed
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if !isActive {
            state = .failed
        } else if self.touches.allSatisfy(\.isOver) {
            state = .ended
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .cancelled
    }

    open override func reset() {
        super.reset()
        deadline?.cancel()
        deadline = nil
    }
}
