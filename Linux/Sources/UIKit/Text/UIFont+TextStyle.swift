extension UIFont {
    /// A role of text, which has a size for each of the sizes that a person can choose.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
    }

    /// The font of a text style at the size in `UITraitCollection.current`.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// The font of a text style at the size that the traits name.
    public static func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let category = Self.category(of: traitCollection)
        let table = DynamicTypeTable.of(style)
        return UIFont(
            face: Face(size: table.pointSize(in: category), weight: table.weight),
            linePitch: table.leading(in: category),
            scaling: .textStyle(style))
    }

    /// The category to use for traits that may not name one.
    static func category(of traits: UITraitCollection?) -> UIContentSizeCategory {
        let named = (traits ?? .current).preferredContentSizeCategory
        if named.index != nil { return named }
        let current = UITraitCollection.current.preferredContentSizeCategory
        return current.index != nil ? current : .large
    }
}
