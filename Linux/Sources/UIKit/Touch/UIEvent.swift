/// Something the user did, with the touches it concerns.
@MainActor open class UIEvent: NSObject {
    public enum EventType: Int, Sendable {
        case touches = 0
        case motion = 1
        case remoteControl = 2
        case presses = 3
        case scroll = 10
        case hover = 11
        case transform = 14
    }

    /// What kind of event this is.
    open var type: EventType { .touches }
    /// When it happened, in seconds of the system's uptime.
    public let timestamp: TimeInterval
    /// The modifier keys that were held.
    open var modifierFlags: UIKeyModifierFlags { [] }
    /// All touches that are on the screen now, changed or not.
    public let allTouches: Set<UITouch>?

    /// The touches this event is about.
    let changedTouches: [UITouch]

    init(timestamp: TimeInterval, touches: Set<UITouch>? = nil, changed: [UITouch] = []) {
        self.timestamp = timestamp
        allTouches = touches
        changedTouches = changed
        super.init()
    }

    open func touches(for window: UIWindow) -> Set<UITouch>? {
        allTouches?.filter { $0.window === window }
    }

    open func touches(for view: UIView) -> Set<UITouch>? {
        allTouches?.filter { $0.view === view }
    }

    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        allTouches?.filter { gesture.touches.contains($0) }
    }
}
