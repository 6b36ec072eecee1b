/// Lines of text.
public struct Text: Equatable, Sendable {
    let content: String
    private var font: Font?
    private var weight: Font.Weight?
    private var color: Color?

    /// A text that is shown as it is.
    public init<S: StringProtocol>(_ content: S) {
        self.content = String(content)
    }

    /// A text that is shown as it is.
    public init(verbatim content: String) {
        self.content = content
    }

    /// A text that is looked up in the app's strings. DEVIATION: there are none here, so the key is shown.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        content = key.text
    }

    /// What the text says.
    var plainText: String { content }

    /// The text in a font; nil is that of where it is.
    public func font(_ font: Font?) -> Text { changing { $0.font = font } }
    /// The text, lighter or heavier.
    public func fontWeight(_ weight: Font.Weight?) -> Text { changing { $0.weight = weight } }
    /// The text, bold.
    public func bold() -> Text { fontWeight(.bold) }
    /// The text in a colour; nil is that of where it is.
    public func foregroundColor(_ color: Color?) -> Text { changing { $0.color = color } }

    /// What becomes of the letters of texts.
    public enum Case: Hashable, Sendable {
        case uppercase, lowercase
    }

    private func text(_ textCase: Case?) -> String {
        switch textCase {
        case .uppercase: content.uppercased()
        case .lowercase: content.lowercased()
        case nil: content
        }
    }

    private func changing(_ change: (inout Text) -> Void) -> Text {
        var text = self
        change(&text)
        return text
    }
}

extension Text: LeafView {
    public typealias Body = Never

    func makeItem(_ graph: ViewGraph) -> TextItem { TextItem(UILabel(), graph) }

    func update(_ item: TextItem, in environment: EnvironmentValues) {
        var environment = environment
        if let weight { environment.fontWeight = weight }
        let label = item.view
        label.text = text(environment.textCase)
        label.font = environment.uiFont(font)
        label.textColor = color?.uiColor(in: environment) ?? environment.foregroundColor
        label.textAlignment = NSTextAlignment(
            environment.multilineTextAlignment, isMirrored: environment.layoutDirection == .rightToLeft)
        label.adjustsFontSizeToFitWidth = environment.minimumScaleFactor < 1
        label.minimumScaleFactor = environment.minimumScaleFactor
        label.numberOfLines = environment.lineLimit ?? 0
        item.lineLimit = environment.lineLimit
    }
}

extension NSTextAlignment {
    init(_ alignment: TextAlignment, isMirrored: Bool) {
        switch alignment {
        case .leading: self = isMirrored ? .right : .left
        case .center: self = .center
        case .trailing: self = isMirrored ? .left : .right
        }
    }
}
