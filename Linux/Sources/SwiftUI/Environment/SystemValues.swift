private struct LayoutDirectionKey: EnvironmentKey {
    static var defaultValue: LayoutDirection { .leftToRight }
}
private struct ColorSchemeKey: EnvironmentKey {
    static var defaultValue: ColorScheme { .light }
}
private struct DynamicTypeSizeKey: EnvironmentKey {
    static var defaultValue: DynamicTypeSize { .large }
}
private struct HorizontalSizeClassKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { nil }
}
private struct VerticalSizeClassKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { nil }
}
private struct DisplayScaleKey: EnvironmentKey {
    static var defaultValue: CGFloat { 1 }
}
private struct IsEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}
private struct ReduceMotionKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// The direction in which text runs.
    public var layoutDirection: LayoutDirection {
        get { self[LayoutDirectionKey.self] }
        set { self[LayoutDirectionKey.self] = newValue }
    }

    /// Whether the view is light or dark.
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }

    /// The text size that the person has chosen.
    public var dynamicTypeSize: DynamicTypeSize {
        get { self[DynamicTypeSizeKey.self] }
        set { self[DynamicTypeSizeKey.self] = newValue }
    }

    /// Whether there is much or little width; nil where that is unknown.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalSizeClassKey.self] }
        set { self[HorizontalSizeClassKey.self] = newValue }
    }

    /// Whether there is much or little height; nil where that is unknown.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalSizeClassKey.self] }
        set { self[VerticalSizeClassKey.self] = newValue }
    }

    /// Pixels for a point.
    public var displayScale: CGFloat {
        get { self[DisplayScaleKey.self] }
        set { self[DisplayScaleKey.self] = newValue }
    }

    /// Whether controls can be used.
    public var isEnabled: Bool {
        get { self[IsEnabledKey.self] }
        set { self[IsEnabledKey.self] = newValue }
    }

    /// Whether the person wants less movement.
    public var accessibilityReduceMotion: Bool { self[ReduceMotionKey.self] }

    /// Takes over what a view of UIKit knows.
    mutating func take(_ traits: UITraitCollection) {
        layoutDirection = traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        colorScheme = traits.userInterfaceStyle == .dark ? .dark : .light
        dynamicTypeSize = DynamicTypeSize(traits.preferredContentSizeCategory)
        horizontalSizeClass = UserInterfaceSizeClass(traits.horizontalSizeClass)
        verticalSizeClass = UserInterfaceSizeClass(traits.verticalSizeClass)
        displayScale = traits.displayScale
        self[ReduceMotionKey.self] = MainActor.assumeIsolated { UIAccessibility.isReduceMotionEnabled }
    }

    /// The traits that a view of UIKit would have here.
    var traits: UITraitCollection {
        UITraitCollection { traits in
            traits.layoutDirection = layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
            traits.userInterfaceStyle = colorScheme == .dark ? .dark : .light
            traits.preferredContentSizeCategory = dynamicTypeSize.category
            traits.displayScale = displayScale
        }
    }
}

extension UserInterfaceSizeClass {
    init?(_ sizeClass: UIUserInterfaceSizeClass) {
        switch sizeClass {
        case .compact: self = .compact
        case .regular: self = .regular
        default: return nil
        }
    }
}

extension DynamicTypeSize {
    /// In order of their size, as the cases of the enumeration are.
    private static let categories: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    init(_ category: UIContentSizeCategory) {
        let index = Self.categories.firstIndex(of: category)
        self = index.map { Self.allCases[$0] } ?? .large
    }

    var category: UIContentSizeCategory {
        Self.allCases.firstIndex(of: self).map { Self.categories[$0] } ?? .large
    }
}
