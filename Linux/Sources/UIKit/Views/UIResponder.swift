/// An object that can answer to events: a view, a controller, a window, the application.
///
/// Events go to the first responder or to the touched view, and from there along `next` to whoever answers.
@MainActor
open class UIResponder {
    public init() {}

    // MARK: The chain

    /// The responder that gets what this one doesn't answer to.
    open var next: UIResponder? { nil }

    open var canBecomeFirstResponder: Bool { false }

    open var canResignFirstResponder: Bool { true }

    open var isFirstResponder: Bool { Runtime.current.firstResponder === self }

    /// Makes this the receiver of keys, if it is in a window, wants to, and the present one lets go.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        Runtime.current.makeFirstResponder(self)
    }

    /// Gives up being the receiver of keys.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        Runtime.current.resignFirstResponder(self)
    }

    // MARK: Events

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }

    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesBegan(presses, with: event)
    }

    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }

    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }

    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }

    // MARK: Accessibility

    /// What was set through the properties below; made at the first setting.
    var accessibilityValues: AccessibilityValues?

    /// Whether assistive technology sees this object as one thing; what is in it is hidden then.
    open var isAccessibilityElement: Bool {
        get { accessibilityValues?.isElement ?? false }
        set { accessibility.isElement = newValue }
    }

    /// The name that is spoken first: short, without the kind of thing.
    open var accessibilityLabel: String? {
        get { accessibilityValues?.label }
        set { accessibility.label = newValue }
    }

    /// What happens on activation, spoken last.
    open var accessibilityHint: String? {
        get { accessibilityValues?.hint }
        set { accessibility.hint = newValue }
    }

    /// The value of things that have one, spoken after the label.
    open var accessibilityValue: String? {
        get { accessibilityValues?.value }
        set { accessibility.value = newValue }
    }

    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityValues?.traits ?? .none }
        set { accessibility.traits = newValue }
    }

    /// The name that tests find this object by; it is never spoken.
    open var accessibilityIdentifier: String? {
        get { accessibilityValues?.identifier }
        set { accessibility.identifier = newValue }
    }

    /// Where the object is, in screen coordinates.
    open var accessibilityFrame: CGRect {
        get { accessibilityValues?.frame ?? .zero }
        set { accessibility.frame = newValue }
    }

    /// Where a tap that stands for activation goes, in screen coordinates. The middle of the frame by default.
    open var accessibilityActivationPoint: CGPoint {
        get { accessibilityValues?.activationPoint ?? accessibilityFrame.center }
        set { accessibility.activationPoint = newValue }
    }

    /// Hides everything in this object from assistive technology.
    open var accessibilityElementsHidden: Bool {
        get { accessibilityValues?.hidesElements ?? false }
        set { accessibility.hidesElements = newValue }
    }

    /// Hides this object's siblings from assistive technology, as an alert must.
    open var accessibilityViewIsModal: Bool {
        get { accessibilityValues?.isModal ?? false }
        set { accessibility.isModal = newValue }
    }

    /// Has all children visited before the siblings, whatever their places are.
    open var shouldGroupAccessibilityChildren: Bool {
        get { accessibilityValues?.groupsChildren ?? false }
        set { accessibility.groupsChildren = newValue }
    }

    /// What kind of collection this container is.
    open var accessibilityContainerType: UIAccessibilityContainerType {
        get { accessibilityValues?.containerType ?? .none }
        set { accessibility.containerType = newValue }
    }

    /// The elements of this container in their order; nil leaves the choice to the subviews' places.
    open var accessibilityElements: [Any]? {
        get { accessibilityValues?.elements }
        set { accessibility.elements = newValue }
    }

    open func accessibilityElementCount() -> Int {
        accessibilityElements?.count ?? 0
    }

    open func accessibilityElement(at index: Int) -> Any? {
        guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
        return elements[index]
    }

    /// The place of an element; `NSNotFound` for a stranger.
    open func index(ofAccessibilityElement element: Any) -> Int {
        accessibilityElements?.firstIndex { ($0 as AnyObject) === (element as AnyObject) } ?? NSNotFound
    }

    /// What can be done with the element besides activating it.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibilityValues?.customActions }
        set { accessibility.customActions = newValue }
    }

    /// The element was activated, by a double tap with VoiceOver. False lets the system tap the activation point.
    open func accessibilityActivate() -> Bool { false }

    /// An assistive technology has moved its focus here.
    open func accessibilityElementDidBecomeFocused() {}

    /// An adjustable element should have more of its value.
    open func accessibilityIncrement() {}

    /// An adjustable element should have less of its value.
    open func accessibilityDecrement() {}

    /// The content should scroll by a page. False passes the request on to the container.
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
}

extension UIResponder: Hashable, CustomStringConvertible {
    public nonisolated static func == (left: UIResponder, right: UIResponder) -> Bool {
        left === right
    }

    public nonisolated func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }

    public nonisolated var description: String {
        let address = UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque())
        return "<\(type(of: self)): 0x\(String(address, radix: 16))>"
    }
}
