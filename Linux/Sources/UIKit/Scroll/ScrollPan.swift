/// The recognizer of a scroll view's drags.
final class ScrollPan: UIPanGestureRecognizer {
    weak var scrollView: UIScrollView?

    override init() {
        super.init()
        addHandler { [weak self] _ in
            guard let self else { return }
            scrollView?.panDidChange(state)
        }
    }

    /// The scroll view itself, as on iOS: a subclass that conforms to the protocol is asked.
    override weak var delegate: (any UIGestureRecognizerDelegate)? {
        get { scrollView as? any UIGestureRecognizerDelegate }
        set {
            assertionFailure(
                "the delegate of a scroll view's pan recognizer is the scroll view; \(newValue as Any) was ignored")
        }
    }

    /// True from touch-down until the finger is up, or until the gesture is seen to be none of this view's.
    var isFollowing: Bool {
        (state == .possible || isActive) && touches.contains { !$0.isOver }
    }

    /// True if the finger stopped content that was moving by itself.
    private(set) var isCatching = false

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard state == .possible, scrollView?.isDecelerating == true else { return }
        isCatching = true
        state = .began
    }

    override var state: State {
        get { super.state }
        set {
            super.state = newValue
            if super.state == .failed { scrollView?.touchGate.panDidFail() }
        }
    }

    override func reset() {
        super.reset()
        isCatching = false
    }
}

/// Holds touches back from a scroll view's content until it is clear that they are no drag, for 150 ms at most.
///
/// Apple's documentation gives the rule, public discussions the time. It never recognizes anything.
final class ContentTouchGate: UIGestureRecognizer {
    private static let delay: TimeInterval = 0.15
    private var deadline: ScheduledAction?

    /// The drag has turned out to be none of the scroll view's: its content gets the touches at once.
    func panDidFail() {
        guard isUndecided else { return }
        state = .failed
    }

    override init() {
        super.init()
        delaysTouchesBegan = true
        delaysTouchesEnded = false
        cancelsTouchesInView = false
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let scrollView = view as? UIScrollView, scrollView.delaysContentTouches, scrollView.isScrollEnabled,
            ScrollAxis.allCases.contains(where: scrollView.pans), touches.contains(where: { $0.view !== scrollView })
        else {
            state = .failed
            return
        }
        guard deadline == nil else { return }
        deadline = Runtime.current.after(Self.delay) { [weak self] in
            guard let self else { return }
            state = .failed
            Runtime.current.touches.arena.settle()
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .failed
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .failed
    }

    override func reset() {
        super.reset()
        deadline?.cancel()
        deadline = nil
    }
}
