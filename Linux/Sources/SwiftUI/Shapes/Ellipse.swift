/// An ellipse that touches the four edges of its room.
public struct Ellipse: InsetFigure {
    var inset: CGFloat = 0

    nonisolated public init() {}

    nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.insetBy(dx: inset, dy: inset)) }
}

extension Shape where Self == Ellipse {
    public static var ellipse: Ellipse { Ellipse() }
}
