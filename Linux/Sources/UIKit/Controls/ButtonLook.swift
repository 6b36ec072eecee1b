/// What a button shows in a state: content, colours, room and corners.
@MainActor struct ButtonLook {
    var title: String?
    var image: UIImage?
    var font: UIFont
    var foreground: UIColor
    var background: UIColor?
    var contentAlpha: CGFloat = 1
    var insets = UIEdgeInsets.zero
    var placement = NSDirectionalRectEdge.leading
    var padding: CGFloat = 0
    var corner = Corner.radius(0)

    enum Corner {
        case radius(CGFloat)
        case capsule
    }
}

extension ButtonLook {
    /// Pressed contents of a configured button, by eye.
    private static let pressedAlpha: CGFloat = 0.75

    init(_ configuration: UIButton.Configuration, for button: UIButton) {
        let tint: UIColor = button.tintColor
        title = configuration.title
        image = configuration.image
        font = .preferredFont(forTextStyle: .body, compatibleWith: button.traitCollection)
        insets = configuration.contentInsets.resolved(rightToLeft: button.isMirrored)
        placement = configuration.imagePlacement
        padding = configuration.imagePadding
        contentAlpha = button.isHighlighted ? Self.pressedAlpha : 1
        let base = configuration.baseBackgroundColor
        switch configuration.style {
        case .plain:
            foreground = configuration.baseForegroundColor ?? tint
            background = base
        case .tinted:
            foreground = configuration.baseForegroundColor ?? tint
            background = (base ?? tint).withAlphaComponent(0.18)
        case .gray:
            foreground = configuration.baseForegroundColor ?? tint
            background = base ?? .tertiarySystemFill
        case .filled:
            foreground = configuration.baseForegroundColor ?? .white
            background = base ?? tint
        }
        if !button.isEnabled {
            foreground = .tertiaryLabel
            if background != nil { background = .tertiarySystemFill }
        }
        corner = Self.corner(configuration.cornerStyle, button)
    }

    /// The radii of the sizes aren't documented; these are iOS 17's by eye.
    private static func corner(_ style: UIButton.Configuration.CornerStyle, _ button: UIButton) -> Corner {
        switch style {
        case .fixed: return .radius(6)
        case .dynamic:
            return .radius(
                UIFontMetrics(forTextStyle: .body).scaledValue(for: 6, compatibleWith: button.traitCollection))
        case .small: return .radius(4)
        case .medium: return .radius(6)
        case .large: return .radius(10)
        case .capsule: return .capsule
        }
    }

    /// The look of a button without a configuration.
    init(classic button: UIButton) {
        let isSystem = button.buttonType == .system
        title = button.currentTitle
        image = button.currentImage
        if isSystem, let plain = image, plain.renderingMode == .automatic {
            image = plain.withRenderingMode(.alwaysTemplate)
        }
        font = button.classicFont
        foreground = button.currentTitleColor
        // iOS gives buttons some height of their own.
        insets = UIEdgeInsets(top: 6, left: 0, bottom: 6, right: 0)
        if image != nil, title == nil { insets = .zero }
        // Measured on iOS: the title of a pressed system button has a fifth of its opacity.
        if isSystem, button.isHighlighted { contentAlpha = 0.2 }
    }
}

extension UIView {
    var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}
