/// A control that performs its primary action when it is tapped.
open class UIButton: UIControl {
    /// The kind of a button without a configuration.
    public enum ButtonType: Int, Sendable {
        /// Nothing but what the app sets.
        case custom = 0
        /// Title and image in the tint colour.
        case system = 1
    }

    /// What happens when a button's configuration should follow its state.
    public typealias ConfigurationUpdateHandler = (_ button: UIButton) -> Void

    public private(set) var buttonType = ButtonType.custom

    /// The looks of the button. While there is one, titles and images for states don't count.
    open var configuration: Configuration? {
        didSet {
            guard configuration != oldValue else { return }
            contentDidChange()
            if !isUpdatingConfiguration { setNeedsUpdateConfiguration() }
        }
    }

    /// Called before the next layout when the state has changed; it may change the configuration.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// Whether a change of state calls for an update of the configuration. True by default.
    open var automaticallyUpdatesConfiguration = true

    private var titles: [State: String] = [:]
    private var titleColors: [State: UIColor] = [:]
    private var images: [State: UIImage] = [:]
    private var needsConfigurationUpdate = false
    private var isUpdatingConfiguration = false
    var storedTitleLabel: UILabel?
    var storedImageView: UIImageView?
    var backdrop: UIView?

    // MARK: Making one

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Makes a button of a kind, without a size.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
    }

    /// Makes a button with a primary action, whose title and image it shows.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        if let primaryAction { take(primaryAction) }
    }

    /// Makes a button with the looks of a configuration, which shows the action's title and image if it has none of
    /// its own.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system)
        self.configuration = configuration
        if let primaryAction { take(primaryAction) }
    }

    /// Makes a custom button with a primary action, whose title and image it shows.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { take(primaryAction) }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    private func take(_ action: UIAction) {
        if configuration != nil {
            if configuration?.title == nil, !action.title.isEmpty { configuration?.title = action.title }
            if configuration?.image == nil { configuration?.image = action.image }
        } else {
            if !action.title.isEmpty { setTitle(action.title, for: .normal) }
            setImage(action.image, for: .normal)
        }
        addAction(action, for: .primaryActionTriggered)
    }

    // MARK: Content for states

    /// Sets the title that a state shows; states without one show the normal one.
    open func setTitle(_ title: String?, for state: State) {
        titles[state] = title
        contentDidChange()
    }

    open func setTitleColor(_ color: UIColor?, for state: State) {
        titleColors[state] = color
        setNeedsLayout()
    }

    open func setImage(_ image: UIImage?, for state: State) {
        images[state] = image
        contentDidChange()
    }

    open func title(for state: State) -> String? { titles[state] }
    open func titleColor(for state: State) -> UIColor? { titleColors[state] }
    open func image(for state: State) -> UIImage? { images[state] }

    open var currentTitle: String? { configuration?.title ?? titles[state] ?? titles[.normal] }
    open var currentImage: UIImage? { configuration?.image ?? images[state] ?? images[.normal] }
    open var currentTitleColor: UIColor {
        if let color = titleColors[state] { return color }
        if buttonType == .system, !isEnabled { return .tertiaryLabel }
        return titleColors[.normal] ?? (buttonType == .system ? tintColor : .white)
    }

    /// The label of the title, made when it is first asked for.
    open var titleLabel: UILabel? {
        if let storedTitleLabel { return storedTitleLabel }
        let label = UILabel()
        label.font = defaultFont
        label.textAlignment = .center
        label.lineBreakMode = .byTruncatingMiddle
        label.isAccessibilityElement = false
        storedTitleLabel = label
        addSubview(label)
        return label
    }

    /// The view of the image, made when it is first asked for.
    open var imageView: UIImageView? {
        if let storedImageView { return storedImageView }
        let view = UIImageView()
        view.isAccessibilityElement = false
        storedImageView = view
        addSubview(view)
        return view
    }

    /// The sizes of titles that nobody set a font for, as on iOS.
    private var defaultFont: UIFont { .systemFont(ofSize: buttonType == .system ? 15 : 18) }

    var classicFont: UIFont { storedTitleLabel?.font ?? defaultFont }

    // MARK: Configuration

    /// Has the configuration updated before the next layout.
    open func setNeedsUpdateConfiguration() {
        needsConfigurationUpdate = true
        setNeedsLayout()
    }

    /// Brings the configuration up to date with the state: calls the handler. Overrides call super.
    open func updateConfiguration() {
        configurationUpdateHandler?(self)
    }

    private func updateConfigurationIfNeeded() {
        guard needsConfigurationUpdate, !isUpdatingConfiguration else { return }
        needsConfigurationUpdate = false
        isUpdatingConfiguration = true
        updateConfiguration()
        isUpdatingConfiguration = false
    }

    override func stateDidChange() {
        super.stateDidChange()
        if automaticallyUpdatesConfiguration { setNeedsUpdateConfiguration() }
    }

    private func contentDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    // MARK: View

    open override var intrinsicContentSize: CGSize { layout(look, in: .zero).fittingSize }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurationIfNeeded()
        layoutContent()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        contentDidChange()
    }

    override func touchedUpInside() {
        sendActions(for: .primaryActionTriggered)
    }

    // MARK: Accessibility

    open override var isAccessibilityElement: Bool {
        get { accessibilityValues?.isElement ?? true }
        set { super.isAccessibilityElement = newValue }
    }

    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? currentTitle }
        set { super.accessibilityLabel = newValue }
    }

    open override var accessibilityTraits: UIAccessibilityTraits {
        get {
            if let traits = accessibilityValues?.traits { return traits }
            var traits = UIAccessibilityTraits.button
            if isSelected { traits.insert(.selected) }
            if !isEnabled { traits.insert(.notEnabled) }
            return traits
        }
        set { super.accessibilityTraits = newValue }
    }
}
