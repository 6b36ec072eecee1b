/// The way of a pan's fingers: how far they went and how fast.
struct PanPath {
    /// How far they have travelled in all, the hysteresis included.
    private(set) var travel = CGPoint.zero
    /// The part of the travel that the hysteresis swallows.
    var slack = CGPoint.zero
    private var adjustment = CGPoint.zero
    private var place = CGPoint.zero
    private var samples: [(time: TimeInterval, travel: CGPoint)] = []
    private var givenVelocity: CGPoint?

    /// The span of the last moves that make the velocity.
    private static let window: TimeInterval = 0.05

    var translation: CGPoint {
        get { CGPoint(x: travel.x - slack.x + adjustment.x, y: travel.y - slack.y + adjustment.y) }
        set { adjustment = CGPoint(x: newValue.x - travel.x + slack.x, y: newValue.y - travel.y + slack.y) }
    }

    /// Points a second over the last moves. Without further moves it stays as it is, as on iOS.
    var velocity: CGPoint {
        get {
            if let givenVelocity { return givenVelocity }
            guard let last = samples.last, let first = samples.first, last.time > first.time else { return .zero }
            let time = last.time - first.time
            return CGPoint(x: (last.travel.x - first.travel.x) / time, y: (last.travel.y - first.travel.y) / time)
        }
        set { givenVelocity = newValue }
    }

    /// Takes a new place of the fingers as where they are, without any travel: a finger came or went.
    mutating func anchor(at point: CGPoint, time: TimeInterval) {
        place = point
        if samples.isEmpty { samples = [(time, travel)] }
    }

    mutating func move(to point: CGPoint, time: TimeInterval) {
        travel = CGPoint(x: travel.x + point.x - place.x, y: travel.y + point.y - place.y)
        place = point
        givenVelocity = nil
        if let last = samples.last, last.time >= time {
            samples[samples.count - 1].travel = travel
        } else {
            samples.append((time, travel))
        }
        while samples.count > 2, samples[0].time < time - Self.window { samples.removeFirst() }
    }
}
