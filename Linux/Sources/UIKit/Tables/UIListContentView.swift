/// Shows a list content configuration.
@MainActor
open class UIListContentView: UIView, UIContentView {
    private let imageView = UIImageView()
    private let label = UILabel()
    private let secondaryLabel = UILabel()
    private var current: UIListContentConfiguration

    public init(configuration: UIListContentConfiguration) {
        current = configuration
        super.init(frame: .zero)
        for view in [imageView, label, secondaryLabel] { addSubview(view) }
        show()
    }

    public required init?(coder: NSCoder) { nil }

    /// What is shown; anything but a list content configuration is refused.
    open var configuration: any UIContentConfiguration {
        get { current }
        set {
            guard let configuration = newValue as? UIListContentConfiguration else {
                assertionFailure("a list content view shows list content configurations")
                return
            }
            current = configuration
            show()
        }
    }

    private func show() {
        imageView.image = current.image
        imageView.isHidden = current.image == nil
        imageView.contentMode = .scaleAspectFit
        imageView.tintColor = current.imageProperties.tintColor
        imageView.layer.cornerRadius = current.imageProperties.cornerRadius
        imageView.clipsToBounds = current.imageProperties.cornerRadius > 0
        show(current.text, current.textProperties, in: label)
        show(current.secondaryText, current.secondaryTextProperties, in: secondaryLabel)
        setNeedsLayout()
    }

    private func show(
        _ text: String?, _ properties: UIListContentConfiguration.TextProperties, in label: UILabel
    ) {
        label.text = text.map { properties.apply(to: $0) }
        label.font = properties.font
        label.adjustsFontForContentSizeCategory = true
        label.textColor = properties.color
        label.numberOfLines = properties.numberOfLines
        label.lineBreakMode = properties.lineBreakMode
        label.isHidden = text?.isEmpty ?? true
    }

    /// Where the text begins, for separators.
    var textInset: CGFloat {
        let margin = current.directionalLayoutMargins.leading
        return current.image == nil ? margin : margin + imageSize.width + current.imageToTextPadding
    }

    private var imageSize: CGSize {
        guard var size = current.image?.size else { return .zero }
        let limit = current.imageProperties.maximumSize
        let scale = min(
            limit.width > 0 ? limit.width / max(size.width, 1) : 1,
            limit.height > 0 ? limit.height / max(size.height, 1) : 1, 1)
        size = CGSize(width: size.width * scale, height: size.height * scale)
        let reserved = current.imageProperties.reservedLayoutSize
        return CGSize(width: max(size.width, reserved.width), height: max(size.height, reserved.height))
    }

    private struct Plan {
        var text = CGRect.zero
        var secondary = CGRect.zero
        var height: CGFloat = 0
    }

    /// Frames in a left-to-right layout, with the texts from y = 0.
    private func plan(width: CGFloat) -> Plan {
        let room = max(0, width - textInset - current.directionalLayoutMargins.trailing)
        let unbounded = CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
        let both = !label.isHidden && !secondaryLabel.isHidden
        if both, current.prefersSideBySideTextAndSecondaryText {
            let (first, second) = (label.sizeThatFits(unbounded), secondaryLabel.sizeThatFits(unbounded))
            if first.width + current.textToSecondaryTextHorizontalPadding + second.width <= room {
                let height = max(first.height, second.height)
                return Plan(
                    text: CGRect(origin: CGPoint(x: textInset, y: (height - first.height) / 2), size: first),
                    secondary: CGRect(
                        origin: CGPoint(x: textInset + room - second.width, y: (height - second.height) / 2),
                        size: second),
                    height: height)
            }
        }
        let limit = CGSize(width: room, height: CGFloat.greatestFiniteMagnitude)
        var plan = Plan()
        if !label.isHidden {
            plan.text = CGRect(x: textInset, y: 0, width: room, height: label.sizeThatFits(limit).height)
            plan.height = plan.text.maxY
        }
        if !secondaryLabel.isHidden {
            let gap = both ? current.textToSecondaryTextVerticalPadding : 0
            plan.secondary = CGRect(
                x: textInset, y: plan.height + gap, width: room, height: secondaryLabel.sizeThatFits(limit).height)
            plan.height = plan.secondary.maxY
        }
        return plan
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let margins = current.directionalLayoutMargins
        let inner = max(plan(width: size.width).height, imageSize.height)
        return CGSize(width: size.width, height: inner + margins.top + margins.bottom)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let margins = current.directionalLayoutMargins
        let plan = plan(width: bounds.width)
        let room = bounds.height - margins.top - margins.bottom
        let top = margins.top + (room - plan.height) / 2
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let place = { (view: UIView, frame: CGRect) in
            var frame = frame
            if isMirrored { frame.origin.x = self.bounds.width - frame.maxX }
            view.frame = frame
        }
        place(label, plan.text.offsetBy(dx: 0, dy: top))
        place(secondaryLabel, plan.secondary.offsetBy(dx: 0, dy: top))
        let image = imageSize
        place(
            imageView,
            CGRect(
                x: margins.leading, y: margins.top + (room - image.height) / 2, width: image.width,
                height: image.height))
    }
}
