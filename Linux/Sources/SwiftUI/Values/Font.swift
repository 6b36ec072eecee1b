/// A font, found where it is used: there the text size is known.
public struct Font: Hashable, Sendable {
    private enum Base: Hashable, Sendable {
        case style(TextStyle)
        case size(CGFloat)
        case fixed(UIFont)
    }

    private var base: Base
    private var weight: Weight?
    private var isItalic = false
    private var hasMonospacedDigits = false

    private init(_ base: Base) {
        self.base = base
    }

    /// What a text is for; its size follows the one that the person chose.
    public enum TextStyle: CaseIterable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2

        var uiStyle: UIFont.TextStyle {
            switch self {
            case .largeTitle: .largeTitle
            case .title: .title1
            case .title2: .title2
            case .title3: .title3
            case .headline: .headline
            case .subheadline: .subheadline
            case .body: .body
            case .callout: .callout
            case .footnote: .footnote
            case .caption: .caption1
            case .caption2: .caption2
            }
        }
    }

    /// How heavy the letters are.
    public struct Weight: Hashable, Sendable {
        let value: CGFloat

        public static let ultraLight = Weight(value: UIFont.Weight.ultraLight.rawValue)
        public static let thin = Weight(value: UIFont.Weight.thin.rawValue)
        public static let light = Weight(value: UIFont.Weight.light.rawValue)
        public static let regular = Weight(value: UIFont.Weight.regular.rawValue)
        public static let medium = Weight(value: UIFont.Weight.medium.rawValue)
        public static let semibold = Weight(value: UIFont.Weight.semibold.rawValue)
        public static let bold = Weight(value: UIFont.Weight.bold.rawValue)
        public static let heavy = Weight(value: UIFont.Weight.heavy.rawValue)
        public static let black = Weight(value: UIFont.Weight.black.rawValue)
    }

    /// The family of a font. DEVIATION: there is one.
    public enum Design: Hashable, Sendable {
        case `default`
    }

    public static let largeTitle = Font(.style(.largeTitle))
    public static let title = Font(.style(.title))
    public static let title2 = Font(.style(.title2))
    public static let title3 = Font(.style(.title3))
    public static let headline = Font(.style(.headline))
    public static let subheadline = Font(.style(.subheadline))
    public static let body = Font(.style(.body))
    public static let callout = Font(.style(.callout))
    public static let footnote = Font(.style(.footnote))
    public static let caption = Font(.style(.caption))
    public static let caption2 = Font(.style(.caption2))

    /// The system's font in a size of points, whatever text size the person chose.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        var font = Font(.size(size))
        font.weight = weight
        return font
    }

    /// The system's font for a kind of text.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        var font = Font(.style(style))
        font.weight = weight
        return font
    }

    /// A font of UIKit.
    public init(_ font: UIFont) {
        self.init(.fixed(font))
    }

    /// The font, lighter or heavier.
    public func weight(_ weight: Weight) -> Font {
        var font = self
        font.weight = weight
        return font
    }

    /// The font, bold.
    public func bold() -> Font { weight(.bold) }

    /// The font, slanted.
    public func italic() -> Font {
        var font = self
        font.isItalic = true
        return font
    }

    /// The font, with digits of the same width.
    public func monospacedDigit() -> Font {
        var font = self
        font.hasMonospacedDigits = true
        return font
    }

    func uiFont(for size: DynamicTypeSize) -> UIFont {
        let traits = UITraitCollection(preferredContentSizeCategory: size.category)
        let plain: UIFont =
            switch base {
            case .style(let style): .preferredFont(forTextStyle: style.uiStyle, compatibleWith: traits)
            case .size(let size): .systemFont(ofSize: size)
            case .fixed(let font): font
            }
        guard weight != nil || hasMonospacedDigits || isItalic else { return plain }
        return styled(plain)
    }

    private func styled(_ plain: UIFont) -> UIFont {
        let weight = weight.map { UIFont.Weight(rawValue: $0.value) }
        if isItalic { return .italicSystemFont(ofSize: plain.pointSize) }
        if hasMonospacedDigits {
            return .monospacedDigitSystemFont(ofSize: plain.pointSize, weight: weight ?? .regular)
        }
        return .systemFont(ofSize: plain.pointSize, weight: weight ?? .regular)
    }
}
