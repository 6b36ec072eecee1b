/// How a visual effect view changes what lies behind it.
open class UIVisualEffect: NSObject, @unchecked Sendable {}

/// A blur with a tint.
///
// DEVIATION: what lies behind shines through the material's colour unblurred.
public final class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
    /// The materials of the system, which follow light and dark.
    public enum Style: Int, Sendable {
        case systemUltraThinMaterial = 6
        case systemThinMaterial = 7
        case systemMaterial = 8
        case systemThickMaterial = 9
        case systemChromeMaterial = 10
    }

    private let style: Style

    /// Makes the effect of a material.
    public init(style: Style) { self.style = style }

    /// Known from iOS: materials are nearly white or nearly black, and bars have the most opaque one.
    var fill: UIColor {
        let opacity: CGFloat =
            switch style {
            case .systemUltraThinMaterial: 0.55
            case .systemThinMaterial: 0.7
            case .systemMaterial: 0.82
            case .systemThickMaterial: 0.9
            case .systemChromeMaterial: 0.94
            }
        return UIColor { traits in
            UIColor(white: traits.userInterfaceStyle == .dark ? 0.114 : 0.976, alpha: opacity)
        }
    }
}

/// A view that shows what lies behind it through an effect.
open class UIVisualEffectView: UIView {
    /// The view for what lies over the effect.
    public let contentView = UIView()

    /// The effect; nil for none.
    open var effect: UIVisualEffect? {
        didSet { showEffect() }
    }

    /// Makes a view with an effect.
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
        showEffect()
    }

    private func showEffect() { backgroundColor = (effect as? UIBlurEffect)?.fill }
}
