/// Shows the item of one row.
final class ListCell: UITableViewCell {
    private let host = HostView()
    private(set) var row: ListRow?
    private var isMirrored = false
    private var transaction = Transaction()
    var didMeasure: (CGFloat) -> Void = { _ in }

    /// Known from iOS 15 to 18: a row is 44 points high, and higher content has 11 above and below.
    private static let height: CGFloat = 44
    private static let inset: CGFloat = 11
    private static let margin: CGFloat = 16

    init() {
        super.init(style: .default, reuseIdentifier: nil)
        contentView.addSubview(host)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        contentView.addSubview(host)
    }

    func show(_ row: ListRow, _ isMirrored: Bool, _ transaction: Transaction) {
        self.row = row
        self.isMirrored = isMirrored
        self.transaction = transaction
        row.item.build()
        let traits = row.traits
        accessoryType = traits.isLink ? .disclosureIndicator : .none
        if let background = traits.background { backgroundColor = background.uiColor(in: EnvironmentValues()) }
        separatorInset =
            traits.hidesSeparator
            ? UIEdgeInsets(top: 0, left: .greatestFiniteMagnitude, bottom: 0, right: 0)
            : UIEdgeInsets(top: 0, left: traits.insets?.leading ?? Self.margin, bottom: 0, right: 0)
        fill()
        setNeedsLayout()
    }

    private func insets(_ content: CGFloat) -> EdgeInsets {
        if let own = row?.traits.insets { return own }
        // What is as high as a control stands in a row of the usual height.
        let vertical = content <= Self.height - 10 ? 0 : Self.inset
        return EdgeInsets(
            top: vertical, leading: Self.margin, bottom: vertical,
            trailing: accessoryType == .none ? Self.margin : 8)
    }

    private func size(width: CGFloat) -> (content: CGSize, insets: EdgeInsets) {
        guard let row else { return (.zero, EdgeInsets()) }
        var insets = insets(0)
        let room = max(width - insets.leading - insets.trailing, 0)
        let size = row.item.sizeThatFits(ProposedViewSize(width: room, height: nil))
        insets = self.insets(size.height)
        return (size, insets)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let accessory: CGFloat = accessoryType == .none ? 0 : 27
        let (content, insets) = self.size(width: size.width - accessory)
        let height = max(content.height + insets.top + insets.bottom, Self.height).rounded(.up)
        didMeasure(height)
        return CGSize(width: size.width, height: height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        fill()
    }

    /// At the leading edge, in the middle of the height.
    private func fill() {
        guard let row else { return }
        if host.frame != contentView.bounds { host.frame = contentView.bounds }
        guard host.bounds.width > 0 else { return }
        let (size, insets) = size(width: host.bounds.width)
        let room = host.bounds.height - insets.top - insets.bottom
        let frame = CGRect(
            x: insets.leading, y: insets.top + (room - size.height) / 2, width: size.width, height: size.height)
        host.fill(
            with: [(row.item, frame)], safe: host.bounds, isMirrored: isMirrored, transaction: transaction,
            offering: ProposedViewSize(width: max(host.bounds.width - insets.leading - insets.trailing, 0), height: nil)
        )
        transaction = Transaction()
    }

    // MARK: Actions of the row

    /// The controls for which the row is pressed.
    private var actions: [PressControl] { host.controlsOfRow.filter(\.isEnabled) }

    var hasActions: Bool { !actions.isEmpty }

    func performActions() {
        for control in actions { control.action() }
    }

    override var isAccessibilityElement: Bool {
        get { !host.controlsOfRow.isEmpty }
        set {}
    }

    override var accessibilityLabel: String? {
        get { host.accessibilityTexts.joined(separator: ", ") }
        set {}
    }

    override var accessibilityTraits: UIAccessibilityTraits {
        get {
            let controls = host.controlsOfRow
            var traits = host.spokenTraits.union(super.accessibilityTraits)
            if !controls.isEmpty, actions.isEmpty { traits.insert(.notEnabled) }
            return traits
        }
        set { super.accessibilityTraits = newValue }
    }

    override func accessibilityActivate() -> Bool {
        guard hasActions else { return false }
        performActions()
        return true
    }
}

extension UIView {
    fileprivate var controlsOfRow: [PressControl] {
        subviews.flatMap { view -> [PressControl] in
            if let control = view as? PressControl { return control.actsForRow ? [control] : [] }
            return view.controlsOfRow
        }
    }

    /// The traits of all elements in this view.
    fileprivate var spokenTraits: UIAccessibilityTraits {
        subviews.reduce(into: UIAccessibilityTraits.none) { traits, view in
            traits.formUnion(view.isAccessibilityElement ? view.accessibilityTraits : view.spokenTraits)
        }
    }
}
