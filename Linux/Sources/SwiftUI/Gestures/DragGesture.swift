/// A finger that moves.
public struct DragGesture: Gesture {
    /// Where the finger is, where it has come from and how fast it is.
    public struct Value: Equatable, Sendable {
        /// When the finger was there.
        public var time: Date
        /// Where the finger is.
        public var location: CGPoint
        /// Where the finger came down.
        public var startLocation: CGPoint
        /// In points a second.
        public var velocity: CGSize

        /// From where the finger came down to where it is.
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }

        /// Where the finger would come to rest: in SwiftUI a quarter of a second ahead.
        public var predictedEndLocation: CGPoint {
            CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
        }

        /// From where the finger came down to where it would come to rest.
        public var predictedEndTranslation: CGSize {
            CGSize(
                width: predictedEndLocation.x - startLocation.x, height: predictedEndLocation.y - startLocation.y)
        }
    }
    public typealias Body = Never

    /// How far the finger has to move until the gesture begins, in points. Default 10.
    public var minimumDistance: CGFloat
    /// Where coordinates are counted from. Default: the view.
    public var coordinateSpace: CoordinateSpace

    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace
    }

    public static func _makeGesture(gesture: DragGesture, inputs: _GestureInputs<Value>) -> _GestureOutputs {
        func value(_ sample: GestureSample) -> Value {
            let point = { sample.point($0, in: gesture.coordinateSpace, inputs.environment) }
            return Value(
                time: Date(timeIntervalSinceReferenceDate: sample.time), location: point(sample.location),
                startLocation: point(sample.start), velocity: sample.velocity)
        }
        return _GestureOutputs(plans: [
            GesturePlan(kind: .drag(distance: gesture.minimumDistance)) { event in
                switch event {
                case .changed(let sample): inputs.changed(value(sample))
                case .ended(let sample):
                    inputs.ended(value(sample))
                    inputs.finished()
                case .cancelled: inputs.finished()
                }
            }
        ])
    }
}

/// Follows one finger from where it came down.
final class DragRecognizer: UIGestureRecognizer {
    var minimumDistance: CGFloat = 10
    private(set) var start = CGPoint.zero
    private(set) var place = CGPoint.zero
    private(set) var time: TimeInterval = 0
    private var track: [(time: TimeInterval, place: CGPoint)] = []
    private var finger: UITouch?

    /// What is older doesn't count for the velocity.
    private static let memory: TimeInterval = 0.1

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard finger == nil, let touch = touches.first else { return }
        finger = touch
        start = touch.location(in: nil)
        follow(touch)
        if minimumDistance <= 0 { state = .began }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let finger, touches.contains(finger) else { return }
        follow(finger)
        let distance = hypot(place.x - start.x, place.y - start.y)
        if state != .possible {
            state = .changed
        } else if distance >= minimumDistance {
            state = .began
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let finger, touches.contains(finger) else { return }
        track.append((finger.timestamp, place))
        time = finger.timestamp
        state = state == .possible ? .failed : .ended
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .cancelled
    }

    override func reset() {
        super.reset()
        finger = nil
        track = []
    }

    private func follow(_ touch: UITouch) {
        place = touch.location(in: nil)
        time = touch.timestamp
        track.append((time, place))
        track.removeAll { $0.time < time - Self.memory }
    }

    var velocity: CGSize {
        let recent = track.filter { $0.time >= time - Self.memory }
        guard let first = recent.first, let last = recent.last, last.time > first.time else { return .zero }
        let duration = last.time - first.time
        return CGSize(
            width: (last.place.x - first.place.x) / duration, height: (last.place.y - first.place.y) / duration)
    }
}
