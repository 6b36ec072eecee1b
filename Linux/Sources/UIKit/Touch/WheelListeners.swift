/// The drag recognizers of an app's own that hear of a wheel or trackpad, beside the scroll view that scrolls.
@MainActor struct WheelListeners {
    private var pans: [WeakPan] = []
    private var path = PanPath()
    private var place = CGPoint.zero
    private var hasBegun = false

    private struct WeakPan {
        weak var pan: UIPanGestureRecognizer?
    }

    /// Tells them; `delta` is how far content moves.
    mutating func tell(_ view: UIView?, by delta: CGVector, phase: ScrollPhase, time: TimeInterval) {
        switch phase {
        case .step:
            begin(over: view, for: .discrete, time: time)
            move(by: delta, time: time)
            finish(.ended)
        case .began:
            begin(over: view, for: .continuous, time: time)
            move(by: delta, time: time)
        case .changed: move(by: delta, time: time)
        case .ended(let velocity):
            move(by: delta, time: time)
            if let velocity { path.velocity = CGPoint(x: -velocity.x, y: -velocity.y) }
            finish(.ended)
        case .cancelled: finish(.cancelled)
        }
    }

    private mutating func begin(over view: UIView?, for type: UIScrollTypeMask, time: TimeInterval) {
        finish(.cancelled)
        let views = sequence(first: view, next: { $0?.superview }).compactMap(\.self)
        pans = views.flatMap(\.recognizers).compactMap { recognizer in
            guard let pan = recognizer as? UIPanGestureRecognizer, pan.isEnabled, pan.state == .possible,
                !pan.allowedScrollTypesMask.isDisjoint(with: type)
            else { return nil }
            return WeakPan(pan: pan)
        }
        (path, place, hasBegun) = (PanPath(), .zero, false)
        path.anchor(at: .zero, time: time)
    }

    private mutating func move(by delta: CGVector, time: TimeInterval) {
        guard !pans.isEmpty, delta.dx.isFinite, delta.dy.isFinite, delta.dx != 0 || delta.dy != 0 else { return }
        place = CGPoint(x: place.x - delta.dx, y: place.y - delta.dy)
        path.move(to: place, time: time)
        drive(hasBegun ? .changed : .began)
        hasBegun = true
    }

    private mutating func finish(_ state: UIGestureRecognizer.State) {
        if hasBegun { drive(state) }
        pans = []
        hasBegun = false
    }

    private func drive(_ state: UIGestureRecognizer.State) {
        for entry in pans { entry.pan?.drive(path, to: state) }
        if !pans.isEmpty { Runtime.current.touches.arena.settle() }
    }
}
