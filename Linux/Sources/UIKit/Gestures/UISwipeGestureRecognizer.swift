/// Recognizes a quick movement in one direction. It is discrete: its state goes to ended.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// Directions of a swipe.
    public struct Direction: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let right = Direction(rawValue: 1 << 0)
        public static let left = Direction(rawValue: 1 << 1)
        public static let up = Direction(rawValue: 1 << 2)
        public static let down = Direction(rawValue: 1 << 3)
    }

    /// The directions that count. Right by default.
    open var direction: Direction = .right
    /// With how many fingers. 1 by default.
    open var numberOfTouchesRequired = 1

    // Apple doesn't document its limits; these are the ones iOS is reported to use.
    private static let distance: CGFloat = 50
    private static let time: TimeInterval = 0.5

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if self.touches.count > numberOfTouchesRequired { state = .failed }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first, state == .possible else { return }
        if event.timestamp - touch.startTime > Self.time {
            state = .failed
            return
        }
        let (dx, dy) = (touch.location.x - touch.startLocation.x, touch.location.y - touch.startLocation.y)
        guard max(abs(dx), abs(dy)) >= Self.distance else { return }
        let moved: Direction = abs(dx) > abs(dy) ? (dx > 0 ? .right : .left) : (dy > 0 ? .down : .up)
        let isComplete = self.touches.count { !$0.isOver } == numberOfTouchesRequired
        state = isComplete && direction.contains(moved) ? .ended : .failed
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .failed
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .failed
    }
}
