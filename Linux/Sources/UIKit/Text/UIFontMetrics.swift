/// Scales fonts and lengths as a text style grows with the person's text size.
public final class UIFontMetrics: NSObject, Sendable {
    private let style: UIFont.TextStyle

    /// Scales as body text does.
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
    }

    public func scaledFont(for font: UIFont) -> UIFont {
        scaledFont(for: font, compatibleWith: nil)
    }

    /// The font at the size that it has under the traits, as a whole number of points.
    ///
    /// A font can be scaled once. Scaling a scaled font is an error, as in UIKit; it is returned as it is.
    public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
    }

    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    /// As `scaledFont(for:compatibleWith:)`, but not above the maximum; 0 stands for no maximum.
    public func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        guard font.scaling == nil else {
            assertionFailure("A font can be scaled only once; give UIFontMetrics a font of a fixed size")
            return font
        }
        return Self.scale(
            font, style: style, basePointSize: font.pointSize, maximum: maximumPointSize,
            in: UIFont.category(of: traitCollection))
    }

    public func scaledValue(for value: CGFloat) -> CGFloat {
        scaledValue(for: value, compatibleWith: nil)
    }

    /// The length as it is under the traits, rounded to the pixel.
    public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let scale = (traitCollection ?? .current).displayScale
        return Self.scale(
            value, style: style, in: UIFont.category(of: traitCollection),
            displayScale: scale > 0 ? scale : UITraitCollection.standard.displayScale)
    }

    static func scale(
        _ value: CGFloat, style: UIFont.TextStyle, in category: UIContentSizeCategory, displayScale: CGFloat
    ) -> CGFloat {
        // Measured on iOS 26: lengths grow with the leading of the style, not with its point size; at `.large`
        // nothing is rounded.
        let factor = DynamicTypeTable.of(style).factor(in: category)
        return factor == 1 ? value : (value * factor).rounded(toScale: displayScale)
    }

    static func scale(
        _ font: UIFont, style: UIFont.TextStyle, basePointSize: CGFloat, maximum: CGFloat,
        in category: UIContentSizeCategory
    ) -> UIFont {
        let isLarge = DynamicTypeTable.of(style).factor(in: category) == 1
        let scaled = scale(basePointSize, style: style, in: category, displayScale: 3)
        var size = isLarge ? basePointSize : scaled.rounded()
        if maximum > 0 { size = min(size, maximum) }
        return UIFont(
            face: font.face.withSize(size), linePitch: nil,
            scaling: .metrics(style: style, basePointSize: basePointSize, maximumPointSize: maximum))
    }
}
