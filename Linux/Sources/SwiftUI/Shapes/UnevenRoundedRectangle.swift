/// A rectangle with a radius for each corner. DEVIATION: it isn't mirrored where text runs to the left.
public struct UnevenRoundedRectangle: InsetFigure {
    /// The radii of the corners.
    public var cornerRadii: RectangleCornerRadii
    /// The form of the corners.
    public var style: RoundedCornerStyle
    var inset: CGFloat = 0

    nonisolated public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
    }

    nonisolated public init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            cornerRadii: RectangleCornerRadii(
                topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
                bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
    }

    nonisolated public func path(in rect: CGRect) -> Path {
        let radii = RectangleCornerRadii(
            topLeading: cornerRadii.topLeading - inset, bottomLeading: cornerRadii.bottomLeading - inset,
            bottomTrailing: cornerRadii.bottomTrailing - inset, topTrailing: cornerRadii.topTrailing - inset)
        return Path { $0.addRoundedRect(in: rect.insetBy(dx: inset, dy: inset), cornerRadii: radii) }
    }
}

/// A radius for each corner, in the direction of reading.
public struct RectangleCornerRadii: Equatable, Sendable {
    /// In points.
    public var topLeading: CGFloat
    /// In points.
    public var bottomLeading: CGFloat
    /// In points.
    public var bottomTrailing: CGFloat
    /// In points.
    public var topTrailing: CGFloat

    public init(
        topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
    ) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }
}
