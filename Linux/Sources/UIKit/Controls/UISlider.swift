/// A control with a value on a track, which a finger moves by its thumb.
@MainActor
open class UISlider: UIControl {
    /// Known from iOS 13 to 18.
    private static let thumbSide: CGFloat = 28
    private static let trackHeight: CGFloat = 4
    private static let height: CGFloat = 34

    private let minimumTrack = UIView()
    private let maximumTrack = UIView()
    private let thumb = UIView()
    private var storedValue: Float = 0
    /// From the thumb's middle to the finger.
    private var grip: CGFloat = 0

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isAccessibilityElement = true
        accessibilityTraits = .adjustable
        for view in [maximumTrack, minimumTrack, thumb] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        for track in [minimumTrack, maximumTrack] { track.layer.cornerRadius = Self.trackHeight / 2 }
        thumb.layer.cornerRadius = Self.thumbSide / 2
        thumb.layer.shadowColor = UIColor.black.cgColor
        thumb.layer.shadowOpacity = 0.15
        thumb.layer.shadowOffset = CGSize(width: 0, height: 4)
        thumb.layer.shadowRadius = 4
        updateColors()
    }

    // MARK: Value

    /// The value, kept between minimum and maximum. Setting it sends nothing.
    open var value: Float {
        get { storedValue }
        set { setValue(newValue, animated: false) }
    }

    open var minimumValue: Float = 0 {
        didSet {
            if minimumValue > maximumValue { maximumValue = minimumValue }
            setValue(storedValue, animated: false)
        }
    }

    open var maximumValue: Float = 1 {
        didSet {
            if maximumValue < minimumValue { minimumValue = maximumValue }
            setValue(storedValue, animated: false)
        }
    }

    /// Whether events are sent during a drag, not only at its end.
    open var isContinuous = true

    /// Sets the value without sending an event.
    open func setValue(_ value: Float, animated: Bool) {
        guard value.isFinite else {
            assertionFailure("a slider's value must be finite")
            return
        }
        storedValue = min(max(value, minimumValue), maximumValue)
        guard animated, window != nil else { return placeParts() }
        UIView.animate(withDuration: 0.25) { self.placeParts() }
    }

    // MARK: Looks

    open var minimumTrackTintColor: UIColor? { didSet { updateColors() } }
    open var maximumTrackTintColor: UIColor? { didSet { updateColors() } }
    open var thumbTintColor: UIColor? { didSet { updateColors() } }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColors()
    }

    private func updateColors() {
        minimumTrack.backgroundColor = minimumTrackTintColor ?? tintColor
        maximumTrack.backgroundColor = maximumTrackTintColor ?? .systemFill
        thumb.backgroundColor = thumbTintColor ?? .white
        alpha = isEnabled ? 1 : 0.5
    }

    override func stateDidChange() {
        super.stateDidChange()
        updateColors()
    }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: Self.height) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

    /// Where the whole track lies.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(
            x: bounds.minX + 2, y: bounds.midY - Self.trackHeight / 2, width: max(0, bounds.width - 4),
            height: Self.trackHeight)
    }

    /// Where the thumb lies for a value.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let range = maximumValue - minimumValue
        let fraction = range > 0 ? CGFloat((value - minimumValue) / range) : 0
        let shown = effectiveUserInterfaceLayoutDirection == .rightToLeft ? 1 - fraction : fraction
        let travel = max(0, bounds.width - Self.thumbSide)
        return CGRect(
            x: bounds.minX + travel * shown, y: bounds.midY - Self.thumbSide / 2, width: Self.thumbSide,
            height: Self.thumbSide)
    }

    private func placeParts() {
        let track = trackRect(forBounds: bounds)
        let thumbFrame = thumbRect(forBounds: bounds, trackRect: track, value: storedValue)
        thumb.frame = thumbFrame
        let before = CGRect(
            x: track.minX, y: track.minY, width: max(0, thumbFrame.midX - track.minX), height: track.height)
        let after = CGRect(
            x: thumbFrame.midX, y: track.minY, width: max(0, track.maxX - thumbFrame.midX), height: track.height)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        minimumTrack.frame = isMirrored ? after : before
        maximumTrack.frame = isMirrored ? before : after
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeParts()
    }

    // MARK: Touches

    /// Known from iOS: only a finger on the thumb moves it; the track does nothing.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let point = touch.location(in: self)
        guard thumb.frame.insetBy(dx: -10, dy: -10).contains(point) else { return false }
        grip = point.x - thumb.frame.midX
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let travel = bounds.width - Self.thumbSide
        guard travel > 0 else { return true }
        var fraction = (touch.location(in: self).x - grip - Self.thumbSide / 2) / travel
        if effectiveUserInterfaceLayoutDirection == .rightToLeft { fraction = 1 - fraction }
        let old = storedValue
        setValue(minimumValue + Float(fraction) * (maximumValue - minimumValue), animated: false)
        if isContinuous, storedValue != old { sendActions(for: .valueChanged) }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if !isContinuous { sendActions(for: .valueChanged) }
        sendActions(for: .primaryActionTriggered)
    }

    /// Apple's documentation of UIView: a drag of the thumb along the track is the slider's, whatever scrolls around it.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        let isOurs = isEnabled && ownsDrag(gestureRecognizer, from: thumb.frame.insetBy(dx: -10, dy: -10))
        return !isOurs && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    // MARK: Accessibility

    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? percentage }
        set { super.accessibilityValue = newValue }
    }

    private var percentage: String {
        let range = maximumValue - minimumValue
        return "\(Int((range > 0 ? (storedValue - minimumValue) / range * 100 : 0).rounded()))%"
    }

    /// VoiceOver's swipes move by a tenth.
    open override func accessibilityIncrement() { step(by: 0.1) }
    open override func accessibilityDecrement() { step(by: -0.1) }

    private func step(by fraction: Float) {
        setValue(storedValue + fraction * (maximumValue - minimumValue), animated: true)
        sendActions(for: .valueChanged)
    }
}
