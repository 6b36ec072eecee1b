/// Where the recognizers of the touches on the screen compete, and the order in which recognizers and views hear of
/// events.
///
/// An event goes to the recognizers first; then they act; then views get what no recognizer claimed or holds back;
/// then the recognizers that are done start afresh.
@MainActor final class GestureArena {
    /// Touches of which a view may still have to hear something.
    private var openTouches: [UITouch] = []
    /// Recognizers that took part since they were last reset.
    var involved: [UIGestureRecognizer] = []
    var acting: [UIGestureRecognizer] = []
    var claimed: [UITouch] = []
    private var isDelivering = false
    private var lastEvent: UIEvent?

    // MARK: Events

    /// Fixes who hears of a new touch: the recognizers of its view and of all views above it, deepest and newest first.
    func admit(_ touch: UITouch) {
        let event = UIEvent(timestamp: touch.timestamp, touches: [touch], changed: [touch])
        var recognizers: [UIGestureRecognizer] = []
        var view = touch.view
        while let current = view {
            recognizers += current.recognizers.reversed().filter { $0.accepts(touch, in: event) }
            view = current.superview
        }
        touch.gestureRecognizers = recognizers
        for recognizer in recognizers {
            recognizer.take(touch)
            involve(recognizer)
        }
        if !mayReach(touch) { touch.delivery = .closed }
        openTouches.append(touch)
    }

    /// Whether a view takes this touch, given the others on the screen.
    private func mayReach(_ touch: UITouch) -> Bool {
        guard let view = touch.view else { return false }
        let others = openTouches.filter { $0.delivery != .closed && !$0.isOver }
        if !view.isMultipleTouchEnabled, others.contains(where: { $0.view === view }) { return false }
        return !others.contains {
            $0.view !== view && $0.window === touch.window
                && (view.isExclusiveTouch || $0.view?.isExclusiveTouch == true)
        }
    }

    func deliver(_ event: UIEvent) {
        isDelivering = true
        lastEvent = event
        for touch in event.changedTouches {
            for recognizer in touch.gestureRecognizers ?? [] { recognizer.receive(touch, event) }
        }
        performActions()
        for touch in event.changedTouches { tellView(of: touch, event) }
        isDelivering = false
        settle()
    }

    /// Does what the last changes of state call for: actions, touches taken from or let through to views, fresh starts.
    ///
    /// Recognizers that change by a timer, or because something else was decided, call this.
    func settle() {
        guard !isDelivering else { return }
        isDelivering = true
        performActions()
        if let lastEvent {
            for touch in openTouches where touch.delivery == .withheld || touch.isOver {
                tellView(of: touch, lastEvent)
            }
        }
        let isDone: (UITouch) -> Bool = { $0.isOver && $0.delivery == .closed }
        openTouches.removeAll(where: isDone)
        for recognizer in involved { recognizer.finishSequence() }
        involved.removeAll { !$0.isInvolved }
        if openTouches.isEmpty, involved.isEmpty { lastEvent = nil }
        isDelivering = false
    }

    private func performActions() {
        while !acting.isEmpty || !claimed.isEmpty {
            let recognizers = acting
            acting = []
            for recognizer in recognizers { recognizer.performActions() }
            let touches = claimed
            claimed = []
            for touch in touches { cancelInView(touch) }
        }
    }

    // MARK: Views

    private func tellView(of touch: UITouch, _ event: UIEvent) {
        guard let view = touch.view, touch.delivery != .closed else { return }
        if touch.delivery == .withheld {
            if touch.phase == .cancelled { touch.delivery = .closed }
            guard touch.delivery == .withheld, !touch.isHeld(by: \.delaysTouchesBegan) else { return }
            guard view.enclosingScrollView?.touchesShouldBegin([touch], with: event, in: view) ?? true else {
                touch.delivery = .closed
                return
            }
            touch.delivery = .delivered
            let hasMoved = touch.replayingStart { view.touchesBegan([touch], with: event) }
            guard touch.delivery == .delivered else { return }
            // Apple's documentation: a move follows that tells where the finger is now.
            if hasMoved, touch.phase != .cancelled { view.touchesMoved([touch], with: event) }
            guard touch.delivery == .delivered, touch.isOver else { return }
        }
        switch touch.phase {
        case .moved:
            if event.changedTouches.contains(touch) { view.touchesMoved([touch], with: event) }
        case .ended:
            guard !touch.isHeld(by: \.delaysTouchesEnded) else { return }
            touch.delivery = .closed
            view.touchesEnded([touch], with: event)
        case .cancelled: cancelInView(touch)
        case .began, .stationary: break
        }
    }

    private func cancelInView(_ touch: UITouch) {
        let hadTouch = touch.delivery == .delivered
        touch.delivery = .closed
        guard hadTouch, let view = touch.view, let lastEvent else { return }
        let phase = touch.phase
        touch.phase = .cancelled
        view.touchesCancelled([touch], with: lastEvent)
        touch.phase = phase
    }
}

extension UITouch {
    /// Whether a recognizer that delays touches hasn't made up its mind about this one.
    func isHeld(by delay: KeyPath<UIGestureRecognizer, Bool>) -> Bool {
        (gestureRecognizers ?? []).contains {
            $0[keyPath: delay] && $0.isUndecided && $0.touches.contains(self)
        }
    }
}
