/// How the offset of a scroll view moves by itself, on both axes.
struct ScrollMotion {
    enum Cause {
        /// A finger let go.
        case release
        /// A finger let go of a paging scroll view, or a wheel turned: the motion goes to a place.
        case settling
        /// Code asked for an animated scroll.
        case code(toTop: Bool)
    }

    let cause: Cause
    let start: TimeInterval
    var x: AxisMotion
    var y: AxisMotion

    var duration: TimeInterval { max(x.duration, y.duration) }
    var rest: CGPoint { CGPoint(x: x.rest, y: y.rest) }

    var isProgrammatic: Bool {
        if case .code = cause { true } else { false }
    }

    func position(at now: TimeInterval) -> CGPoint {
        CGPoint(x: x.position(at: now - start), y: y.position(at: now - start))
    }

    func isOver(at now: TimeInterval) -> Bool { now - start >= duration - 1e-9 }

    subscript(axis: ScrollAxis) -> AxisMotion {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }
}

/// A drag under way.
struct ScrollDrag {
    /// Where the content would be, without any rubber band, had the finger not moved.
    var start: CGPoint
    /// The axes that follow the finger.
    var axes: Set<ScrollAxis>
}
