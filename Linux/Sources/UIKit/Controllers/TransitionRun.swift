/// One run of a transition's animation, which ends exactly once: with the animation, or early when another begins.
///
/// It starts at the next turn, so that an app can join through the coordinator after it asked for the transition.
@MainActor
final class TransitionRun {
    private let coordinator: TransitionCoordinator
    private let duration: TimeInterval
    /// Let go at the end: it usually holds who holds this run.
    private var changes: (() -> Void)?
    private var completion: (() -> Void)?
    private var start: ScheduledAction?
    private var hasStarted = false

    init(
        _ coordinator: TransitionCoordinator, duration: TimeInterval? = nil, changes: @escaping () -> Void,
        completion: @escaping () -> Void
    ) {
        self.coordinator = coordinator
        self.duration = duration ?? coordinator.transitionDuration
        self.changes = changes
        self.completion = completion
    }

    /// Has the run start at the next turn.
    func schedule() {
        start = Runtime.current.after(0) { [self] in
            guard completion != nil else { return }
            begin()
        }
    }

    /// Starts the run now.
    ///
    /// Known from iOS: the system's transitions move on a critically damped spring, without overshoot.
    func begin() {
        hasStarted = true
        guard duration > 0 else {
            applyAtOnce()
            return end()
        }
        UIView.animate(
            withDuration: duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
            options: .allowUserInteraction
        ) { [self] in
            changes?()
            if !coordinator.isCancelled { coordinator.runAlongside() }
        } completion: { [self] _ in
            end()
        }
    }

    /// Ends the run, now if it has not ended.
    func end() {
        guard let completion else { return }
        self.completion = nil
        start?.cancel()
        if !hasStarted { applyAtOnce() }
        changes = nil
        completion()
    }

    private func applyAtOnce() {
        hasStarted = true
        UIView.performWithoutAnimation {
            changes?()
            if !coordinator.isCancelled { coordinator.runAlongside() }
        }
    }
}
