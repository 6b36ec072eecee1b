/// A colour as four numbers in sRGB, with straight alpha.
package struct RGBA: Hashable, Sendable {
    package var red: Double
    package var green: Double
    package var blue: Double
    package var alpha: Double

    package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// Makes a colour from `0xRRGGBB`.
    package init(hex: UInt32, alpha: Double = 1) {
        self.init(
            red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255, blue: Double(hex & 0xFF) / 255,
            alpha: alpha)
    }

    package static let clear = RGBA(red: 0, green: 0, blue: 0, alpha: 0)
    package static let black = RGBA(red: 0, green: 0, blue: 0)
    package static let white = RGBA(red: 1, green: 1, blue: 1)

    package var isVisible: Bool { alpha > 0 }

    package func withAlpha(_ alpha: Double) -> RGBA {
        RGBA(red: red, green: green, blue: blue, alpha: alpha)
    }

    package func multipliedAlpha(by factor: Double) -> RGBA {
        withAlpha(alpha * factor)
    }

    /// The colour between two others, number by number, as UIKit animates colours.
    package static func lerp(_ from: RGBA, _ to: RGBA, _ t: Double) -> RGBA {
        // A colour without alpha has no hue of its own: fading in from clear keeps the other's.
        let from = from.alpha == 0 ? to.withAlpha(0) : from
        let to = to.alpha == 0 ? from.withAlpha(0) : to
        return RGBA(
            red: from.red + (to.red - from.red) * t, green: from.green + (to.green - from.green) * t,
            blue: from.blue + (to.blue - from.blue) * t, alpha: from.alpha + (to.alpha - from.alpha) * t)
    }

    /// The colour with every number finite and between 0 and 1.
    var sanitized: RGBA {
        func clean(_ value: Double) -> Double { value.isFinite ? min(max(value, 0), 1) : 0 }
        return RGBA(red: clean(red), green: clean(green), blue: clean(blue), alpha: clean(alpha))
    }
}
