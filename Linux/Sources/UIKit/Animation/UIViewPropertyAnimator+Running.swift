// How an animator runs: along a leg, in a group that takes its progress from there.
extension UIViewPropertyAnimator {
    func activate() {
        guard state == .inactive else { return }
        state = .active
        let group = AnimationGroup(
            timing: AnimationTiming(duration: max(duration, .ulpOfOne), repeatCount: .infinity),
            allowsUserInteraction: isUserInteractionEnabled || options.contains(.allowUserInteraction),
            runtime: .current)
        group.startDriven { [weak self] in self?.leg.progress(at: $0) ?? 1 }
        self.group = group
        for block in blocks { collect(block, in: group) }
        blocks = []
    }

    func collect(_ block: () -> Void, in group: AnimationGroup) {
        guard !group.hasEnded else { return block() }
        AnimationContext.collect(in: group, options: options, block)
    }

    func duration(to target: Double) -> TimeInterval {
        let whole = timingParameters.curve(duration: duration).duration
        return abs(target - leg.progress(at: Runtime.current.now)) * whole
    }

    func run(
        over length: TimeInterval, after delay: TimeInterval = 0, with parameters: (any UITimingCurveProvider)? = nil
    ) {
        let runtime = Runtime.current
        let curve = (parameters ?? timingParameters).curve(duration: length).curve
        leg.run(over: length, from: runtime.now + delay, now: runtime.now, with: curve)
        setRunning(true)
        ending?.cancel()
        // Running animators keep themselves, as UIKit's do.
        ending = runtime.after(delay + length) { self.arrive() }
    }

    func setRunning(_ isRunning: Bool) {
        self.isRunning = isRunning
        group?.isMoving = isRunning
    }

    private func arrive() {
        let position: UIViewAnimatingPosition = leg.goesBack ? .start : .end
        leg.hold(at: leg.target)
        setRunning(false)
        guard !pausesOnCompletion else { return }
        settle(at: position)
        complete(at: position)
    }

    /// Gives the model the values of a position, and takes the animations away.
    func settle(at position: UIViewAnimatingPosition) {
        guard let group else { return }
        group.adoptValues(of: position)
        group.end(true)
    }

    func complete(at position: UIViewAnimatingPosition) {
        let completions = self.completions
        reset()
        state = .inactive
        for completion in completions { completion(position) }
    }

    func reset() {
        ending?.cancel()
        ending = nil
        group = nil
        completions = []
        isRunning = false
        leg = AnimatorLeg()
    }

    func reportStopped() {
        assertionFailure("a stopped animator must be finished first, with finishAnimation(at:)")
    }
}
