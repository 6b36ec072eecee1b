/// A rectangle whose short sides are half circles.
public struct Capsule: InsetFigure, RoundedShape {
    /// The form of the corners.
    public var style: RoundedCornerStyle
    var inset: CGFloat = 0

    nonisolated public init(style: RoundedCornerStyle = .continuous) {
        self.style = style
    }

    nonisolated public func path(in rect: CGRect) -> Path {
        let rect = rect.insetBy(dx: inset, dy: inset)
        return Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
    }

    nonisolated func figure(in rect: CGRect) -> (rect: CGRect, radius: CGFloat) {
        let rect = rect.insetBy(dx: inset, dy: inset)
        return (rect, min(rect.width, rect.height) / 2)
    }
}

extension Shape where Self == Capsule {
    public static var capsule: Capsule { Capsule() }
}
