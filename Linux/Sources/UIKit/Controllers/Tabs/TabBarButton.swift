/// One item of a tab bar: a picture over a title, or beside it where the bar is low.
@MainActor
final class TabBarButton: UIControl {
    let item: UITabBarItem
    private let imageView = UIImageView()
    private let label = UILabel()
    private let badge = UILabel()
    var isChosen = false { didSet { update() } }
    var unselectedColor: UIColor? { didSet { update() } }

    init(item: UITabBarItem) {
        self.item = item
        super.init(frame: .zero)
        isAccessibilityElement = true
        badge.textColor = .white
        badge.textAlignment = .center
        badge.font = .systemFont(ofSize: 13)
        badge.clipsToBounds = true
        for view in [imageView, label, badge] { addSubview(view) }
        update()
    }

    required init?(coder: NSCoder) { nil }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        update()
    }

    func update() {
        // Known from iOS 11 to 18: unselected items are a middle grey.
        let grey = unselectedColor ?? UIColor(white: 0.573, alpha: 1)
        let color = !item.isEnabled ? UIColor.quaternaryLabel : isChosen ? tintColor ?? .systemBlue : grey
        let image = isChosen ? item.selectedImage ?? item.image : item.image
        imageView.image = image?.withRenderingMode(.alwaysTemplate)
        imageView.tintColor = color
        label.text = item.title
        label.textColor = color
        badge.text = item.badgeValue
        badge.isHidden = item.badgeValue == nil
        badge.backgroundColor = item.badgeColor ?? .systemRed
        isEnabled = item.isEnabled
        accessibilityLabel = item.accessibilityLabel ?? item.title
        accessibilityIdentifier = item.accessibilityIdentifier
        accessibilityValue = item.badgeValue
        accessibilityTraits = isChosen ? [.button, .selected] : .button
        if !item.isEnabled { accessibilityTraits.insert(.notEnabled) }
        showsLargeContentViewer = true
        largeContentTitle = item.title
        largeContentImage = item.image
        scalesLargeContentImage = true
        setNeedsLayout()
    }

    /// Known from iOS 11 to 18: the picture's middle about 18 points down, the title's about 41; 13 points beside it.
    override func layoutSubviews() {
        super.layoutSubviews()
        let isLow = traitCollection.verticalSizeClass == .compact
        label.font = .systemFont(ofSize: isLow ? 13 : 10, weight: .medium)
        let natural = imageView.image?.size ?? .zero
        let limit: CGFloat = isLow ? 18 : 25
        let scale = min(1, limit / max(natural.width, natural.height, 1))
        let size = CGSize(width: natural.width * scale, height: natural.height * scale)
        let text = label.sizeThatFits(bounds.size)
        let textSize = CGSize(width: min(text.width, bounds.width - 2), height: text.height)
        imageView.bounds.size = size
        label.bounds.size = textSize
        if isLow {
            let gap: CGFloat = size.width > 0 ? 6 : 0
            let left = (bounds.width - size.width - gap - textSize.width) / 2
            let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
            let imageX = left + size.width / 2
            let textX = left + size.width + gap + textSize.width / 2
            imageView.center = CGPoint(x: isMirrored ? bounds.width - imageX : imageX, y: bounds.midY)
            label.center = CGPoint(x: isMirrored ? bounds.width - textX : textX, y: bounds.midY)
        } else {
            imageView.center = CGPoint(x: bounds.midX, y: 18.5)
            label.center = CGPoint(x: bounds.midX, y: item.image == nil ? bounds.midY : 41)
        }
        layOutBadge()
    }

    private func layOutBadge() {
        let wish = badge.sizeThatFits(bounds.size)
        let isDot = item.badgeValue?.isEmpty == true
        let height: CGFloat = isDot ? 8 : 18
        let width = isDot ? 8 : max(18, wish.width + 10)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let dx = 4 + width / 2
        badge.bounds.size = CGSize(width: width, height: height)
        badge.center = CGPoint(x: imageView.center.x + (isMirrored ? -dx : dx), y: imageView.center.y - 8)
        badge.layer.cornerRadius = height / 2
    }
}
