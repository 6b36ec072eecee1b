/// A view that turns touches into events, for which it performs actions.
open class UIControl: UIView, UIContextMenuInteractionDelegate {
    /// Whether the control reacts to touches. A disabled one leaves them to the views behind it in the responder chain.
    open var isEnabled = true {
        didSet {
            guard isEnabled != oldValue else { return }
            if !isEnabled { cancelTracking() }
            stateDidChange()
        }
    }

    open var isSelected = false {
        didSet { if isSelected != oldValue { stateDidChange() } }
    }

    /// True while a finger is down inside. Subclasses may set it for other reasons.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { stateDidChange() } }
    }

    open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
        didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
    }

    open var contentVerticalAlignment = ContentVerticalAlignment.center {
        didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
    }

    /// The horizontal alignment as left or right in the reading direction.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch contentHorizontalAlignment {
        case .leading: return isMirrored ? .right : .left
        case .trailing: return isMirrored ? .left : .right
        default: return contentHorizontalAlignment
        }
    }

    /// All that is true of the control, as the key to its looks.
    open var state: State {
        var state: State = []
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    /// True from a touch down that the control tracks to its end.
    open private(set) var isTracking = false
    /// Whether the finger is inside, or not farther outside than the control allows while it is dragged.
    open private(set) var isTouchInside = false

    private var trackedTouch: UITouch?
    private var handlers: [EventHandler] = []

    /// How far outside a finger may drag and still count as inside. Apple doesn't document it; about 70 points on iOS.
    private static let slop: CGFloat = 70

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Makes a control whose primary action is performed for `.primaryActionTriggered`.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Enabled, selected or highlighted has changed.
    func stateDidChange() {
        setNeedsLayout()
    }

    // MARK: Tracking

    /// Whether the control tracks a touch that goes down. Overrides call super or answer themselves.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Whether the control goes on tracking a touch that moved.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// The tracked touch is up, or the control has given it up.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

    /// The tracked touch was taken away.
    open func cancelTracking(with event: UIEvent?) {}

    /// The tracked touch went up inside; controls that have a primary action send it.
    func touchedUpInside() {}

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled else { return super.touchesBegan(touches, with: event) }
        guard trackedTouch == nil, let touch = touches.first, beginTracking(touch, with: event) else { return }
        trackedTouch = touch
        isTracking = true
        isTouchInside = true
        isHighlighted = true
        sendActions(for: .touchDown)
        if touch.tapCount > 1 { sendActions(for: .touchDownRepeat) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = tracked(in: touches) else {
            return isEnabled ? () : super.touchesMoved(touches, with: event)
        }
        let wasInside = isTouchInside
        isTouchInside = bounds.insetBy(dx: -Self.slop, dy: -Self.slop).contains(touch.location(in: self))
        guard continueTracking(touch, with: event) else {
            stopTracking()
            endTracking(touch, with: event)
            isHighlighted = false
            return
        }
        guard trackedTouch === touch else { return }
        isHighlighted = isTouchInside
        sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside)
        if isTouchInside != wasInside { sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit) }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = tracked(in: touches) else {
            return isEnabled ? () : super.touchesEnded(touches, with: event)
        }
        let isInside = isTouchInside
        stopTracking()
        endTracking(touch, with: event)
        sendActions(for: isInside ? .touchUpInside : .touchUpOutside)
        if isInside { touchedUpInside() }
        // As on iOS the handlers still see the control highlighted.
        if trackedTouch == nil { isHighlighted = false }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard tracked(in: touches) != nil else {
            return isEnabled ? () : super.touchesCancelled(touches, with: event)
        }
        cancelTracking(event)
    }

    private func tracked(in touches: Set<UITouch>) -> UITouch? {
        trackedTouch.flatMap { touches.contains($0) ? $0 : nil }
    }

    private func stopTracking() {
        trackedTouch = nil
        isTracking = false
        isTouchInside = false
    }

    private func cancelTracking(_ event: UIEvent? = nil) {
        guard trackedTouch != nil else { return }
        stopTracking()
        cancelTracking(with: event)
        isHighlighted = false
        sendActions(for: .touchCancel)
    }

    /// A tap on a control is the control's: recognizers of the views around it don't take it.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard isEnabled, gestureRecognizer.view !== self, let tap = gestureRecognizer as? UITapGestureRecognizer else {
            return super.gestureRecognizerShouldBegin(gestureRecognizer)
        }
        return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
    }

    /// Whether a recognizer around the control has seen a level drag that began in a part of it.
    func ownsDrag(_ recognizer: UIGestureRecognizer, from part: CGRect) -> Bool {
        guard recognizer.view !== self, let pan = recognizer as? UIPanGestureRecognizer, pan.touches.count == 1,
            let touch = pan.touches.first, let window = touch.window
        else { return false }
        return abs(pan.path.travel.x) > abs(pan.path.travel.y)
            && part.contains(convert(touch.startLocation, from: window))
    }

    // MARK: Menu

    private var storedMenuInteraction: UIContextMenuInteraction?

    /// What opens the control's menu under a finger that rests on it; nil where that is not enabled.
    open var contextMenuInteraction: UIContextMenuInteraction? { storedMenuInteraction }

    /// Whether a finger that rests on the control opens its menu.
    open var isContextMenuInteractionEnabled: Bool {
        get { storedMenuInteraction != nil }
        set {
            guard newValue != isContextMenuInteractionEnabled else { return }
            if let old = storedMenuInteraction {
                removeInteraction(old)
                storedMenuInteraction = nil
            } else {
                let interaction = UIContextMenuInteraction(delegate: self)
                storedMenuInteraction = interaction
                addInteraction(interaction)
            }
        }
    }

    /// The control's menu; none unless a subclass says so.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }

    // MARK: Actions

    /// Performs an action for events. An action with the same identifier is replaced.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
        handlers.append(EventHandler(action: action, events: controlEvents))
    }

    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        for index in handlers.indices where handlers[index].action.identifier == actionIdentifier {
            handlers[index].events.subtract(controlEvents)
        }
        handlers.removeAll { $0.events.isEmpty }
    }

    /// The events for which there are actions.
    open var allControlEvents: Event {
        handlers.reduce(into: []) { $0.formUnion($1.events) }
    }

    /// Performs one action for this control.
    open func sendAction(_ action: UIAction) {
        action.perform(sender: self)
    }

    /// Performs the actions of events, in the order in which they were added.
    open func sendActions(for controlEvents: Event) {
        for handler in handlers where !handler.events.isDisjoint(with: controlEvents) { sendAction(handler.action) }
    }

    /// Does what a tap on the control does, where that is a primary action.
    open func performPrimaryAction() {
        sendActions(for: .primaryActionTriggered)
    }
}

private struct EventHandler {
    let action: UIAction
    var events: UIControl.Event
}
