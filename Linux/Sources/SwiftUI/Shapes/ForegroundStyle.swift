/// The foreground style where it is used.
public struct ForegroundStyle: ShapeStyle {
    nonisolated public init() {}

    nonisolated public func _apply(to shape: inout _ShapeStyle_Shape) {
        guard let style = shape.environment.foreground else {
            shape.color = .label
            return
        }
        let resolved = style.resolved(in: shape.environment.withoutForeground)
        (shape.color, shape.gradient) = (resolved.color, resolved.gradient)
    }
}

extension ShapeStyle where Self == ForegroundStyle {
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}
