/// A colour; as a view, it fills what it is given.
public struct Color: Hashable, Sendable {
    /// Nil is the tint of where the colour is used.
    private let base: UIColor?
    private var opacity = 1.0

    /// A colour of UIKit.
    public init(uiColor: UIColor) {
        base = uiColor
    }

    public init(_ color: UIColor) {
        base = color
    }

    private init() {
        base = nil
    }

    /// What the parts of a colour mean.
    public enum RGBColorSpace: Hashable, Sendable {
        case sRGB, sRGBLinear, displayP3
    }

    /// A colour by its parts, each from 0 to 1. DEVIATION: every space counts as sRGB, as the screen is one.
    public init(
        _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) {
        base = UIColor(red: red, green: green, blue: blue, alpha: opacity)
    }

    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        base = UIColor(white: white, alpha: opacity)
    }

    public static let clear = Color(uiColor: .clear)
    public static let black = Color(uiColor: .black)
    public static let white = Color(uiColor: .white)
    public static let gray = Color(uiColor: .systemGray)
    public static let red = Color(uiColor: .systemRed)
    public static let green = Color(uiColor: .systemGreen)
    public static let blue = Color(uiColor: .systemBlue)
    public static let orange = Color(uiColor: .systemOrange)
    public static let yellow = Color(uiColor: .systemYellow)
    public static let pink = Color(uiColor: .systemPink)
    public static let purple = Color(uiColor: .systemPurple)
    public static let teal = Color(uiColor: .systemTeal)
    public static let indigo = Color(uiColor: .systemIndigo)
    public static let mint = Color(uiColor: .systemMint)
    public static let cyan = Color(uiColor: .systemCyan)
    public static let brown = Color(uiColor: .systemBrown)
    public static let primary = Color(uiColor: .label)
    public static let secondary = Color(uiColor: .secondaryLabel)

    /// The colour of what can be touched, as `tint(_:)` has set it.
    // swift-format-ignore: DontRepeatTypeInStaticProperties
    public static let accentColor = Color()

    /// The colour, as much less opaque as is said: 1 leaves it.
    public func opacity(_ opacity: Double) -> Color {
        var color = self
        color.opacity *= opacity
        return color
    }

    func uiColor(in environment: EnvironmentValues) -> UIColor {
        let base = base ?? environment.tintColor
        guard opacity != 1 else { return base }
        return base.withAlphaComponent(base.cgColor.alpha * opacity)
    }
}

extension UIColor {
    /// The colour of UIKit that a colour is. Equal colours give equal ones.
    public convenience init(_ color: Color) {
        self.init(same: color.uiColor(in: EnvironmentValues()))
    }
}

extension Color: LeafView {
    public typealias Body = Never

    func makeItem(_ graph: ViewGraph) -> ViewItem<UIView> { ViewItem(UIView(), graph) }

    func update(_ item: ViewItem<UIView>, in environment: EnvironmentValues) {
        item.view.backgroundColor = uiColor(in: environment)
        item.view.isUserInteractionEnabled = false
    }
}
