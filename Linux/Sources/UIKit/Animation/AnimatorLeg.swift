/// A property animator's way between its last turning point and its end.
struct AnimatorLeg {
    /// Whether it ends at the start.
    var goesBack = false

    private var origin = 0.0
    private var beginning: TimeInterval?
    private var length: TimeInterval = 0
    private var curve = TimingCurve.linear

    var target: Double { goesBack ? 0 : 1 }

    func progress(at now: TimeInterval) -> Double {
        guard let beginning else { return origin }
        return origin + (target - origin) * curve.progress(at: now - beginning, of: length)
    }

    mutating func hold(at progress: Double) {
        origin = progress
        beginning = nil
    }

    mutating func run(
        over length: TimeInterval, from beginning: TimeInterval, now: TimeInterval, with curve: TimingCurve
    ) {
        origin = progress(at: now)
        self.beginning = beginning
        self.length = length
        self.curve = curve
    }
}
