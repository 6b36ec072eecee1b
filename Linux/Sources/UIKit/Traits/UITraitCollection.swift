import Synchronization

/// What an interface must adapt to: appearance, text size, reading direction, room.
///
/// A collection may leave traits unspecified; such traits take no part when collections are combined.
public final class UITraitCollection: NSObject, Sendable {
    let values: TraitValues

    init(values: TraitValues) {
        self.values = values
    }

    /// Makes a collection with nothing specified.
    public override convenience init() {
        self.init(values: TraitValues())
    }

    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init { $0.userInterfaceStyle = userInterfaceStyle }
    }

    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init { $0.layoutDirection = layoutDirection }
    }

    public convenience init(displayScale scale: CGFloat) {
        self.init { $0.displayScale = scale }
    }

    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
    }

    /// Combines collections; where several specify a trait, the last one wins.
    public convenience init(traitsFrom collections: [UITraitCollection]) {
        self.init(values: collections.reduce(into: TraitValues()) { $0.merge($1.values) })
    }

    /// Makes a collection with the traits that the closure sets.
    public convenience init(_ mutations: (inout any UIMutableTraits) -> Void) {
        self.init(values: TraitValues().mutated(by: mutations))
    }

    /// A copy with the traits that the closure changes.
    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        UITraitCollection(values: values.mutated(by: mutations))
    }

    public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
    public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
    public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
    /// Pixels in a point; 0 if unspecified.
    public var displayScale: CGFloat { values.displayScale }
    public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
    public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
    public var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
    public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
    public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }

    /// True if all traits that the other collection specifies have the same value here.
    public func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        var merged = values
        merged.merge(trait.values)
        return merged == values
    }

    /// True if dynamic colours may resolve differently in the two collections.
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        values.colorAppearance != (traitCollection ?? UITraitCollection()).values.colorAppearance
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return self === other || values == other.values
    }

    public override var hash: Int {
        values.hashValue
    }
}
