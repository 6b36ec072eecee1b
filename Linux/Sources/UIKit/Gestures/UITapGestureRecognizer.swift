/// Recognizes one or more taps with one or more fingers. It is discrete: its state goes to ended.
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// How many taps make the gesture. 1 by default.
    open var numberOfTapsRequired = 1
    /// With how many fingers. 1 by default.
    open var numberOfTouchesRequired = 1

    private var taps = 0
    private var fingers = 0
    private var current: [UITouch] = []
    private var deadline: ScheduledAction?

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if let first = self.touches.first, let new = touches.first, taps > 0,
            hypot(new.location.x - first.location.x, new.location.y - first.location.y) > TapLimits.movement
        {
            state = .failed
            return
        }
        current += touches
        fingers = max(fingers, current.count { !$0.isOver })
        if fingers > numberOfTouchesRequired {
            state = .failed
        } else {
            failAfter(TapLimits.hold)
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if touches.contains(where: { $0.travel > TapLimits.movement }) { state = .failed }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard current.allSatisfy(\.isOver) else { return }
        guard fingers == numberOfTouchesRequired else {
            state = .failed
            return
        }
        taps += 1
        fingers = 0
        current = []
        if taps >= numberOfTapsRequired {
            deadline?.cancel()
            state = .ended
        } else {
            failAfter(TapLimits.interval)
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .failed
    }

    open override func reset() {
        super.reset()
        deadline?.cancel()
        deadline = nil
        taps = 0
        fingers = 0
        current = []
    }

    private func failAfter(_ delay: TimeInterval) {
        deadline?.cancel()
        deadline = Runtime.current.after(delay) { [weak self] in
            guard let self, pendingState == nil else { return }
            state = .failed
            Runtime.current.touches.arena.settle()
        }
    }
}
