/// Animation blocks that a finger takes back and forth, before they go on by themselves to either end.
@MainActor
final class AnimationScrubber {
    private let duration: TimeInterval
    private var groups: [AnimationGroup] = []
    private var leg = AnimatorLeg()
    private var arrival: ScheduledAction?

    /// The scrubber whose blocks are being run.
    private(set) static var collecting: AnimationScrubber?

    /// - Parameter duration: of the blocks, which a fraction is a part of.
    init(duration: TimeInterval) { self.duration = max(duration, .ulpOfOne) }

    /// Takes over the animation blocks that are run in a closure.
    func collect(_ blocks: () -> Void) {
        let outer = Self.collecting
        Self.collecting = self
        blocks()
        Self.collecting = outer
    }

    func take(_ group: AnimationGroup) {
        groups.append(group)
        group.beDriven { [weak self, duration] in (self?.leg.progress(at: $0) ?? 1) * duration }
    }

    var fraction: Double { leg.progress(at: Runtime.current.now) }

    /// Shows a moment.
    func hold(at fraction: Double) {
        stopRunning()
        leg.hold(at: fraction)
        for group in groups { group.invalidateViews() }
    }

    /// Goes on to the end, or back to the start, and ends there.
    func run(toEnd: Bool, over length: TimeInterval, curve: TimingCurve) {
        stopRunning()
        let runtime = Runtime.current
        leg.goesBack = !toEnd
        leg.run(over: length, from: runtime.now, now: runtime.now, with: curve)
        for group in groups { group.isMoving = true }
        // What runs keeps itself until it is there.
        arrival = runtime.after(length) { self.end(isBack: !toEnd) }
    }

    /// Ends all blocks now.
    ///
    /// - Parameter isBack: Whether everything should be again as it was before the blocks.
    func end(isBack: Bool) {
        stopRunning()
        let groups = self.groups
        self.groups = []
        for group in groups {
            if isBack { group.adoptValues(of: .start) }
            group.end(true)
        }
    }

    private func stopRunning() {
        arrival?.cancel()
        arrival = nil
        for group in groups { group.isMoving = false }
    }
}
