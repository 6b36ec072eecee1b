// Metrics of San Francisco on iOS, measured on iOS 26 and the same for all weights, in units of 1/2048 em.
extension UIFont {
    /// The height of the line above the baseline.
    public var ascender: CGFloat { pointSize * 1950 / 2048 }

    /// The depth of the line below the baseline, as a negative number.
    public var descender: CGFloat { -pointSize * 494 / 2048 }

    public var lineHeight: CGFloat { pointSize * 2444 / 2048 }

    public var leading: CGFloat { 0 }

    public var capHeight: CGFloat { pointSize * 1443 / 2048 }

    public var xHeight: CGFloat {
        let em: CGFloat =
            switch face.weight.rawValue {
            case ..<Weight.medium.rawValue: 0.5264
            case ..<Weight.semibold.rawValue: 0.530
            default: 0.534
            }
        return pointSize * em
    }

    public var familyName: String { face.isMonospaced ? ".AppleSystemUIFontMonospaced" : ".AppleSystemUIFont" }

    public var fontName: String {
        let style = face.style.name + (face.isItalic ? "Italic" : "")
        return (face.isMonospaced ? ".SFUIMono-" : ".SFUI-") + style
    }
}
