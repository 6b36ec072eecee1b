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

extension Color: ShapeStyle {
    nonisolated public func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.color = uiColor(in: shape.environment)
    }
}

/// A level of the present foreground style.
public struct HierarchicalShapeStyle: ShapeStyle {
    let level: Int

    public static let primary = HierarchicalShapeStyle(level: 0)
    public static let secondary = HierarchicalShapeStyle(level: 1)
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    public static let quaternary = HierarchicalShapeStyle(level: 3)

    /// The opacity of the levels of a colour that isn't the label's.
    private static let opacities = [1, 0.5, 0.25, 0.18]

    nonisolated public func _apply(to shape: inout _ShapeStyle_Shape) {
        guard let style = shape.environment.foreground else {
            shape.color = [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel][level]
            return
        }
        let color = style.uiColor(in: shape.environment.withoutForeground)
        let opacity = Self.opacities[level]
        shape.color = UIColor { traits in
            let resolved = color.resolvedColor(with: traits)
            return resolved.withAlphaComponent(resolved.cgColor.alpha * opacity)
        }
    }
}

/// The tint of where it is used.
public struct TintShapeStyle: ShapeStyle {
    public init() {}

    nonisolated public func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.color = shape.environment.tintColor
    }
}

/// The system's background.
public struct BackgroundStyle: ShapeStyle {
    public init() {}

    nonisolated public func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.color = .systemBackground
    }
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

extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: HierarchicalShapeStyle { .primary }
    public static var secondary: HierarchicalShapeStyle { .secondary }
    public static var tertiary: HierarchicalShapeStyle { .tertiary }
    public static var quaternary: HierarchicalShapeStyle { .quaternary }
}

extension ShapeStyle where Self == TintShapeStyle {
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
    public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == Color {
    public static var clear: Color { .clear }
    public static var black: Color { .black }
    public static var white: Color { .white }
    public static var gray: Color { .gray }
    public static var red: Color { .red }
    public static var green: Color { .green }
    public static var blue: Color { .blue }
    public static var orange: Color { .orange }
    public static var yellow: Color { .yellow }
    public static var pink: Color { .pink }
    public static var purple: Color { .purple }
    public static var teal: Color { .teal }
    public static var indigo: Color { .indigo }
    public static var mint: Color { .mint }
    public static var cyan: Color { .cyan }
    public static var brown: Color { .brown }
}
