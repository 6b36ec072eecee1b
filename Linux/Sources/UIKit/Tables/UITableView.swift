/// A list of rows in sections, which makes cells only for the rows that are seen.
@MainActor
open class UITableView: UIScrollView {
    /// How sections look.
    public enum Style: Int, Sendable {
        /// One below the other; headers stay at the top.
        case plain = 0
        /// With room and lines between them.
        case grouped = 1
        /// As cards with round corners.
        case insetGrouped = 2
    }

    /// Where a row comes to lie when it is scrolled to.
    public enum ScrollPosition: Int, Sendable {
        case none = 0
        case top = 1
        case middle = 2
        case bottom = 3
    }

    /// The line below rows.
    public enum SeparatorStyle: Int, Sendable {
        case none = 0
        case singleLine = 1
    }

    /// Stands for a height that the table finds out itself.
    public nonisolated static let automaticDimension: CGFloat = -1

    public let style: Style
    var cells: [IndexPath: UITableViewCell] = [:]
    var headers: [Int: UIView] = [:]
    var footers: [Int: UIView] = [:]
    var pool: [String: [UITableViewCell]] = [:]
    var registeredIdentifiers: Set<String> = []
    var storedLayout: TableLayout?
    var measuredHeights: [IndexPath: CGFloat] = [:]
    var selection: Set<IndexPath> = []
    var touchedRow: IndexPath?
    var swipe: TableSwipe?
    private(set) lazy var swipeRecognizer = makeSwipeRecognizer()

    public init(frame: CGRect, style: UITableView.Style) {
        self.style = style
        super.init(frame: frame)
        setUp()
    }

    /// Makes a plain table.
    public override init(frame: CGRect) {
        style = .plain
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        alwaysBounceVertical = true
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
        addGestureRecognizer(swipeRecognizer)
    }

    // MARK: Sources

    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { reloadData() }
    }

    /// The delegate, of the scroll view as well.
    open weak override var delegate: (any UIScrollViewDelegate)? {
        didSet { setNeedsReload() }
    }

    var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

    // MARK: Looks

    /// The height of all rows; automatic asks the cells.
    open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { setNeedsReload() } }
    /// The height that is assumed for a row before its cell was asked.
    open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
    open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension { didSet { setNeedsReload() } }
    open var sectionFooterHeight: CGFloat = UITableView.automaticDimension { didSet { setNeedsReload() } }
    /// The room above a header of a plain table.
    open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension { didSet { setNeedsReload() } }
    open var separatorStyle = SeparatorStyle.singleLine { didSet { setNeedsReload() } }
    open var separatorColor: UIColor? = .separator { didSet { setNeedsReload() } }
    /// The insets of the lines; automatic begins where the text does.
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) }
        set {
            ownSeparatorInset = newValue
            setNeedsReload()
        }
    }
    var ownSeparatorInset: UIEdgeInsets?

    /// A view above the first section; its height is its frame's.
    open var tableHeaderView: UIView? {
        didSet { replaceExtra(oldValue, with: tableHeaderView) }
    }

    /// A view below the last section; its height is its frame's.
    open var tableFooterView: UIView? {
        didSet { replaceExtra(oldValue, with: tableFooterView) }
    }

    /// A view behind the rows.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    private func replaceExtra(_ old: UIView?, with new: UIView?) {
        if old !== new { old?.removeFromSuperview() }
        if let new { addSubview(new) }
        setNeedsReload()
    }

    open var allowsSelection = true
    open var allowsMultipleSelection = false

    // MARK: Layout

    /// Throws everything away and asks the data source anew.
    open func reloadData() {
        for (path, cell) in cells { recycle(cell, at: path) }
        cells = [:]
        for view in Array(headers.values) + Array(footers.values) { view.removeFromSuperview() }
        headers = [:]
        footers = [:]
        measuredHeights = [:]
        selection = []
        touchedRow = nil
        swipe = nil
        setNeedsReload()
    }

    func setNeedsReload() {
        storedLayout = nil
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        tile()
    }

    override func boundsDidChange(from old: CGRect) {
        if bounds.width != old.width {
            storedLayout = nil
            measuredHeights = [:]
        }
        super.boundsDidChange(from: old)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        measuredHeights = [:]
        setNeedsReload()
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        // The upper inset changes with every frame of a scroll below a large title; only the sides concern the rows.
        if storedLayout?.inset != cardInset { setNeedsReload() }
    }

    /// A drag takes the touch away from any control in a row: tables scroll even from a button.
    open override func touchesShouldCancel(in view: UIView) -> Bool { true }

    // MARK: Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        touchDidBegin(at: touch.location(in: self))
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        touchDidMove(to: touch.location(in: self))
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { touchDidEnd() }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { touchDidCancel() }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if gestureRecognizer === swipeRecognizer { return swipeShouldBegin() }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
}
