/// A row of a table.
@MainActor
open class UITableViewCell: UIView {
    let style: CellStyle
    private let contentHolder = UIView()
    private let highlightView = UIView()
    let separator = UIView()
    private var accessory: UIView?
    private var configuredView: (any UIView & UIContentView)?
    private var storedConfiguration: (any UIContentConfiguration)?
    /// Set by the table: the row's place in its card.
    var showsSeparator = true {
        didSet { setNeedsLayout() }
    }
    var tableSeparatorInset: UIEdgeInsets?

    /// Makes a cell. Cells with the same identifier are used again for other rows.
    public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        setUp()
    }

    public required init?(coder: NSCoder) {
        style = .default
        reuseIdentifier = nil
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        clipsToBounds = true
        highlightView.alpha = 0
        highlightView.backgroundColor = .systemGray4
        highlightView.isUserInteractionEnabled = false
        separator.isUserInteractionEnabled = false
        addSubview(highlightView)
        addSubview(contentHolder)
        addSubview(separator)
    }

    /// The name under which the table keeps the cell for other rows.
    public let reuseIdentifier: String?

    /// Holds the row's content, beside the accessory.
    open var contentView: UIView { contentHolder }

    /// Called before the cell is used for another row.
    open func prepareForReuse() {
        layer.opacity = 1
        isHidden = false
    }

    // MARK: Content

    /// A configuration without content that suits the cell's style.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch style {
        case .default: .cell()
        case .value1: .valueCell()
        case .subtitle: .subtitleCell()
        }
    }

    /// What the content view shows, through a view that the configuration makes.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { storedConfiguration }
        set {
            storedConfiguration = newValue
            showConfiguration()
        }
    }

    /// The state that configurations are updated with.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isHighlighted = isHighlighted
        state.isSelected = isSelected
        return state
    }

    private func showConfiguration() {
        guard let configuration = storedConfiguration?.updated(for: configurationState) else {
            configuredView?.removeFromSuperview()
            configuredView = nil
            return
        }
        if let list = configuredView as? UIListContentView, configuration is UIListContentConfiguration {
            list.configuration = configuration
        } else {
            configuredView?.removeFromSuperview()
            let view = configuration.makeContentView()
            configuredView = view
            contentHolder.insertSubview(view, at: 0)
        }
        setNeedsLayout()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        showConfiguration()
    }

    // MARK: Accessories

    /// What stands at the end of the row, unless there is an accessory view.
    open var accessoryType = AccessoryType.none {
        didSet { if accessoryType != oldValue { updateAccessory() } }
    }

    /// The app's own view at the end of the row.
    open var accessoryView: UIView? {
        didSet { if accessoryView !== oldValue { updateAccessory() } }
    }

    /// How the row looks when it is selected.
    open var selectionStyle = SelectionStyle.default

    /// The insets of the line below the row; those of the table by default.
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? tableSeparatorInset ?? defaultSeparatorInset }
        set {
            ownSeparatorInset = newValue
            setNeedsLayout()
        }
    }
    private var ownSeparatorInset: UIEdgeInsets?

    /// Lines begin where the text does.
    private var defaultSeparatorInset: UIEdgeInsets {
        let inset = (configuredView as? UIListContentView)?.textInset ?? 16
        return UIEdgeInsets(top: 0, left: inset, bottom: 0, right: 0)
    }

    private func updateAccessory() {
        accessory?.removeFromSuperview()
        accessory = accessoryView ?? accessoryType.view
        if let accessory { addSubview(accessory) }
        setNeedsLayout()
    }

    // MARK: Selection

    /// Whether a finger is on the row.
    open var isHighlighted: Bool {
        get { storedHighlighted }
        set { setHighlighted(newValue, animated: false) }
    }
    private var storedHighlighted = false

    /// Whether the row is selected.
    open var isSelected: Bool {
        get { storedSelected }
        set { setSelected(newValue, animated: false) }
    }
    private var storedSelected = false

    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        storedHighlighted = highlighted
        selectionDidChange(animated: animated)
    }

    open func setSelected(_ selected: Bool, animated: Bool) {
        storedSelected = selected
        if selected { accessibilityTraits.insert(.selected) } else { accessibilityTraits.remove(.selected) }
        selectionDidChange(animated: animated)
    }

    private func selectionDidChange(animated: Bool) {
        let alpha: CGFloat = selectionStyle != .none && (storedHighlighted || storedSelected) ? 1 : 0
        guard alpha != highlightView.alpha else { return }
        let change = { self.highlightView.alpha = alpha }
        if animated { UIView.animate(withDuration: 0.35, animations: change) } else { change() }
    }

    // MARK: Layout

    /// The height that the content needs; never less than a row's 44 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = max(0, size.width - accessoryWidth)
        var height: CGFloat = 44
        if let configuredView {
            height = max(height, configuredView.sizeThatFits(CGSize(width: width, height: size.height)).height)
        }
        return CGSize(width: size.width, height: height.rounded(.up))
    }

    private var accessorySize: CGSize {
        guard let accessory else { return .zero }
        let fitting = accessory.bounds.size
        return fitting == .zero ? accessory.sizeThatFits(bounds.size) : fitting
    }

    private var accessoryWidth: CGFloat { accessory == nil ? 0 : accessorySize.width + Self.accessoryMargin }
    private static let accessoryMargin: CGFloat = 16

    open override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let place = { (view: UIView, frame: CGRect) in
            var frame = frame
            if isMirrored { frame.origin.x = self.bounds.width - frame.maxX }
            view.frame = frame
        }
        highlightView.frame = bounds
        // Apple's documentation: tables inset what is in their cells to the safe area.
        let start = isMirrored ? safeAreaInsets.right : safeAreaInsets.left
        let end = bounds.width - (isMirrored ? safeAreaInsets.left : safeAreaInsets.right)
        let width = max(0, end - start - accessoryWidth)
        place(contentHolder, CGRect(x: start, y: 0, width: width, height: bounds.height))
        configuredView?.frame = contentHolder.bounds
        if let accessory {
            let size = accessorySize
            place(
                accessory,
                CGRect(
                    x: end - Self.accessoryMargin - size.width, y: (bounds.height - size.height) / 2,
                    width: size.width, height: size.height))
        }
        let line = 1 / max(traitCollection.displayScale, 1)
        let inset = separatorInset
        separator.isHidden = !showsSeparator
        place(
            separator,
            CGRect(
                x: start + inset.left, y: bounds.height - line,
                width: max(0, bounds.width - start - inset.left - inset.right),
                height: line))
    }
}
