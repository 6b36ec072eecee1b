/// One finger on the screen, from the moment it goes down until it is lifted or cancelled.
///
/// The view it hit and the recognizers it concerns are fixed when it goes down.
@MainActor open class UITouch: NSObject {
    /// What a touch is doing.
    public enum Phase: Int, Sendable {
        case began = 0
        case moved = 1
        case stationary = 2
        case ended = 3
        case cancelled = 4
    }

    /// What makes a touch.
    public enum TouchType: Int, Sendable {
        case direct = 0
        case indirect = 1
        case pencil = 2
        case indirectPointer = 3
    }

    public internal(set) var phase = Phase.began
    /// When the touch last changed, in seconds of the system's uptime.
    public internal(set) var timestamp: TimeInterval
    /// How many times a finger came down here in quick succession, this time included.
    public internal(set) var tapCount: Int
    /// The view that was hit. A view that leaves the hierarchy still gets the rest of its touch.
    public internal(set) var view: UIView?
    public internal(set) weak var window: UIWindow?
    /// The recognizers that receive the touch, of the view that was hit and of all views above it.
    public internal(set) var gestureRecognizers: [UIGestureRecognizer]? = []
    public let type = TouchType.direct

    var location: CGPoint
    var previousLocation: CGPoint
    let startLocation: CGPoint
    let startTime: TimeInterval
    var delivery = TouchDelivery.withheld
    /// The velocity the finger was said to have when it was lifted, where the source of touches knows it.
    var liftVelocity: CGPoint?

    init(location: CGPoint, window: UIWindow, view: UIView?, tapCount: Int, time: TimeInterval) {
        self.location = location
        self.window = window
        self.view = view
        self.tapCount = tapCount
        previousLocation = location
        startLocation = location
        startTime = time
        timestamp = time
        super.init()
    }

    /// The place of the finger in the coordinates of `view`, or of the window.
    open func location(in view: UIView?) -> CGPoint {
        convert(location, to: view)
    }

    /// The place before the last move, in the coordinates of `view`, or of the window.
    open func previousLocation(in view: UIView?) -> CGPoint {
        convert(previousLocation, to: view)
    }

    private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let view, let window, view !== window else { return point }
        return view.convert(point, from: window)
    }

    /// Tells a view of the beginning that was held back, as it was then.
    ///
    /// - Returns: Whether the finger has moved since.
    func replayingStart(_ body: () -> Void) -> Bool {
        let now = (location, previousLocation, phase)
        (location, previousLocation, phase) = (startLocation, startLocation, .began)
        body()
        (location, previousLocation, phase) = now
        return location != startLocation
    }

    var isOver: Bool { phase == .ended || phase == .cancelled }

    /// How far the finger is from where it went down.
    var travel: CGFloat { hypot(location.x - startLocation.x, location.y - startLocation.y) }
}

/// How much of a touch its view has been told.
enum TouchDelivery {
    /// Nothing yet: a recognizer that delays touches is still undecided.
    case withheld
    /// The view has the touch.
    case delivered
    /// The view gets nothing more: the touch ended, was cancelled, or was never for it.
    case closed
}
