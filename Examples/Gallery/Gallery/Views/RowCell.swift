import UIKit

/// A row with something in front of a title, a subtitle and a caption, each as high as its text.
class RowCell: UITableViewCell {
    /// What stands before the texts, or after them.
    struct Lead {
        let view: UIView
        let size: CGSize
        let gap: CGFloat

        init(_ view: UIView, _ size: CGSize, gap: CGFloat) {
            self.view = view
            self.size = size
            self.gap = gap
        }
    }

    let titleLabel = UILabel(style: .body)
    let subtitleLabel = UILabel(style: .subheadline, color: .secondaryLabel)
    let captionLabel = UILabel(style: .caption1, color: .secondaryLabel)

    /// What stands before the texts.
    var lead: Lead? {
        didSet { replace(oldValue, with: lead) }
    }

    /// What stands after the texts.
    var trail: Lead? {
        didSet { replace(oldValue, with: trail) }
    }

    private var labels: [UILabel] { [titleLabel, subtitleLabel, captionLabel] }
    private static let margin: CGFloat = 16
    private static let padding: CGFloat = 10
    private static let lineGap: CGFloat = 2

    required override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        labels.forEach(contentView.addSubview)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// A cell of this class that is not in use, or a new one.
    static func dequeue(from table: UITableView) -> Self {
        let identifier = String(describing: self)
        return table.dequeueReusableCell(withIdentifier: identifier) as? Self
            ?? Self(style: .default, reuseIdentifier: identifier)
    }

    private func replace(_ old: Lead?, with new: Lead?) {
        guard old?.view !== new?.view else { return setNeedsLayout() }
        old?.view.removeFromSuperview()
        if let new { contentView.addSubview(new.view) }
        setNeedsLayout()
    }

    private var textStart: CGFloat { Self.margin + (lead.map { $0.size.width + $0.gap } ?? 0) }

    private func textWidth(in width: CGFloat) -> CGFloat {
        let end = trail.map { $0.size.width + $0.gap } ?? 0
        let margin = hasAccessory ? Self.margin / 2 : Self.margin
        return max(0, width - textStart - end - margin)
    }

    private var hasAccessory: Bool { accessoryView != nil || accessoryType != .none }

    /// What the accessory takes of the row's width, the margin behind it included.
    private var accessoryWidth: CGFloat {
        if let accessoryView { return accessoryView.bounds.width + Self.margin }
        return accessoryType == .none ? 0 : Self.margin + 12
    }

    private var shownLabels: [UILabel] { labels.filter { $0.text?.isEmpty == false } }

    private func heights(in width: CGFloat) -> [CGFloat] {
        shownLabels.map { $0.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height }
    }

    private static func sum(_ heights: [CGFloat]) -> CGFloat {
        heights.reduce(0, +) + CGFloat(max(0, heights.count - 1)) * lineGap
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let text = Self.sum(heights(in: textWidth(in: size.width - accessoryWidth)))
        let content = max(text, lead?.size.height ?? 0, trail?.size.height ?? 0)
        return CGSize(width: size.width, height: max(44, content + 2 * Self.padding).rounded(.up))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let area = contentView.bounds
        let width = textWidth(in: area.width)
        let heights = heights(in: width)
        var y = max(Self.padding, (area.height - Self.sum(heights)) / 2)
        for (label, height) in zip(shownLabels, heights) {
            place(label, CGRect(x: textStart, y: y, width: width, height: height))
            y += height + Self.lineGap
        }
        for label in labels { label.isHidden = label.text?.isEmpty != false }
        if let lead { place(lead, x: Self.margin) }
        if let trail { place(trail, x: area.width - Self.margin - trail.size.width) }
        // Setting it lays out again, so only a new one is set.
        let inset = UIEdgeInsets(top: 0, left: textStart, bottom: 0, right: 0)
        if separatorInset != inset { separatorInset = inset }
    }

    private func place(_ lead: Lead, x: CGFloat) {
        let isTall = contentView.bounds.height > lead.size.height + 3 * Self.padding
        let y = isTall && lead.size.height > 40 ? Self.padding + 2 : (contentView.bounds.height - lead.size.height) / 2
        place(lead.view, CGRect(origin: CGPoint(x: x, y: y), size: lead.size))
    }

    private func place(_ view: UIView, _ frame: CGRect) {
        view.frame = frame.mirrored(in: contentView)
    }
}
