/// Something that a person does with a finger.
@MainActor @preconcurrency
public protocol Gesture<Value> {
    /// What the gesture tells while it goes on.
    associatedtype Value
    associatedtype Body: Gesture

    /// The gesture that this one consists of.
    var body: Body { get }

    /// Says how the gesture is recognized, and what is done then.
    static func _makeGesture(gesture: Self, inputs: _GestureInputs<Value>) -> _GestureOutputs
}

extension Gesture where Body.Value == Value {
    public static func _makeGesture(gesture: Self, inputs: _GestureInputs<Value>) -> _GestureOutputs {
        Body._makeGesture(gesture: gesture.body, inputs: inputs)
    }
}

extension Gesture where Body == Never {
    /// Gestures without a body are known to the module itself; nobody asks them.
    public var body: Never { preconditionFailure("\(Self.self) has no body.") }
}

extension Never: Gesture {
    public typealias Value = Never

    public static func _makeGesture(gesture: Never, inputs: _GestureInputs<Never>) -> _GestureOutputs {}
}

/// What hears of a gesture, and where.
public struct _GestureInputs<Value> {
    let environment: EnvironmentValues
    var changed: (Value) -> Void = { _ in }
    var ended: (Value) -> Void = { _ in }
    /// The gesture is over, whether it ended or not.
    var finished: () -> Void = {}
}

/// How a gesture is recognized.
public struct _GestureOutputs {
    let plans: [GesturePlan]
}

/// One recognizer's work.
struct GesturePlan {
    enum Kind: Equatable {
        case tap(count: Int)
        case press(duration: TimeInterval, distance: CGFloat)
        case drag(distance: CGFloat)
    }

    let kind: Kind
    let handle: (GestureEvent) -> Void
}

/// What a recognizer tells.
enum GestureEvent {
    case changed(GestureSample)
    case ended(GestureSample)
    case cancelled
}

/// Where a finger is, in the window's coordinates.
struct GestureSample {
    let host: UIView
    let start: CGPoint
    let location: CGPoint
    /// In points a second.
    let velocity: CGSize
    let time: TimeInterval

    @MainActor
    func point(_ point: CGPoint, in space: CoordinateSpace, _ environment: EnvironmentValues) -> CGPoint {
        switch space {
        case .global: return point
        case .local: return host.convert(point, from: nil)
        case .named(let name):
            guard let origin = environment.coordinateSpaces[name]?.globalFrame.origin else { return point }
            return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
        }
    }
}
