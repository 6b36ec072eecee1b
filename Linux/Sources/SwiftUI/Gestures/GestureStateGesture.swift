/// A gesture that keeps a state up to date while it goes on.
public struct GestureStateGesture<Base: Gesture, State>: Gesture {
    public typealias Value = Base.Value
    public typealias Body = Never

    /// The gesture itself.
    public var base: Base
    /// The state that is kept up to date.
    public var state: GestureState<State>
    /// Changes the state for each value of the gesture.
    public var updateBody: (Value, inout State, inout Transaction) -> Void

    public init(
        base: Base, state: GestureState<State>,
        body: @escaping (Value, inout State, inout Transaction) -> Void
    ) {
        self.base = base
        self.state = state
        updateBody = body
    }

    public static func _makeGesture(gesture: GestureStateGesture, inputs: _GestureInputs<Value>) -> _GestureOutputs {
        var inner = inputs
        inner.changed = { value in
            var transaction = Transaction()
            var state = gesture.state.present
            gesture.updateBody(value, &state, &transaction)
            Transaction.with(transaction) { gesture.state.set(state) }
            inputs.changed(value)
        }
        inner.finished = {
            gesture.state.reset()
            inputs.finished()
        }
        return Base._makeGesture(gesture: gesture.base, inputs: inner)
    }
}
