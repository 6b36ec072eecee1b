/// One tap or several.
public struct TapGesture: Gesture {
    public typealias Value = Void
    public typealias Body = Never

    /// How many taps make the gesture. Default 1.
    public var count: Int

    public init(count: Int = 1) {
        self.count = count
    }

    public static func _makeGesture(gesture: TapGesture, inputs: _GestureInputs<Void>) -> _GestureOutputs {
        _GestureOutputs(plans: [
            GesturePlan(kind: .tap(count: max(gesture.count, 1))) { event in
                if case .ended = event { inputs.ended(()) }
                inputs.finished()
            }
        ])
    }
}

/// One tap or several, with the place of the last one.
public struct SpatialTapGesture: Gesture {
    /// Where the last tap was.
    public struct Value: Equatable, Sendable {
        /// The place, in the coordinates of the gesture.
        public var location: CGPoint
    }
    public typealias Body = Never

    /// How many taps make the gesture. Default 1.
    public var count: Int
    /// Where coordinates are counted from. Default: the view.
    public var coordinateSpace: CoordinateSpace

    public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
        self.count = count
        self.coordinateSpace = coordinateSpace
    }

    public static func _makeGesture(gesture: SpatialTapGesture, inputs: _GestureInputs<Value>) -> _GestureOutputs {
        _GestureOutputs(plans: [
            GesturePlan(kind: .tap(count: max(gesture.count, 1))) { event in
                if case .ended(let sample) = event {
                    let point = sample.point(sample.location, in: gesture.coordinateSpace, inputs.environment)
                    inputs.ended(Value(location: point))
                }
                inputs.finished()
            }
        ])
    }
}
