/// What shapes and text are filled with.
public protocol ShapeStyle: Sendable {
    /// Says what the style is where it is used.
    nonisolated func _apply(to shape: inout _ShapeStyle_Shape)
}

/// Where a style is used, and what it turns out to be there.
public struct _ShapeStyle_Shape {
    let environment: EnvironmentValues
    var color: UIColor
    var gradient: ResolvedGradient?
}

extension ShapeStyle {
    func resolved(in environment: EnvironmentValues) -> _ShapeStyle_Shape {
        var shape = _ShapeStyle_Shape(environment: environment, color: .label)
        _apply(to: &shape)
        return shape
    }

    func uiColor(in environment: EnvironmentValues) -> UIColor { resolved(in: environment).color }
}

/// A style of any type.
public struct AnyShapeStyle: ShapeStyle {
    private let style: any ShapeStyle

    public init<S: ShapeStyle>(_ style: S) {
        self.style = style
    }

    nonisolated public func _apply(to shape: inout _ShapeStyle_Shape) {
        style._apply(to: &shape)
    }
}

extension AnyShapeStyle: FieldComparing {
    func isSame(as other: AnyShapeStyle) -> Bool { Fields.areSameValues(style, other.style) }
}
