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
