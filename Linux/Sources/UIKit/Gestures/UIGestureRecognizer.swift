/// What recognizes a gesture in the touches of a view and of the views inside it.
///
/// On Linux there are no selectors: hear a recognizer through its delegate, or by overriding `state` in a subclass.
@MainActor open class UIGestureRecognizer: NSObject {
    /// How far recognition has come. A discrete gesture goes from possible to ended, a continuous one through began
    /// and changed.
    public enum State: Int, Sendable {
        case possible = 0
        case began = 1
        case changed = 2
        case ended = 3
        case cancelled = 4
        case failed = 5

        public static let recognized = State.ended
    }

    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// The view whose touches are watched.
    open internal(set) weak var view: UIView?
    /// Whether the view loses its touches when the gesture is recognized. True by default.
    open var cancelsTouchesInView = true
    /// Whether the view hears of touches only when this recognizer has failed. False by default.
    open var delaysTouchesBegan = false
    /// Whether the view hears of the end of touches only when this recognizer has failed. True by default.
    open var delaysTouchesEnded = true
    /// A name for debugging.
    open var name: String?

    /// Whether the recognizer takes touches. Turning it off during a gesture cancels the gesture.
    open var isEnabled = true {
        didSet { if !isEnabled { abandon() } }
    }

    private var storedState = State.possible
    /// True inside the setter of `state`.
    private var isChangingState = false
    private var isApproved = false
    /// The state to enter once the recognizers that have to fail first have done so.
    var pendingState: State?
    /// All touches of this gesture, lifted ones included.
    var touches: [UITouch] = []
    var isInvolved = false
    private var requirements: [WeakRecognizer] = []
    private var dynamicRequirements: [ObjectIdentifier: Bool] = [:]
    private var handlers: [(UIGestureRecognizer) -> Void] = []

    public override init() {
        super.init()
    }

    // MARK: State

    /// The state of recognition. Only subclasses set it.
    ///
    /// Leaving `.possible` is a request: the delegate is asked, and the recognizer stays possible while another one
    /// has to fail first.
    open var state: State {
        get { storedState }
        set {
            let isNested = isChangingState
            isChangingState = true
            transition(to: newValue)
            isChangingState = isNested
        }
    }

    private var arena: GestureArena { Runtime.current.touches.arena }

    private func transition(to new: State) {
        if isApproved { return enter(new) }
        switch (storedState, new) {
        case (.possible, .began), (.possible, .changed), (.possible, .ended):
            arena.recognize(self, as: new == .changed ? .began : new)
        case (.possible, .failed), (.possible, .cancelled):
            enter(.failed)
            arena.reconsider()
        case (.began, .possible), (.changed, .possible): break
        case (.began, _), (.changed, _):
            enter(new == .began ? .changed : new == .failed ? .cancelled : new)
        default: break
        }
    }

    /// Takes a state that everyone concerned has agreed to.
    ///
    /// It goes through the setter, so that a subclass that overrides `state` hears of it, once.
    func approve(_ new: State) {
        guard !isChangingState else { return enter(new) }
        isApproved = true
        state = new
        isApproved = false
    }

    private func enter(_ new: State) {
        storedState = new
        pendingState = nil
        if new != .possible, new != .failed { arena.enqueueAction(of: self) }
    }

    /// Calls a closure for each action message: at began, changed, ended and cancelled.
    package func addHandler(_ handler: @escaping (UIGestureRecognizer) -> Void) {
        handlers.append(handler)
    }

    func performActions() {
        for handler in handlers { handler(self) }
    }

    /// Stops a gesture that is under way because the recognizer was turned off or taken from its view.
    func abandon() {
        guard isInvolved else { return }
        state = .cancelled
        arena.settle()
    }

    // MARK: Touches

    /// How many fingers take part now.
    open var numberOfTouches: Int { activeTouches.count }

    /// The centre of the fingers in the coordinates of `view`, or of the window.
    open func location(in view: UIView?) -> CGPoint {
        let touches = activeTouches
        guard !touches.isEmpty else { return .zero }
        let points = touches.map { $0.location(in: view) }
        let count = CGFloat(points.count)
        return CGPoint(x: points.reduce(0) { $0 + $1.x } / count, y: points.reduce(0) { $0 + $1.y } / count)
    }

    /// The place of one finger in the coordinates of `view`, or of the window.
    open func location(ofTouch index: Int, in view: UIView?) -> CGPoint {
        let touches = activeTouches
        guard touches.indices.contains(index) else {
            assertionFailure("Touch \(index) doesn't exist: there are \(touches.count).")
            return .zero
        }
        return touches[index].location(in: view)
    }

    /// The fingers that are down, or, when all are lifted, the ones that were.
    private var activeTouches: [UITouch] {
        let down = touches.filter { !$0.isOver }
        return down.isEmpty ? touches : down
    }

    // MARK: Requirements

    /// Makes this recognizer wait until another one has failed; if that one recognizes its gesture, this one fails.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        requirements.removeAll { $0.recognizer == nil || $0.recognizer === otherGestureRecognizer }
        requirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
    }

    func waits(for other: UIGestureRecognizer, among rivals: [UIGestureRecognizer]) -> Bool {
        if requirements.contains(where: { $0.recognizer === other }) { return true }
        guard rivals.contains(other) else { return false }
        // Delegates are asked once for each attempt.
        if let answer = dynamicRequirements[ObjectIdentifier(other)] { return answer }
        let answer =
            shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
            || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
        dynamicRequirements[ObjectIdentifier(other)] = answer
        return answer
    }

    // MARK: For subclasses

    /// Called when the gesture is over, before the next one. Subclasses clear what they know of it and call super.
    open func reset() {}

    /// Stops hearing of a touch that is no part of the gesture.
    open func ignore(_ touch: UITouch, for event: UIEvent) {
        touches.removeAll { $0 === touch }
    }

    /// Whether recognizing this gesture makes another recognizer fail. True by default.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Whether this recognizer fails when another one has recognized its gesture. True by default.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Whether this recognizer waits for another one to fail. False by default.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// Whether another recognizer waits for this one to fail. False by default.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// Whether an event concerns this recognizer at all. True by default.
    open func shouldReceive(_ event: UIEvent) -> Bool { true }

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Clears all trace of the last gesture, when its touches are up.
    func finishSequence() {
        guard hasRecognizedOrEnded, touches.allSatisfy(\.isOver) else { return }
        storedState = .possible
        pendingState = nil
        touches = []
        isInvolved = false
        dynamicRequirements = [:]
        reset()
    }

    private var hasRecognizedOrEnded: Bool {
        storedState == .ended || storedState == .cancelled || storedState == .failed
    }
}

private struct WeakRecognizer {
    weak var recognizer: UIGestureRecognizer?
}
