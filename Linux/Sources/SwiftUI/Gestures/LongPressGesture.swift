/// A finger that stays down. It tells `true` as soon as the finger is down, and ends when it has stayed long enough.
public struct LongPressGesture: Gesture {
    public typealias Value = Bool
    public typealias Body = Never

    /// How long the finger has to stay, in seconds. Default 0.5.
    public var minimumDuration: Double
    /// How far the finger may move, in points. Default 10.
    public var maximumDistance: CGFloat

    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }

    public static func _makeGesture(gesture: LongPressGesture, inputs: _GestureInputs<Bool>) -> _GestureOutputs {
        let kind = GesturePlan.Kind.press(duration: gesture.minimumDuration, distance: gesture.maximumDistance)
        return _GestureOutputs(plans: [
            GesturePlan(kind: kind) { event in
                switch event {
                case .changed: inputs.changed(true)
                case .ended:
                    inputs.ended(true)
                    inputs.finished()
                case .cancelled: inputs.finished()
                }
            }
        ])
    }
}

/// Tells also when the finger comes and when it goes too early.
final class PressRecognizer: UILongPressGestureRecognizer {
    var didTouch: () -> Void = {}
    var didGo: () -> Void = {}
    private var isPressed = false

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if !isPressed, state == .possible {
            isPressed = true
            didTouch()
        }
        super.touchesBegan(touches, with: event)
    }

    override var state: UIGestureRecognizer.State {
        didSet {
            switch state {
            case .began: isPressed = false
            case .failed, .cancelled: release()
            default: break
            }
        }
    }

    override func reset() {
        super.reset()
        release()
    }

    private func release() {
        guard isPressed else { return }
        isPressed = false
        didGo()
    }
}
