/// A colour that depends on nothing: what a `UIColor` is at one moment.
public final class CGColor: Sendable {
    package let rgba: RGBA

    package init(rgba: RGBA) {
        self.rgba = rgba
    }

    /// Makes a colour in sRGB.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(rgba: RGBA(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
    }

    /// Makes a grey.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    public var alpha: CGFloat {
        CGFloat(rgba.alpha)
    }

    public var numberOfComponents: Int {
        4
    }

    /// Red, green, blue and alpha.
    public var components: [CGFloat]? {
        // DEVIATION: Core Graphics gives greys two components; here every colour is in sRGB.
        [rgba.red, rgba.green, rgba.blue, rgba.alpha].map { CGFloat($0) }
    }

    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(rgba: rgba.withAlpha(Double(alpha)))
    }
}

extension CGColor: Hashable {
    public static func == (left: CGColor, right: CGColor) -> Bool {
        left === right || left.rgba == right.rgba
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(rgba)
    }
}
