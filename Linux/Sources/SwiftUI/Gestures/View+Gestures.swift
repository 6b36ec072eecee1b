extension View {
    /// Attaches a gesture. Those of views inside come first.
    public func gesture<T: Gesture>(_ gesture: T) -> some View {
        modifier(GestureModifier(gesture: gesture, priority: .normal))
    }

    /// Attaches a gesture that comes before those of views inside.
    public func highPriorityGesture<T: Gesture>(_ gesture: T) -> some View {
        modifier(GestureModifier(gesture: gesture, priority: .high))
    }

    /// Attaches a gesture that is recognized whatever others do.
    public func simultaneousGesture<T: Gesture>(_ gesture: T) -> some View {
        modifier(GestureModifier(gesture: gesture, priority: .simultaneous))
    }

    /// Performs an action for one tap or several. Default 1.
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        gesture(TapGesture(count: count).onEnded(action))
    }

    /// Performs an action for one tap or several, which hears where it was. Default: in the view's coordinates.
    public func onTapGesture(
        count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
    }

    /// Performs an action when a finger has stayed down.
    ///
    /// - Parameters:
    ///   - minimumDuration: For how long, in seconds. Default 0.5.
    ///   - maximumDistance: How far it may move, in points. Default 10.
    ///   - onPressingChanged: Hears when the finger comes, and when the gesture is over.
    public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        gesture(
            PressingGesture(
                base: LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance),
                perform: action, pressing: onPressingChanged ?? { _ in }))
    }
}

/// A long press that tells when the finger comes and when the gesture is over.
private struct PressingGesture: Gesture {
    let base: LongPressGesture
    let perform: () -> Void
    let pressing: (Bool) -> Void
    typealias Value = Bool
    typealias Body = Never

    static func _makeGesture(gesture: PressingGesture, inputs: _GestureInputs<Bool>) -> _GestureOutputs {
        var inner = inputs
        inner.changed = { _ in gesture.pressing(true) }
        inner.ended = { _ in gesture.perform() }
        inner.finished = { gesture.pressing(false) }
        return LongPressGesture._makeGesture(gesture: gesture.base, inputs: inner)
    }
}
