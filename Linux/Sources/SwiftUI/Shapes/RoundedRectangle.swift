/// DEVIATION: round corners are parts of circles in either style.
public struct RoundedRectangle: InsetFigure, RoundedShape {
    /// The size of the corners, in points.
    public var cornerSize: CGSize
    /// The form of the corners.
    public var style: RoundedCornerStyle
    var inset: CGFloat = 0

    nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    nonisolated public func path(in rect: CGRect) -> Path {
        Path(
            roundedRect: rect.insetBy(dx: inset, dy: inset),
            cornerSize: CGSize(width: cornerSize.width - inset, height: cornerSize.height - inset))
    }

    nonisolated func figure(in rect: CGRect) -> (rect: CGRect, radius: CGFloat) {
        let rect = rect.insetBy(dx: inset, dy: inset)
        return (rect, max(min(cornerSize.width - inset, rect.width / 2, rect.height / 2), 0))
    }
}

/// The form of round corners.
public enum RoundedCornerStyle: Sendable {
    case circular, continuous
}
