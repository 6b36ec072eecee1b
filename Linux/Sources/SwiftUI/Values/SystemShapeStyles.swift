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
