/// A gesture with an action at its end.
public struct _EndedGesture<Content: Gesture>: Gesture {
    let content: Content
    let action: (Content.Value) -> Void
    public typealias Value = Content.Value
    public typealias Body = Never

    public static func _makeGesture(gesture: _EndedGesture, inputs: _GestureInputs<Value>) -> _GestureOutputs {
        var inner = inputs
        inner.ended = { value in
            gesture.action(value)
            inputs.ended(value)
        }
        return Content._makeGesture(gesture: gesture.content, inputs: inner)
    }
}

/// A gesture with an action for each change.
public struct _ChangedGesture<Content: Gesture>: Gesture where Content.Value: Equatable {
    let content: Content
    let action: (Content.Value) -> Void
    public typealias Value = Content.Value
    public typealias Body = Never

    public static func _makeGesture(gesture: _ChangedGesture, inputs: _GestureInputs<Value>) -> _GestureOutputs {
        var inner = inputs
        inner.changed = { value in
            gesture.action(value)
            inputs.changed(value)
        }
        return Content._makeGesture(gesture: gesture.content, inputs: inner)
    }
}

/// A gesture that tells something else.
public struct _MapGesture<Content: Gesture, Value>: Gesture {
    let content: Content
    let transform: (Content.Value) -> Value
    public typealias Body = Never

    public static func _makeGesture(gesture: _MapGesture, inputs: _GestureInputs<Value>) -> _GestureOutputs {
        var inner = _GestureInputs<Content.Value>(environment: inputs.environment)
        inner.changed = { inputs.changed(gesture.transform($0)) }
        inner.ended = { inputs.ended(gesture.transform($0)) }
        inner.finished = inputs.finished
        return Content._makeGesture(gesture: gesture.content, inputs: inner)
    }
}

/// A gesture that keeps a state up to date while it goes on.
public struct GestureStateGesture<Base: Gesture, State>: Gesture {
    public typealias Value = Base.Value
    public typealias Body = Never

    public var base: Base
    public var state: GestureState<State>
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

/// Two gestures, each recognized whatever the other one does.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
    /// What the gestures tell; nil for one that has told nothing.
    public struct Value {
        public var first: First.Value?
        public var second: Second.Value?
    }

    public typealias Body = Never
    public var first: First
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

extension Gesture {
    /// Performs an action when the gesture ends.
    public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
        _EndedGesture(content: self, action: action)
    }

    /// Has the gesture tell something else.
    public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
        _MapGesture(content: self, transform: body)
    }

    /// Keeps a state up to date while the gesture goes on. It returns to its first value when that is over.
    public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> {
        GestureStateGesture(base: self, state: state, body: body)
    }

    /// Both gestures, each recognized whatever the other one does.
    public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }
}

extension Gesture where Value: Equatable {
    /// Performs an action for each change of the gesture.
    public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
        _ChangedGesture(content: self, action: action)
    }
}
