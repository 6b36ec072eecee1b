/// The header or footer of a section.
final class ListExtra: UIView {
    let items: [Item]
    private let host = HostView()
    private let insets: EdgeInsets
    private let isAtEnd: Bool
    private var isMirrored = false
    private var transaction = Transaction()
    private var measured: CGFloat?

    /// The margins are those of the headers and footers of tables.
    init(_ items: [Item], isHeader: Bool, style: UITableView.Style) {
        self.items = items
        let isGrouped = style != .plain
        isAtEnd = isGrouped && isHeader
        insets = EdgeInsets(
            top: isHeader ? isGrouped ? 15 : 4 : 7, leading: 16, bottom: isHeader && !isGrouped ? 4 : 7, trailing: 16)
        super.init(frame: .zero)
        if !isGrouped { backgroundColor = .systemBackground }
        addSubview(host)
        if isHeader { accessibilityTraits = .header }
    }

    required init?(coder: NSCoder) { nil }

    func fill(_ isMirrored: Bool, _ transaction: Transaction) {
        self.isMirrored = isMirrored
        self.transaction = transaction
        setNeedsLayout()
    }

    private func sizes(_ width: CGFloat) -> [CGSize] {
        let room = max(width - insets.leading - insets.trailing, 0)
        return items.map { $0.sizeThatFits(ProposedViewSize(width: room, height: nil)) }
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let height = sizes(size.width).reduce(insets.top + insets.bottom) { $0 + $1.height }
        measured = height
        return CGSize(width: size.width, height: height)
    }

    /// Whether the content needs another height than it had said.
    var hasAnotherHeight: Bool {
        guard let measured, bounds.width > 0 else { return false }
        let height = sizes(bounds.width).reduce(insets.top + insets.bottom) { $0 + $1.height }
        return abs(height - measured) > 0.01
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        host.frame = bounds
        let sizes = sizes(bounds.width)
        let height = sizes.reduce(0) { $0 + $1.height }
        var y = isAtEnd ? bounds.height - insets.bottom - height : insets.top
        let frames = zip(items, sizes).map { item, size -> (item: Item, frame: CGRect) in
            defer { y += size.height }
            return (item, CGRect(origin: CGPoint(x: insets.leading, y: y), size: size))
        }
        host.fill(
            with: frames, safe: host.bounds, isMirrored: isMirrored, transaction: transaction,
            offering: ProposedViewSize(width: max(bounds.width - insets.leading - insets.trailing, 0), height: nil))
        transaction = Transaction()
    }
}
