private struct FontKey: EnvironmentKey {
    static var defaultValue: Font? { nil }
}
private struct FontWeightKey: EnvironmentKey {
    static var defaultValue: Font.Weight? { nil }
}
private struct ForegroundKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
}
private struct TintKey: EnvironmentKey {
    static var defaultValue: Color? { nil }
}
private struct ExplicitTintKey: EnvironmentKey {
    static var defaultValue: Color? { nil }
}
private struct LineLimitKey: EnvironmentKey {
    static var defaultValue: Int? { nil }
}
private struct TextAlignmentKey: EnvironmentKey {
    static var defaultValue: TextAlignment { .leading }
}
private struct ScaleFactorKey: EnvironmentKey {
    static var defaultValue: CGFloat { 1 }
}
private struct ImageScaleKey: EnvironmentKey {
    static var defaultValue: Image.Scale { .medium }
}

/// Where lines of text begin.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
    case leading, center, trailing
}

extension EnvironmentValues {
    /// The font of text; nil is the body's.
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }

    /// The most lines of a text; nil sets no limit.
    public var lineLimit: Int? {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue }
    }

    /// Where lines of text begin. Default: at the leading edge.
    public var multilineTextAlignment: TextAlignment {
        get { self[TextAlignmentKey.self] }
        set { self[TextAlignmentKey.self] = newValue }
    }

    /// How small the font of a text that doesn't fit may become, as a part of its size.
    public var minimumScaleFactor: CGFloat {
        get { self[ScaleFactorKey.self] }
        set { self[ScaleFactorKey.self] = newValue }
    }

    /// How large symbols are beside text. Default: medium.
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }

    var fontWeight: Font.Weight? {
        get { self[FontWeightKey.self] }
        set { self[FontWeightKey.self] = newValue }
    }

    var foreground: AnyShapeStyle? {
        get { self[ForegroundKey.self] }
        set { self[ForegroundKey.self] = newValue }
    }

    var withoutForeground: EnvironmentValues {
        var values = self
        values.foreground = nil
        return values
    }

    var tint: Color? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }

    /// The tint if a view around has set one, for controls that have a colour of their own otherwise.
    var explicitTint: UIColor? { self[ExplicitTintKey.self]?.uiColor(in: EnvironmentValues()) }

    fileprivate var settableTint: Color? {
        get { self[ExplicitTintKey.self] }
        set {
            self[ExplicitTintKey.self] = newValue
            tint = newValue
        }
    }

    var tintColor: UIColor { tint?.uiColor(in: EnvironmentValues()) ?? .systemBlue }

    var foregroundColor: UIColor { foreground?.uiColor(in: withoutForeground) ?? .label }

    func uiFont(_ own: Font? = nil) -> UIFont {
        var font = own ?? font ?? .body
        if let fontWeight { font = font.weight(fontWeight) }
        return font.uiFont(for: dynamicTypeSize)
    }
}

extension View {
    /// The font of text in this view; nil is the body's.
    public func font(_ font: Font?) -> some View { environment(\.font, font) }

    /// The weight of text in this view; nil is the font's own.
    public func fontWeight(_ weight: Font.Weight?) -> some View { environment(\.fontWeight, weight) }

    /// Makes text in this view bold.
    public func bold(_ isActive: Bool = true) -> some View { fontWeight(isActive ? .bold : nil) }

    /// What text, symbols and shapes are drawn with.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        environment(\.foreground, AnyShapeStyle(style))
    }

    /// The colour that text, symbols and shapes are drawn with.
    public func foregroundColor(_ color: Color?) -> some View {
        environment(\.foreground, color.map { AnyShapeStyle($0) })
    }

    /// The colour of what can be touched.
    public func tint(_ tint: Color?) -> some View { environment(\.settableTint, tint) }

    /// The colour of what can be touched, but not that of switches.
    public func accentColor(_ accentColor: Color?) -> some View { environment(\.tint, accentColor) }

    /// The most lines of texts in this view; nil sets no limit.
    public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }

    /// Where lines of text in this view begin.
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }

    /// How small the font of a text that doesn't fit may become, as a part of its size.
    public func minimumScaleFactor(_ factor: CGFloat) -> some View {
        environment(\.minimumScaleFactor, factor)
    }

    /// How large symbols in this view are beside text.
    public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }

    /// Takes controls out of use; a view inside can't bring them back.
    public func disabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
    }
}
