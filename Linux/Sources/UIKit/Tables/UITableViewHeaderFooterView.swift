/// The header or footer of a section.
@MainActor
open class UITableViewHeaderFooterView: UIView {
    private let contentHolder = UIView()
    private var configuredView: (any UIView & UIContentView)?
    private var storedConfiguration: (any UIContentConfiguration)?

    /// Makes a header or footer.
    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        addSubview(contentHolder)
    }

    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
        addSubview(contentHolder)
    }

    /// The name under which a table could keep the view.
    public let reuseIdentifier: String?

    /// Holds the content.
    open var contentView: UIView { contentHolder }

    /// What the content view shows.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { storedConfiguration }
        set {
            storedConfiguration = newValue
            configuredView?.removeFromSuperview()
            configuredView = newValue?.makeContentView()
            if let configuredView { contentHolder.addSubview(configuredView) }
            setNeedsLayout()
        }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { configuredView?.sizeThatFits(size) ?? bounds.size }

    /// Set by the table: a title that is given more room than it needs stands at the end of it, as above cards.
    var alignsContentToBottom = false

    open override func layoutSubviews() {
        super.layoutSubviews()
        contentHolder.frame = bounds
        guard let configuredView else { return }
        var frame = contentHolder.bounds
        if alignsContentToBottom {
            let height = min(configuredView.sizeThatFits(frame.size).height, frame.height)
            frame = CGRect(x: 0, y: frame.height - height, width: frame.width, height: height)
        }
        configuredView.frame = frame
    }
}
