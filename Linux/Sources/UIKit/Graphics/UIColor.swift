/// A colour, fixed or depending on traits such as light and dark appearance.
public final class UIColor: NSObject, Sendable {
    enum Source: Sendable {
        case fixed(RGBA)
        case system(SystemColor)
        case provider(@Sendable (UITraitCollection) -> UIColor)
        indirect case withAlpha(UIColor, Double)
    }

    let source: Source

    init(source: Source) {
        self.source = source
    }

    package convenience init(rgba: RGBA) {
        self.init(source: .fixed(rgba))
    }

    /// Makes a colour that is the same as another.
    package convenience init(same color: UIColor) {
        self.init(source: color.source)
    }

    /// Makes a colour in sRGB; numbers outside of 0 to 1 are kept, and clamped where they are drawn.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(rgba: RGBA(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
    }

    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        self.init(
            rgba: RGBA(
                hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness), alpha: Double(alpha)))
    }

    public convenience init(cgColor: CGColor) {
        self.init(rgba: cgColor.rgba)
    }

    /// Makes a colour that asks the closure each time it is needed.
    public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        self.init(source: .provider(dynamicProvider))
    }

    /// The fixed colour that this one is under the given traits.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        if case .fixed = source { return self }
        return UIColor(rgba: rgba(for: traitCollection))
    }

    /// The same colour with another alpha; a dynamic colour stays dynamic.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch source {
        case .fixed(let rgba): UIColor(rgba: rgba.withAlpha(Double(alpha)))
        case .withAlpha(let base, _): UIColor(source: .withAlpha(base, Double(alpha)))
        case .system, .provider: UIColor(source: .withAlpha(self, Double(alpha)))
        }
    }

    /// The colour under `UITraitCollection.current` at the time of the call.
    public var cgColor: CGColor {
        CGColor(rgba: rgba(for: .current))
    }

    func rgba(for traits: UITraitCollection) -> RGBA {
        switch source {
        case .fixed(let rgba): rgba
        case .system(let color): color.rgba(for: traits)
        case .provider(let provider): traits.asCurrent { provider(traits).rgba(for: traits) }
        case .withAlpha(let base, let alpha): base.rgba(for: traits).withAlpha(alpha)
        }
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        if self === other { return true }
        switch (source, other.source) {
        case (.fixed(let a), .fixed(let b)): return a == b
        case (.system(let a), .system(let b)): return a == b
        case (.withAlpha(let a, let x), .withAlpha(let b, let y)): return x == y && a == b
        default: return false
        }
    }

    public override var hash: Int {
        switch source {
        case .fixed(let rgba): rgba.hashValue
        case .system(let color): color.hashValue
        case .withAlpha(let base, let alpha): base.hash ^ alpha.hashValue
        case .provider: ObjectIdentifier(self).hashValue
        }
    }

    public override var description: String {
        switch source {
        case .fixed(let c): "UIExtendedSRGBColorSpace \(c.red) \(c.green) \(c.blue) \(c.alpha)"
        case .system(let color): "<UIDynamicSystemColor; name = \(color.name)>"
        case .provider: "<UIDynamicProviderColor>"
        case .withAlpha(let base, let alpha): "<UIDynamicModifiedColor; base = \(base), alpha = \(alpha)>"
        }
    }
}
