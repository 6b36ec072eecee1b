/// The rows of an open menu on a rounded plate; what is too long scrolls.
@MainActor
final class MenuListView: UIView {
    /// A row was chosen.
    var onChoose: (UIMenuElement) -> Void = { _ in }

    private let plate = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
    private let scrollView = UIScrollView()
    private var rows: [MenuRow] = []
    private var titles: [UILabel] = []
    private var lines: [UIView] = []
    /// Rows, titles and lines from top to bottom, with their heights.
    private var parts: [UIView] = []

    /// Known from iOS 13 to 18.
    private static let cornerRadius: CGFloat = 13
    private static let gap: CGFloat = 8

    init(menu: UIMenu) {
        super.init(frame: .zero)
        layer.cornerRadius = Self.cornerRadius
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 24
        layer.shadowOffset = CGSize(width: 0, height: 8)
        plate.layer.cornerRadius = Self.cornerRadius
        plate.layer.cornerCurve = .continuous
        plate.clipsToBounds = true
        scrollView.scrollsToTop = false
        addSubview(plate)
        plate.contentView.addSubview(scrollView)
        show(menu)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows another menu's rows.
    func show(_ menu: UIMenu) {
        for part in parts { part.removeFromSuperview() }
        (parts, rows, titles, lines) = ([], [], [], [])
        let sections = MenuSection.sections(of: menu)
        let hasTicks = sections.contains { $0.elements.contains { ($0 as? UIAction)?.state == .on } }
        for (index, section) in sections.enumerated() {
            if index > 0 { addLine(isThick: true) }
            if !section.title.isEmpty { addTitle(section.title) }
            for (index, element) in section.elements.enumerated() {
                if index > 0 || !section.title.isEmpty { addLine(isThick: false) }
                addRow(element, hasTicks: hasTicks)
            }
        }
        setNeedsLayout()
    }

    private func addRow(_ element: UIMenuElement, hasTicks: Bool) {
        let row = MenuRow(element: element, hasTicks: hasTicks)
        row.addAction(UIAction { [weak self] _ in self?.onChoose(element) }, for: .touchUpInside)
        rows.append(row)
        add(row)
    }

    private func addTitle(_ text: String) {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: .footnote)
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        titles.append(label)
        add(label)
    }

    private func addLine(isThick: Bool) {
        let line = UIView()
        line.backgroundColor = isThick ? .systemFill : .separator
        line.tag = isThick ? 1 : 0
        lines.append(line)
        add(line)
    }

    private func add(_ part: UIView) {
        parts.append(part)
        scrollView.addSubview(part)
    }

    private func height(of part: UIView, width: CGFloat) -> CGFloat {
        if part is MenuRow { return part.sizeThatFits(CGSize(width: width, height: 0)).height }
        if let label = part as? UILabel { return (label.font.lineHeight + 16).rounded(.up) }
        return part.tag == 1 ? Self.gap : 1 / max(traitCollection.displayScale, 1)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let height = parts.reduce(0) { $0 + self.height(of: $1, width: size.width) }
        return CGSize(width: size.width, height: min(height, size.height))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        plate.frame = bounds
        scrollView.frame = bounds
        var y: CGFloat = 0
        for part in parts {
            let height = height(of: part, width: bounds.width)
            part.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
            y += height
        }
        scrollView.contentSize = CGSize(width: bounds.width, height: y)
        scrollView.isScrollEnabled = y > bounds.height + 0.5
    }

    /// Highlights the row under a finger that came from outside, and no other.
    ///
    /// - Parameter point: in the window's coordinates; nil for no row.
    /// - Returns: the row, if it can be chosen.
    @discardableResult
    func track(_ point: CGPoint?) -> MenuRow? {
        let met = rows.first { row in
            guard let point, bounds.contains(convert(point, from: nil)) else { return false }
            return row.isEnabled && row.bounds.contains(row.convert(point, from: nil))
        }
        for row in rows { row.isHighlighted = row === met }
        return met
    }
}
