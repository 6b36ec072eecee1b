/// The content of a usual row or header: a picture, a text and a second text.
public struct UIListContentConfiguration: UIContentConfiguration {
    /// How a text looks.
    public struct TextProperties: Sendable {
        /// What happens to the letters.
        public enum TextTransform: Int, Sendable {
            case none = 0
            case uppercase = 1
            case lowercase = 2
            case capitalized = 3
        }

        public var font: UIFont
        public var color: UIColor
        public var numberOfLines = 0
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        public var transform = TextTransform.none

        func apply(to text: String) -> String {
            switch transform {
            case .none: text
            case .uppercase: text.uppercased()
            case .lowercase: text.lowercased()
            case .capitalized: text.capitalized
            }
        }
    }

    /// How the picture looks.
    public struct ImageProperties: Sendable {
        /// The colour of template pictures; nil takes the tint.
        public var tintColor: UIColor?
        /// The largest size; 0 stands for no limit.
        public var maximumSize = CGSize.zero
        /// The corners' radius.
        public var cornerRadius: CGFloat = 0
        /// The room kept for the picture, so that texts stand below each other; 0 for the picture's own.
        public var reservedLayoutSize = CGSize.zero
    }

    public var image: UIImage?
    public var imageProperties = ImageProperties()
    public var text: String?
    public var textProperties: TextProperties
    public var secondaryText: String?
    public var secondaryTextProperties: TextProperties
    /// Whether the second text stands at the end of the line while there is room.
    public var prefersSideBySideTextAndSecondaryText = false
    public var directionalLayoutMargins: NSDirectionalEdgeInsets
    public var imageToTextPadding: CGFloat = 16
    public var textToSecondaryTextHorizontalPadding: CGFloat = 6
    public var textToSecondaryTextVerticalPadding: CGFloat = 3

    private init(
        font: UIFont, color: UIColor, secondaryFont: UIFont, secondaryColor: UIColor, margins: NSDirectionalEdgeInsets
    ) {
        textProperties = TextProperties(font: font, color: color)
        secondaryTextProperties = TextProperties(font: secondaryFont, color: secondaryColor)
        directionalLayoutMargins = margins
    }

    private static let cellMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)

    /// A text, with the second one below it.
    public static func cell() -> UIListContentConfiguration {
        UIListContentConfiguration(
            font: .preferredFont(forTextStyle: .body), color: .label,
            secondaryFont: .preferredFont(forTextStyle: .subheadline), secondaryColor: .secondaryLabel,
            margins: cellMargins)
    }

    /// A text with a small second one below it.
    public static func subtitleCell() -> UIListContentConfiguration {
        UIListContentConfiguration(
            font: .preferredFont(forTextStyle: .body), color: .label,
            secondaryFont: .preferredFont(forTextStyle: .caption1), secondaryColor: .label, margins: cellMargins)
    }

    /// A text with a value at the end of the line.
    public static func valueCell() -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration(
            font: .preferredFont(forTextStyle: .body), color: .label,
            secondaryFont: .preferredFont(forTextStyle: .body), secondaryColor: .secondaryLabel, margins: cellMargins)
        configuration.prefersSideBySideTextAndSecondaryText = true
        return configuration
    }

    /// The header of a section in a plain table.
    public static func plainHeader() -> UIListContentConfiguration {
        UIListContentConfiguration(
            font: .preferredFont(forTextStyle: .headline), color: .label,
            secondaryFont: .preferredFont(forTextStyle: .subheadline), secondaryColor: .secondaryLabel,
            margins: NSDirectionalEdgeInsets(top: 4, leading: 16, bottom: 4, trailing: 8))
    }

    /// The footer of a section in a plain table.
    public static func plainFooter() -> UIListContentConfiguration {
        UIListContentConfiguration(
            font: .preferredFont(forTextStyle: .footnote), color: .secondaryLabel,
            secondaryFont: .preferredFont(forTextStyle: .footnote), secondaryColor: .secondaryLabel,
            margins: NSDirectionalEdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 8))
    }

    /// The header of a section in a grouped table: small capitals.
    public static func groupedHeader() -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration(
            font: .preferredFont(forTextStyle: .footnote), color: .secondaryLabel,
            secondaryFont: .preferredFont(forTextStyle: .footnote), secondaryColor: .secondaryLabel,
            margins: NSDirectionalEdgeInsets(top: 15, leading: 16, bottom: 7, trailing: 16))
        configuration.textProperties.transform = .uppercase
        return configuration
    }

    /// The footer of a section in a grouped table.
    public static func groupedFooter() -> UIListContentConfiguration {
        UIListContentConfiguration(
            font: .preferredFont(forTextStyle: .footnote), color: .secondaryLabel,
            secondaryFont: .preferredFont(forTextStyle: .footnote), secondaryColor: .secondaryLabel,
            margins: NSDirectionalEdgeInsets(top: 7, leading: 16, bottom: 7, trailing: 16))
    }

    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

    /// A disabled cell's text is pale.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
        guard let state = state as? UICellConfigurationState, state.isDisabled else { return self }
        var configuration = self
        configuration.textProperties.color = .tertiaryLabel
        configuration.secondaryTextProperties.color = .tertiaryLabel
        return configuration
    }
}
