/// A row of segments, each of which works as a button; one of them is selected, or none.
@MainActor
open class UISegmentedControl: UIControl {
    /// The index of no segment.
    public static let noSegment = -1

    var segments: [Segment] = []
    var segmentViews: [SegmentView] = []
    /// The lines between the segments: one fewer than there are segments.
    var dividers: [UIView] = []
    let bed = UIView()
    let thumb = UIView()
    var storedIndex = UISegmentedControl.noSegment
    var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
    var touch: SegmentTouch?
    private var elements: [SegmentElement] = []
    private var largeContentHost: LargeContentHost?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    /// Makes a control with segments for strings, images and actions, of the size that they need.
    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        append(items ?? [])
        frame.size = intrinsicContentSize
    }

    /// Makes a control with a segment for each action, which is performed when the user selects the segment.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        append(actions)
    }

    private func append(_ items: [Any]) {
        for item in items {
            if let segment = Segment(item: item) {
                insert(segment, at: segments.count, animated: false)
            } else {
                assertionFailure("a segment is a String, a UIImage or a UIAction, not \(type(of: item))")
            }
        }
    }

    private func setUp() {
        for view in [bed, thumb] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        bed.backgroundColor = .tertiarySystemFill
        setUpThumb()
        largeContentHost = LargeContentHost(for: self) { [weak self] in
            self?.largeSegment(at: $0)
        } onEnd: { [weak self] segment in
            if let self, let index = segmentViews.firstIndex(where: { $0 === segment }) { choose(index) }
        }
    }

    // MARK: Selection

    /// The selected segment, or `noSegment`. Setting it sends nothing and isn't animated.
    open var selectedSegmentIndex: Int {
        get { storedIndex }
        set {
            guard newValue == Self.noSegment || segments.indices.contains(newValue) else {
                assertionFailure("a segment's index is 0 to \(segments.count - 1), or -1 for none, not \(newValue)")
                return
            }
            touch = nil
            storedIndex = newValue
            update(animated: false)
        }
    }

    /// Whether segments only flash and send their event, and none stays selected.
    open var isMomentary = false {
        didSet {
            guard isMomentary != oldValue else { return }
            storedIndex = Self.noSegment
            update(animated: false)
        }
    }

    /// The number of segments.
    open var numberOfSegments: Int { segments.count }

    // MARK: Looks

    /// The colour of the selected segment; nil for the system's.
    open var selectedSegmentTintColor: UIColor? { didSet { updateColors() } }

    /// Whether segments without a width of their own are as wide as their contents ask for, and not all the same.
    open var apportionsSegmentWidthsByContent = false {
        didSet { if apportionsSegmentWidthsByContent != oldValue { widthsDidChange() } }
    }

    /// Sets the font and the colour of titles in a state. Where a state has none, those of the normal state count.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        titleAttributes[state.rawValue] = attributes
        widthsDidChange()
        update(animated: false)
    }

    /// The attributes that were set for a state.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state.rawValue]
    }

    override func stateDidChange() {
        super.stateDidChange()
        if !isEnabled { touch = nil }
        update(animated: false)
    }

    // MARK: Layout

    /// Known from iOS 13 to 18.
    static let height: CGFloat = 32

    open override var intrinsicContentSize: CGSize { CGSize(width: widths.preferred.rounded(.up), height: Self.height) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeParts()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
    }

    // MARK: Touches. As on iOS none of the touch events are sent: the only one is valueChanged.

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled else { return super.touchesBegan(touches, with: event) }
        if touch == nil, let touch = touches.first { begin(touch) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = tracked(in: touches) { move(touch) }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if tracked(in: touches) != nil { end() }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard tracked(in: touches) != nil else { return }
        touch = nil
        update(animated: true)
    }

    // MARK: Accessibility: the segments are the elements

    open override var isAccessibilityElement: Bool {
        get { false }
        set {}
    }

    open override func accessibilityElementCount() -> Int { segments.count }

    open override func accessibilityElement(at index: Int) -> Any? {
        while elements.count < segments.count { elements.append(SegmentElement(index: elements.count, control: self)) }
        return segments.indices.contains(index) ? elements[index] : nil
    }

    open override func index(ofAccessibilityElement element: Any) -> Int {
        elements.firstIndex { $0 === element as AnyObject } ?? NSNotFound
    }
}
