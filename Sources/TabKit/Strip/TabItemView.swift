import UIKit

/// The view of one tab in sight: image, title and badge, in colours between normal and selected.
@MainActor final class TabItemView: UIControl {
    private(set) var id: AnyHashable?
    let imageView = TabIconView()
    let label = UILabel()
    let badgeView = TabBadgeView()

    private(set) var item: TabItem?
    private(set) var style = TabStripStyle.fixed
    private let motion = TabIconMotion()
    private var fonts: (normal: UIFont, selected: UIFont)?
    private var sides: (leading: CGFloat, trailing: CGFloat) = (0, 0)
    private var titleSpan: StripSpan?
    private var isTitleTruncated = false
    private var selectedness = -1.0

    override init(frame: CGRect) {
        super.init(frame: frame)
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
                self.item?.customView?.alpha = alpha
            }
        }
    }

    /// Shows a tab, in this style.
    func configure(_ item: TabItem, measure: TabMeasure) {
        motion.stop()
        if id == item.id, let old = self.item?.customView, old !== item.customView { old.removeFromSuperview() }
        id = item.id
        self.item = item
        style = measure.style
        showCustomView()
        fonts = (measure.font, measure.selectedFont)
        sides = measure.sides(of: item)
        isEnabled = item.isEnabled
        label.text = item.title
        badgeView.badge = item.badge
        updateLongPress()
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
        let isChange = self.isSelected != isSelected
        if isChange { self.isSelected = isSelected }
        if isChange || selectedness != self.selectedness {
            (item?.customView as? any TabStateReceiving)?.tabDidChange(
                to: TabState(selectedness: selectedness, isSelected: isSelected, isEnabled: isEnabled))
        }
        guard selectedness != self.selectedness || isChange && item?.animation?.isMorph == true else { return }
        let isNew = self.selectedness < 0
        self.selectedness = selectedness
        paint(isNew: isNew)
    }

    func tintChanged() { if item != nil { paint() } }

    /// Has the image, or what is in its place, do what it does when the tab is selected.
    func animate() {
        guard let item, let animation = item.animation, !animation.isMorph else { return }
        layoutIfNeeded()
        motion.run(animation, on: item.customView ?? imageView)
    }

    /// The view is shown for another tab from now on.
    func retire() {
        motion.stop()
        imageView.finish()
        if let view = item?.customView, view.superview === self { view.removeFromSuperview() }
    }

    private func paint(isNew: Bool = false) {
        guard let item else { return }
        let isMostlySelected = selectedness > 0.5
        label.font = isMostlySelected ? fonts?.selected : fonts?.normal
        label.textColor = color(style.titleColor)
        imageView.tintColor = color(style.imageColor ?? style.titleColor)
        if let animation = item.animation, animation.isMorph, let selected = item.selectedImage {
            imageView.show(
                normal: template(item.image), selected: template(selected), isSelected: isSelected,
                animation: isNew ? nil : animation)
        } else {
            imageView.show(template(isMostlySelected ? item.selectedImage ?? item.image : item.image))
        }
    }

    private func template(_ image: UIImage?) -> UIImage? {
        image.map { $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0 }
    }

    private func color(_ colors: TabStripStyle.StateColor) -> UIColor {
        if let locked = item?.lockedColor { return locked }
        guard isEnabled else { return colors.disabled }
        let selected = colors.selected ?? tintColor ?? colors.normal
        return colors.normal.interpolated(to: selected, selectedness)
    }

    // MARK: Touches

    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let menu = item?.menu else { return nil }
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in menu }
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let met = super.hitTest(point, with: event) else { return nil }
        // Of the app's own view, only controls take touches for themselves.
        return met is UIControl ? met : self
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        let title = titleSpan.map { CGRect(x: $0.x, y: 0, width: $0.width, height: bounds.height) } ?? bounds
        switch style.imagePlacement {
        case .leading: layOutBeside(title)
        case .top, .automatic: layOutStacked(title)
        }
        layOutRaised()
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
        // A raised tab with a title has it where the others have theirs.
        let isRaised = item?.height.map { $0.isFinite && $0 > style.height } ?? false
        let middle = isRaised && item?.title.isEmpty == false ? bounds.height - style.height / 2 : bounds.midY
        label.frame = drawn(title).offsetBy(dx: 0, dy: middle - bounds.midY)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let side = style.imageSize
        let gap = item?.title.isEmpty == true ? -side : style.imagePadding
        let imageX = isRightToLeft ? title.maxX + gap : title.minX - gap - side
        let centerX = item?.title.isEmpty == true ? title.midX + (isRightToLeft ? 1 : -1) * side / 2 : nil
        imageView.frame = CGRect(
            x: centerX.map { $0 - side / 2 } ?? imageX, y: middle - side / 2, width: side, height: side)
        imageView.isHidden = item?.image == nil || item?.customView != nil
        if style.putsBadgesOnImages { return layOutBadgeOnImage() }
        let badge = badgeView.sizeThatFits(bounds.size)
        let badgeX = isRightToLeft ? title.minX - 6 - badge.width : title.maxX + 6
        badgeView.frame = CGRect(
            x: badgeX, y: middle - badge.height / 2, width: badge.width, height: badge.height)
    }

    private func layOutStacked(_ title: CGRect) {
        let line = item?.title.isEmpty == true ? 0 : (label.font ?? style.font).lineHeight
        let side = item?.image == nil ? 0 : style.imageSize
        let gap = line > 0 && side > 0 ? style.imagePadding : 0
        let top = (bounds.height - line - gap - side) / 2 + style.verticalOffset
        imageView.isHidden = side == 0 || item?.customView != nil
        imageView.frame = CGRect(x: bounds.midX - side / 2, y: top, width: side, height: side)
        let drawn = drawn(title)
        label.frame = CGRect(x: drawn.minX, y: top + side + gap, width: drawn.width, height: line)
        layOutBadgeOnImage()
    }

    /// At the image's upper trailing corner, and inside the tab: a long text goes on towards the middle.
    func layOutBadgeOnImage() {
        let beside = CGRect(x: label.frame.maxX, y: bounds.midY - 12, width: 0, height: 0)
        let image = imageView.isHidden ? beside : imageView.frame
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        // A dot touches the corner; a number lies over it, as far as that of a tab bar.
        let overlap: CGFloat = item?.badge == .dot ? 4 : 9
        let room = overlap + (isRightToLeft ? image.minX : bounds.width - image.maxX)
        let limit = min(max(room, 44), max(bounds.width, 0))
        let badge = badgeView.sizeThatFits(CGSize(width: limit, height: bounds.height))
        let anchor = isRightToLeft ? image.minX - badge.width + overlap : image.maxX - overlap
        badgeView.frame = CGRect(
            x: min(max(anchor, 0), max(bounds.width - badge.width, 0)), y: max(1, image.minY - 4), width: badge.width,
            height: badge.height)
    }
}
