/// When an animation begins, how long it takes and how it moves.
struct AnimationTiming {
    var delay: TimeInterval = 0
    var duration: TimeInterval = 0
    var curve = TimingCurve.easeInOut
    var repeatCount: Double = 1
    var autoreverses = false

    /// From the beginning of the delay to the end of the last repetition.
    var total: TimeInterval { delay + duration * repeatCount * (autoreverses ? 2 : 1) }

    /// How far the animation is, some seconds after its beginning. Before the delay is over it shows its start.
    func progress(at elapsed: TimeInterval) -> Double {
        let time = elapsed - delay
        if time <= 0 { return delay > 0 || duration > 0 ? 0 : 1 }
        guard elapsed < total, duration > 0 else { return 1 }
        let cycles = time / duration
        let inCycle = (cycles - cycles.rounded(.down)) * duration
        let isBackwards = autoreverses && Int(cycles) % 2 == 1
        return curve.progress(at: isBackwards ? duration - inCycle : inCycle, of: duration)
    }
}
