/// Two gestures, each recognized whatever the other one does.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
    /// What the gestures tell; nil for one that has told nothing.
    public struct Value {
        /// What the first gesture tells.
        public var first: First.Value?
        /// What the second gesture tells.
        public var second: Second.Value?
    }

    public typealias Body = Never
    /// The first gesture.
    public var first: First
    /// The second gesture.
    public var second: Second

    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    public static func _makeGesture(gesture: SimultaneousGesture, inputs: _GestureInputs<Value>) -> _GestureOutputs {
        var one = _GestureInputs<First.Value>(environment: inputs.environment)
        one.changed = { inputs.changed(Value(first: $0)) }
        one.ended = { inputs.ended(Value(first: $0)) }
        one.finished = inputs.finished
        var two = _GestureInputs<Second.Value>(environment: inputs.environment)
        two.changed = { inputs.changed(Value(second: $0)) }
        two.ended = { inputs.ended(Value(second: $0)) }
        two.finished = inputs.finished
        return _GestureOutputs(
            plans: First._makeGesture(gesture: gesture.first, inputs: one).plans
                + Second._makeGesture(gesture: gesture.second, inputs: two).plans)
    }
}
