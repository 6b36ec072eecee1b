/// The fingers of one screen.
///
/// Points are in the coordinates of the screen and events happen now, by the runtime's clock. Each call delivers one
/// event and leaves everything laid out.
@MainActor package final class TouchInput {
    private var fingers: [Int: UITouch] = [:]
    private var lastTap: (time: TimeInterval, location: CGPoint, count: Int)?
    let arena = GestureArena()
    let wheel = WheelInput()

    package init() {}

    /// Whether any finger is on the screen.
    package var isTouching: Bool { !fingers.isEmpty }

    /// A finger comes down.
    package func down(_ finger: Int, at point: CGPoint) {
        if fingers[finger] != nil {
            assertionFailure("Finger \(finger) is down already: move or lift it first.")
            cancel(finger)
        }
        guard point.isFinite, let window = Self.window(at: point) else { return }
        let now = Runtime.current.now
        let location = Self.convert(point, to: window)
        let touch = UITouch(
            location: location, window: window, view: window.hitTest(location, with: nil),
            tapCount: tapCount(at: location, time: now), time: now)
        fingers[finger] = touch
        arena.admit(touch)
        send([touch])
    }

    /// A finger moves. Moving to the same place is an event as well, after which the finger has no speed.
    package func move(_ finger: Int, to point: CGPoint) {
        guard let touch = fingers[finger], let window = touch.window, point.isFinite else { return }
        touch.previousLocation = touch.location
        touch.location = Self.convert(point, to: window)
        change(touch, to: .moved)
    }

    /// A finger is lifted where it is.
    ///
    /// - Parameter velocity: its speed in points a second where the source knows it; otherwise that of its last moves.
    package func up(_ finger: Int, velocity: CGPoint? = nil) {
        guard let touch = fingers.removeValue(forKey: finger) else { return }
        touch.previousLocation = touch.location
        touch.liftVelocity = velocity
        let now = Runtime.current.now
        let isTap = touch.travel < TapLimits.movement && now - touch.startTime < TapLimits.hold
        lastTap = isTap ? (now, touch.location, touch.tapCount) : nil
        change(touch, to: .ended)
    }

    /// The system takes a finger away from the app.
    package func cancel(_ finger: Int) {
        guard let touch = fingers.removeValue(forKey: finger) else { return }
        lastTap = nil
        change(touch, to: .cancelled)
    }

    private func change(_ touch: UITouch, to phase: UITouch.Phase) {
        touch.phase = phase
        touch.timestamp = Runtime.current.now
        send([touch])
    }

    private func send(_ changed: [UITouch]) {
        for touch in fingers.values where !changed.contains(touch) { touch.phase = .stationary }
        let event = UIEvent(
            timestamp: Runtime.current.now, touches: Set(fingers.values).union(changed), changed: changed)
        if let window = changed.first?.window {
            window.sendEvent(event)
        } else {
            // The window is gone; recognizers and views still have to hear how it ends.
            arena.deliver(event)
        }
        Runtime.current.commit()
    }

    private func tapCount(at location: CGPoint, time: TimeInterval) -> Int {
        guard let lastTap, time - lastTap.time <= TapLimits.interval,
            hypot(location.x - lastTap.location.x, location.y - lastTap.location.y) <= TapLimits.movement
        else { return 1 }
        return lastTap.count + 1
    }
}

extension TouchInput {
    /// The front window that has something to touch at a point of the screen.
    static func window(at point: CGPoint) -> UIWindow? {
        Runtime.current.windowsInOrder.reversed().first { window in
            !window.isHidden && window.hitTest(convert(point, to: window), with: nil) != nil
        }
    }

    static func convert(_ point: CGPoint, to window: UIWindow) -> CGPoint {
        CGPoint(x: point.x - window.frame.minX, y: point.y - window.frame.minY)
    }
}

/// The limits within which touches count as taps. Apple doesn't document them; these are the values iOS is known to
/// use.
enum TapLimits {
    static let movement: CGFloat = 45
    static let hold: TimeInterval = 0.75
    static let interval: TimeInterval = 0.35
}

extension UIWindow {
    /// Hands an event to the recognizers and views it concerns.
    func deliver(_ event: UIEvent) {
        guard event.type == .touches else { return }
        Runtime.current.touches.arena.deliver(event)
    }
}
