/// A key or button while it is held.
@MainActor open class UIPress: NSObject {
    public enum Phase: Int, Sendable {
        case began = 0
        case changed = 1
        case stationary = 2
        case ended = 3
        case cancelled = 4
    }

    public internal(set) var timestamp: TimeInterval
    public internal(set) var phase = Phase.began
    /// The window that has the keys.
    public private(set) weak var window: UIWindow?
    /// Who gets the press first.
    public private(set) weak var responder: UIResponder?
    /// The key of a keyboard that it is about.
    public let key: UIKey?

    init(key: UIKey, responder: UIResponder, window: UIWindow?, timestamp: TimeInterval) {
        self.key = key
        self.responder = responder
        self.window = window
        self.timestamp = timestamp
        super.init()
    }
}

/// An event about keys.
open class UIPressesEvent: UIEvent {
    /// All keys that are held, changed or not.
    public let allPresses: Set<UIPress>
    private let modifiers: UIKeyModifierFlags

    init(timestamp: TimeInterval, presses: Set<UIPress>, modifiers: UIKeyModifierFlags) {
        allPresses = presses
        self.modifiers = modifiers
        super.init(timestamp: timestamp)
    }

    open override var type: EventType { .presses }

    open override var modifierFlags: UIKeyModifierFlags { modifiers }
}
