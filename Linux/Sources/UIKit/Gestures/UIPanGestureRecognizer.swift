/// Recognizes fingers that drag. It is continuous.
///
/// It begins when the fingers have travelled 10 points, and its translation doesn't count these (measured on iOS 26:
/// 9 pt don't begin, 10 pt do; a first move of 24 pt begins at once with a translation of 14).
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// How many fingers are needed. 1 by default.
    open var minimumNumberOfTouches = 1
    /// How many fingers count; further ones are ignored. No limit by default.
    open var maximumNumberOfTouches = Int.max

    /// What counts as a drag besides fingers on the screen. Nothing by default.
    open var allowedScrollTypesMask: UIScrollTypeMask = []

    /// How far the fingers travel before the gesture begins.
    var hysteresis: CGFloat = 10
    private(set) var path = PanPath()

    /// Whether a drag along `travel`, in the window's coordinates, is one this recognizer is for.
    func isWanted(_ travel: CGPoint) -> Bool { true }

    /// How far the fingers have dragged, in the coordinates of `view`. Fingers that come or go don't change it.
    open func translation(in view: UIView?) -> CGPoint {
        convert(path.translation, to: view)
    }

    /// Makes the fingers count as having dragged that far.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        path.translation = convertFromView(translation, view)
    }

    /// The speed of the fingers in points a second. It doesn't decay while they rest.
    open func velocity(in view: UIView?) -> CGPoint {
        convert(path.velocity, to: view)
    }

    // MARK: Touches

    private var down: [UITouch] { touches.filter { !$0.isOver } }

    private var centroid: CGPoint {
        let down = down
        let count = CGFloat(max(down.count, 1))
        return CGPoint(
            x: down.reduce(0) { $0 + $1.location.x } / count, y: down.reduce(0) { $0 + $1.location.y } / count)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches where down.count > maximumNumberOfTouches { ignore(touch, for: event) }
        path.anchor(at: centroid, time: event.timestamp)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        path.move(to: centroid, time: event.timestamp)
        if isActive {
            state = .changed
        } else if pendingState == nil, down.count >= minimumNumberOfTouches {
            beginIfFarEnough()
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        let isEnough = down.count >= minimumNumberOfTouches
        if isEnough || (!isActive && !down.isEmpty) {
            path.anchor(at: centroid, time: event.timestamp)
            return
        }
        if let velocity = touches.first?.liftVelocity { path.velocity = velocity }
        state = isActive ? .ended : .failed
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .cancelled
    }

    open override func reset() {
        super.reset()
        path = PanPath()
    }

    private func beginIfFarEnough() {
        let travel = path.travel
        let distance = hypot(travel.x, travel.y)
        // A travel of exactly the hysteresis counts, whatever binary fractions make of it.
        guard distance > 0, distance >= hysteresis - 1e-6 else { return }
        guard isWanted(travel) else {
            state = .failed
            return
        }
        path.slack = CGPoint(x: travel.x * hysteresis / distance, y: travel.y * hysteresis / distance)
        state = .began
    }

    // MARK: For input without fingers

    /// Drives the gesture from a trackpad.
    func drive(_ path: PanPath, to state: State) {
        self.path = path
        isInvolved = true
        Runtime.current.touches.arena.involve(self)
        self.state = state
    }

    // MARK: Coordinates

    private func convert(_ vector: CGPoint, to view: UIView?) -> CGPoint {
        guard let view, let window = view.window, view !== window else { return vector }
        let origin = view.convert(CGPoint.zero, from: window)
        let end = view.convert(vector, from: window)
        return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
    }

    private func convertFromView(_ vector: CGPoint, _ view: UIView?) -> CGPoint {
        guard let view, let window = view.window, view !== window else { return vector }
        let origin = view.convert(CGPoint.zero, to: window)
        let end = view.convert(vector, to: window)
        return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
    }
}
