/// A view that lines its arranged subviews up along an axis.
@MainActor
open class UIStackView: UIView {
    /// How the room along the axis is used.
    public enum Distribution: Int, Sendable {
        case fill = 0
        case fillEqually = 1
        case fillProportionally = 2
        case equalSpacing = 3
        case equalCentering = 4
    }

    /// How the subviews lie across the axis.
    public enum Alignment: Int, Sendable {
        case fill = 0
        case leading = 1
        case firstBaseline = 2
        case center = 3
        case trailing = 4
        case lastBaseline = 5

        public static let top = Alignment.leading
        public static let bottom = Alignment.trailing
    }

    /// Stands for the stack's own spacing after a view.
    public nonisolated static let spacingUseDefault = CGFloat.greatestFiniteMagnitude

    private var arranged: [UIView] = []
    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Makes a stack of views.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    // MARK: Contents

    /// The views that are lined up, in order; hidden ones take no room.
    open var arrangedSubviews: [UIView] { arranged }

    open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arranged.count) }

    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        arranged.removeAll { $0 === view }
        guard (0...arranged.count).contains(stackIndex) else {
            assertionFailure("the index must be in 0...\(arranged.count)")
            return addArrangedSubview(view)
        }
        arranged.insert(view, at: stackIndex)
        if view.superview !== self { addSubview(view) }
        arrangementDidChange()
    }

    /// Takes a view out of the line; it stays a subview.
    open func removeArrangedSubview(_ view: UIView) {
        arranged.removeAll { $0 === view }
        customSpacings[ObjectIdentifier(view)] = nil
        arrangementDidChange()
    }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    override func subviewDidChangeVisibility(_ subview: UIView) {
        super.subviewDidChangeVisibility(subview)
        arrangementDidChange()
    }

    override func subviewDidInvalidateIntrinsicContentSize(_ subview: UIView) {
        super.subviewDidInvalidateIntrinsicContentSize(subview)
        arrangementDidChange()
    }

    private func arrangementDidChange() {
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    // MARK: Arrangement

    open var axis = NSLayoutConstraint.Axis.horizontal { didSet { arrangementDidChange() } }
    open var distribution = Distribution.fill { didSet { arrangementDidChange() } }
    open var alignment = Alignment.fill { didSet { arrangementDidChange() } }
    open var spacing: CGFloat = 0 { didSet { arrangementDidChange() } }
    /// Whether the layout margins are kept free.
    open var isLayoutMarginsRelativeArrangement = false { didSet { arrangementDidChange() } }

    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
        arrangementDidChange()
    }

    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    // MARK: Layout

    private var shown: [UIView] { arranged.filter { !$0.isHidden } }

    private func gaps(between views: [UIView]) -> [CGFloat] {
        views.dropLast().map { customSpacings[ObjectIdentifier($0)] ?? spacing }
    }

    private var margins: UIEdgeInsets { isLayoutMarginsRelativeArrangement ? layoutMargins : .zero }

    open override var intrinsicContentSize: CGSize { natural(across: nil) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let room = axis == .vertical ? size.width - margins.left - margins.right : nil
        return natural(across: room)
    }

    private func natural(across room: CGFloat?) -> CGSize {
        let views = shown
        let sizes = views.map { StackItem(view: $0, axis: axis, across: room) }
        var along = sizes.reduce(0) { $0 + $1.length } + gaps(between: views).reduce(0, +)
        if distribution == .fillEqually, let longest = sizes.map(\.length).max() {
            along = longest * CGFloat(views.count) + gaps(between: views).reduce(0, +)
        }
        let across = sizes.map(\.breadth).max() ?? 0
        let size = axis == .horizontal ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
        return CGSize(
            width: size.width + margins.left + margins.right, height: size.height + margins.top + margins.bottom)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let area = bounds.inset(by: margins)
        let views = shown
        guard !views.isEmpty, area.width >= 0, area.height >= 0 else { return }
        let isHorizontal = axis == .horizontal
        let room = isHorizontal ? area.width : area.height
        let breadth = isHorizontal ? area.height : area.width
        let items = views.map { StackItem(view: $0, axis: axis, across: breadth) }
        let spans = StackLayout(
            items: items, gaps: gaps(between: views), room: room, distribution: distribution
        ).spans
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let baseline = items.map(\.baseline).max() ?? 0
        for (item, span) in zip(items, spans) {
            let across = place(item, in: breadth, baseline: baseline, mirrored: !isHorizontal && isMirrored)
            var frame =
                isHorizontal
                ? CGRect(x: span.start, y: across.start, width: span.length, height: across.length)
                : CGRect(x: across.start, y: span.start, width: across.length, height: span.length)
            if isHorizontal, isMirrored { frame.origin.x = room - frame.maxX }
            frame = frame.offsetBy(dx: area.minX, dy: area.minY)
            item.view.bounds.size = frame.size
            item.view.center = CGPoint(x: frame.midX, y: frame.midY)
        }
    }

    private func place(_ item: StackItem, in room: CGFloat, baseline: CGFloat, mirrored: Bool) -> StackSpan {
        let length = min(item.breadth, room)
        switch alignment {
        case .fill: return StackSpan(start: 0, length: room)
        case .center: return StackSpan(start: (room - length) / 2, length: length)
        case .leading: return StackSpan(start: mirrored ? room - length : 0, length: length)
        case .trailing: return StackSpan(start: mirrored ? 0 : room - length, length: length)
        case .firstBaseline, .lastBaseline:
            let start = axis == .horizontal ? baseline - item.baseline : 0
            return StackSpan(start: max(0, min(start, room - length)), length: length)
        }
    }
}
