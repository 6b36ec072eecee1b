/// A trait as a type, with which one says which changes to hear of.
public protocol UITraitDefinition {
    associatedtype Value
    /// The value where nothing sets the trait.
    static var defaultValue: Value { get }
    static var name: String { get }
    static var identifier: String { get }
    /// True if a change makes dynamic colours resolve anew.
    static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
    public static var name: String { String(describing: self) }
    public static var identifier: String { String(reflecting: self) }
    public static var affectsColorAppearance: Bool { false }
}

public typealias UITrait = any UITraitDefinition.Type

/// A trait of the system's, which can tell whether it differs between two collections.
protocol SystemTrait: UITraitDefinition {
    static func value(in values: TraitValues) -> AnyHashable
}

public struct UITraitUserInterfaceIdiom: SystemTrait {
    public static let defaultValue = UIUserInterfaceIdiom.unspecified
    static func value(in values: TraitValues) -> AnyHashable { values.userInterfaceIdiom }
}

public struct UITraitUserInterfaceStyle: SystemTrait {
    public static let defaultValue = UIUserInterfaceStyle.unspecified
    public static let affectsColorAppearance = true
    static func value(in values: TraitValues) -> AnyHashable { values.userInterfaceStyle }
}

public struct UITraitLayoutDirection: SystemTrait {
    public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
    static func value(in values: TraitValues) -> AnyHashable { values.layoutDirection }
}

public struct UITraitDisplayScale: SystemTrait {
    public static let defaultValue: CGFloat = 0
    static func value(in values: TraitValues) -> AnyHashable { values.displayScale }
}

public struct UITraitHorizontalSizeClass: SystemTrait {
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
    static func value(in values: TraitValues) -> AnyHashable { values.horizontalSizeClass }
}

public struct UITraitVerticalSizeClass: SystemTrait {
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
    static func value(in values: TraitValues) -> AnyHashable { values.verticalSizeClass }
}

public struct UITraitPreferredContentSizeCategory: SystemTrait {
    public static let defaultValue = UIContentSizeCategory.unspecified
    static func value(in values: TraitValues) -> AnyHashable { values.preferredContentSizeCategory }
}

public struct UITraitAccessibilityContrast: SystemTrait {
    public static let defaultValue = UIAccessibilityContrast.unspecified
    public static let affectsColorAppearance = true
    static func value(in values: TraitValues) -> AnyHashable { values.accessibilityContrast }
}

public struct UITraitUserInterfaceLevel: SystemTrait {
    public static let defaultValue = UIUserInterfaceLevel.unspecified
    public static let affectsColorAppearance = true
    static func value(in values: TraitValues) -> AnyHashable { values.userInterfaceLevel }
}

extension UITraitCollection {
    /// The system's traits that colours depend on.
    public static var systemTraitsAffectingColorAppearance: [UITrait] {
        [UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self]
    }

    /// True if one of the traits has another value in the other collection.
    func differs(from other: UITraitCollection, in traits: [UITrait]) -> Bool {
        guard values != other.values else { return false }
        return traits.contains { trait in
            guard let trait = trait as? any SystemTrait.Type else { return false }
            return trait.value(in: values) != trait.value(in: other.values)
        }
    }
}
