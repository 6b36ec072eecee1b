/// A control that is on or off.
@MainActor
open class UISwitch: UIControl {
    /// Known from iOS 7 to 18.
    private static let size = CGSize(width: 51, height: 31)
    private static let thumbInset: CGFloat = 2

    private let track = UIView()
    private let thumb = UIView()
    private var storedOn = false
    /// Where the thumb is shown while a finger holds it.
    private var heldOn: Bool?
    private var hasDragged = false
    private var thumbIsWide = false

    /// Makes a switch; its size is always the system's.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isAccessibilityElement = true
        accessibilityTraits = [.button, .toggleButton]
        for view in [track, thumb] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        thumb.layer.shadowOpacity = 0.15
        thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
        thumb.layer.shadowRadius = 4
        thumb.layer.shadowColor = UIColor.black.cgColor
        updateColors()
    }

    /// Whether the switch is on. Setting it sends nothing.
    open var isOn: Bool {
        get { storedOn }
        set { setOn(newValue, animated: false) }
    }

    /// The colour of the track while it is on; nil for green.
    open var onTintColor: UIColor? {
        didSet { updateColors() }
    }

    /// The colour of the thumb; nil for white.
    open var thumbTintColor: UIColor? {
        didSet { updateColors() }
    }

    /// Turns the switch on or off without sending an event.
    open func setOn(_ on: Bool, animated: Bool) {
        storedOn = on
        moveThumb(animated: animated && window != nil)
    }

    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? (storedOn ? "1" : "0") }
        set { super.accessibilityValue = newValue }
    }

    open override func accessibilityActivate() -> Bool {
        guard isEnabled else { return false }
        toggle()
        return true
    }

    open override var intrinsicContentSize: CGSize { Self.size }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    private var shownOn: Bool { heldOn ?? storedOn }

    private func updateColors() {
        let off = UIColor { traits in
            traits.userInterfaceStyle == .dark
                ? UIColor(red: 0.224, green: 0.224, blue: 0.239, alpha: 1)
                : UIColor(red: 0.914, green: 0.914, blue: 0.918, alpha: 1)
        }
        track.backgroundColor = shownOn ? onTintColor ?? .systemGreen : off
        thumb.backgroundColor = thumbTintColor ?? .white
        let strength: CGFloat = isEnabled ? 1 : 0.5
        track.alpha = strength
        thumb.alpha = isEnabled ? 1 : 0.8
    }

    private func moveThumb(animated: Bool) {
        let change = {
            self.updateColors()
            self.placeParts()
        }
        guard animated else { return change() }
        UIView.animate(
            withDuration: 0.35, delay: 0, usingSpringWithDamping: 0.85, initialSpringVelocity: 0,
            options: [.allowUserInteraction, .beginFromCurrentState], animations: change)
    }

    private func placeParts() {
        let frame = CGRect(
            x: (bounds.width - Self.size.width) / 2, y: (bounds.height - Self.size.height) / 2,
            width: Self.size.width, height: Self.size.height)
        track.frame = frame
        track.layer.cornerRadius = frame.height / 2
        let side = frame.height - 2 * Self.thumbInset
        // A held thumb is stretched a little towards the middle.
        let width = thumbIsWide ? side + 7 : side
        let atRight = shownOn != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
        let x = atRight ? frame.maxX - Self.thumbInset - width : frame.minX + Self.thumbInset
        thumb.frame = CGRect(x: x, y: frame.minY + Self.thumbInset, width: width, height: side)
        thumb.layer.cornerRadius = side / 2
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeParts()
    }

    override func stateDidChange() {
        super.stateDidChange()
        updateColors()
    }

    // MARK: Touches

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        hasDragged = false
        thumbIsWide = true
        moveThumb(animated: true)
        return true
    }

    /// The thumb changes sides as soon as the finger is beyond the other end.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let x = touch.location(in: self).x
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let wanted: Bool? = x > bounds.width * 0.75 ? !isMirrored : x < bounds.width * 0.25 ? isMirrored : nil
        if let wanted, wanted != shownOn {
            hasDragged = true
            heldOn = wanted
            moveThumb(animated: true)
        }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        thumbIsWide = false
        let held = heldOn
        heldOn = nil
        if !hasDragged, isTouchInsideAtEnd(touch) { return toggle() }
        guard let held, held != storedOn else { return moveThumb(animated: true) }
        set(held)
    }

    open override func cancelTracking(with event: UIEvent?) {
        thumbIsWide = false
        heldOn = nil
        moveThumb(animated: true)
    }

    /// Apple's documentation of UIView: a drag of the thumb to the other side is the switch's, whatever scrolls around it.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        let isOurs = isEnabled && ownsDrag(gestureRecognizer, from: thumb.frame.insetBy(dx: -10, dy: -10))
        return !isOurs && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    private func isTouchInsideAtEnd(_ touch: UITouch?) -> Bool {
        guard let touch else { return true }
        return bounds.insetBy(dx: -70, dy: -70).contains(touch.location(in: self))
    }

    private func toggle() { set(!storedOn) }

    private func set(_ on: Bool) {
        setOn(on, animated: true)
        sendActions(for: .valueChanged)
        sendActions(for: .primaryActionTriggered)
    }
}
