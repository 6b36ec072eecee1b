/// The values behind a trait collection.
struct TraitValues: UIMutableTraits, Hashable, Sendable {
    var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    var displayScale: CGFloat = 0
    var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    var accessibilityContrast = UIAccessibilityContrast.unspecified
    var userInterfaceLevel = UIUserInterfaceLevel.unspecified

    struct ColorAppearance: Hashable {
        var style: UIUserInterfaceStyle
        var contrast: UIAccessibilityContrast
        var level: UIUserInterfaceLevel
    }

    var colorAppearance: ColorAppearance {
        ColorAppearance(style: userInterfaceStyle, contrast: accessibilityContrast, level: userInterfaceLevel)
    }

    func mutated(by mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
        var traits: any UIMutableTraits = self
        mutations(&traits)
        return traits as? TraitValues ?? self
    }

    /// Takes over what the other values specify.
    mutating func merge(_ other: TraitValues) {
        func take<Value: Equatable>(_ path: WritableKeyPath<TraitValues, Value>, unless unspecified: Value) {
            if other[keyPath: path] != unspecified { self[keyPath: path] = other[keyPath: path] }
        }
        take(\.userInterfaceIdiom, unless: .unspecified)
        take(\.userInterfaceStyle, unless: .unspecified)
        take(\.layoutDirection, unless: .unspecified)
        take(\.displayScale, unless: 0)
        take(\.horizontalSizeClass, unless: .unspecified)
        take(\.verticalSizeClass, unless: .unspecified)
        take(\.preferredContentSizeCategory, unless: .unspecified)
        take(\.accessibilityContrast, unless: .unspecified)
        take(\.userInterfaceLevel, unless: .unspecified)
    }
}
