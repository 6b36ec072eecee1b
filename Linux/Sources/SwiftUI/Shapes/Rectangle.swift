/// A rectangle that fills its room.
public struct Rectangle: InsetFigure, RoundedShape {
    var inset: CGFloat = 0

    nonisolated public init() {}

    nonisolated public func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: inset, dy: inset)) }

    nonisolated func figure(in rect: CGRect) -> (rect: CGRect, radius: CGFloat) {
        (rect.insetBy(dx: inset, dy: inset), 0)
    }
}

extension Shape where Self == Rectangle {
    public static var rect: Rectangle { Rectangle() }
}
