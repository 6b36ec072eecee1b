import UIKit

/// The view of one tab in sight: image, title and badge, in colours between normal and selected.
@MainActor final class TabItemView: UIControl {
    private(set) var id: AnyHashable?
    private let imageView = UIImageView()
    private let label = UILabel()
    private let badgeView = TabBadgeView()

    private var item: TabItem?
    private var style = TabStripStyle.fixed
    private var fonts: (normal: UIFont, selected: UIFont)?
    private var sides: (leading: CGFloat, trailing: CGFloat) = (0, 0)
    private var titleSpan: StripSpan?
    private var isTitleTruncated = false
    private var selectedness = -1.0

    override init(frame: CGRect) {
        super.init(frame: frame)
        imageView.contentMode = .scaleAspectFit
        label.textAlignment = .center
        for view in [imageView, label, badgeView] { addSubview(view) }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override var isHighlighted: Bool {
        didSet {
            guard isHighlighted != oldValue else { return }
            let alpha: CGFloat = isHighlighted ? 0.4 : 1
            UIView.animate(withDuration: isHighlighted ? 0 : 0.25, delay: 0, options: .allowUserInteraction) {
                self.label.alpha = alpha
                self.imageView.alpha = alpha
            }
        }
    }

    /// Shows a tab, in this style.
    func configure(_ item: TabItem, style: TabStripStyle, measure: TabMeasure) {
        id = item.id
        self.item = item
        self.style = style
        fonts = (measure.font, measure.selectedFont)
        sides = measure.sides(of: item)
        isEnabled = item.isEnabled
        label.text = item.title
        badgeView.badge = item.badge
        selectedness = -1
        setNeedsLayout()
    }

    /// Shows how far the tab is selected.
    func show(selectedness: Double, isSelected: Bool, label span: StripLabel?) {
        if span?.span != titleSpan {
            titleSpan = span?.span
            isTitleTruncated = span?.isTruncated ?? false
            setNeedsLayout()
        }
        if self.isSelected != isSelected { self.isSelected = isSelected }
        guard selectedness != self.selectedness else { return }
        self.selectedness = selectedness
        paint()
    }

    func tintChanged() { if item != nil { paint() } }

    private func paint() {
        guard let item else { return }
        let isMostlySelected = selectedness > 0.5
        label.font = isMostlySelected ? fonts?.selected : fonts?.normal
        label.textColor = color(style.titleColor)
        imageView.tintColor = color(style.imageColor ?? style.titleColor)
        let image = isMostlySelected ? item.selectedImage ?? item.image : item.image
        let template = image.map { $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0 }
        if imageView.image != template { imageView.image = template }
    }

    private func color(_ colors: TabStripStyle.StateColor) -> UIColor {
        guard isEnabled else { return colors.disabled }
        let selected = colors.selected ?? tintColor ?? colors.normal
        return colors.normal.interpolated(to: selected, selectedness)
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        let title = titleSpan.map { CGRect(x: $0.x, y: 0, width: $0.width, height: bounds.height) } ?? bounds
        switch style.imagePlacement {
        case .leading: layOutBeside(title)
        case .top: layOutStacked(title)
        }
    }

    /// Where a title is drawn that belongs there.
    ///
    /// In the middle of a movement the font changes at once, while the title's place changes evenly: for a moment the
    /// title may be wider than that. Half a point of slack beside it, so that rounding to pixels truncates no title.
    private func drawn(_ title: CGRect) -> CGRect {
        var excess: CGFloat = 0
        if !isTitleTruncated, let fonts, fonts.normal != fonts.selected {
            let unlimited = CGSize(width: CGFloat.greatestFiniteMagnitude, height: bounds.height)
            excess = max(0, label.sizeThatFits(unlimited).width - title.width)
        }
        return title.insetBy(dx: -excess / 2 - 0.5, dy: 0)
    }

    private func layOutBeside(_ title: CGRect) {
        label.frame = drawn(title)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let side = style.imageSize
        let gap = item?.title.isEmpty == true ? -side : style.imagePadding
        let imageX = isRightToLeft ? title.maxX + gap : title.minX - gap - side
        let centerX = item?.title.isEmpty == true ? title.midX + (isRightToLeft ? 1 : -1) * side / 2 : nil
        imageView.frame = CGRect(
            x: centerX.map { $0 - side / 2 } ?? imageX, y: (bounds.height - side) / 2, width: side, height: side)
        imageView.isHidden = item?.image == nil
        let badge = badgeView.sizeThatFits(bounds.size)
        let badgeX = isRightToLeft ? title.minX - 6 - badge.width : title.maxX + 6
        badgeView.frame = CGRect(
            x: badgeX, y: (bounds.height - badge.height) / 2, width: badge.width, height: badge.height)
    }

    private func layOutStacked(_ title: CGRect) {
        let line = item?.title.isEmpty == true ? 0 : (label.font ?? style.font).lineHeight
        let side = item?.image == nil ? 0 : style.imageSize
        let gap = line > 0 && side > 0 ? style.imagePadding : 0
        let top = (bounds.height - line - gap - side) / 2
        imageView.isHidden = side == 0
        imageView.frame = CGRect(x: bounds.midX - side / 2, y: top, width: side, height: side)
        let drawn = drawn(title)
        label.frame = CGRect(x: drawn.minX, y: top + side + gap, width: drawn.width, height: line)
        let badge = badgeView.sizeThatFits(CGSize(width: bounds.width / 2, height: bounds.height))
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let anchor = isRightToLeft ? imageView.frame.minX - badge.width + 6 : imageView.frame.maxX - 6
        badgeView.frame = CGRect(
            x: min(max(anchor, 0), bounds.width - badge.width), y: max(0, top - 4), width: badge.width,
            height: badge.height)
    }
}
