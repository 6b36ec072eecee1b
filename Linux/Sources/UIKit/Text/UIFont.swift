/// A font of the system's, at one size.
///
/// The letterforms are Inter's; all metrics are those of iOS's San Francisco, and letters are spaced so that text is
/// as wide as in San Francisco.
public final class UIFont: NSObject, Sendable {
    /// What the letters look like.
    struct Face: Hashable, Sendable {
        var size: CGFloat
        var weight = Weight.regular
        var isItalic = false
        var hasTabularDigits = false
        var isMonospaced = false

        func withSize(_ size: CGFloat) -> Face {
            var face = self
            face.size = size
            return face
        }
    }

    /// How the size came about, for labels that follow the text size.
    enum Scaling: Hashable, Sendable {
        case textStyle(TextStyle)
        case metrics(style: TextStyle, basePointSize: CGFloat, maximumPointSize: CGFloat)
    }

    let face: Face
    let scaling: Scaling?
    private let pitch: CGFloat?

    init(face: Face, linePitch: CGFloat? = nil, scaling: Scaling? = nil) {
        let size = face.size
        // UIKit takes a size of 0 or less for the default one.
        self.face = size.isFinite && size > 0 ? face : face.withSize(Self.systemFontSize)
        self.pitch = linePitch
        self.scaling = scaling
    }

    public static var labelFontSize: CGFloat { 17 }
    public static var buttonFontSize: CGFloat { 18 }
    public static var smallSystemFontSize: CGFloat { 12 }
    public static var systemFontSize: CGFloat { 14 }

    public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(face: Face(size: fontSize))
    }

    public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(face: Face(size: fontSize, weight: weight))
    }

    public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        // The bold system font of iOS is .SFUI-Semibold; true bold has to be asked for as a weight.
        UIFont(face: Face(size: fontSize, weight: .semibold))
    }

    public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(face: Face(size: fontSize, isItalic: true))
    }

    /// A font whose digits are equally wide, for numbers that change in place.
    public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(face: Face(size: fontSize, weight: weight, hasTabularDigits: true))
    }

    /// A font whose characters are all equally wide.
    public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(face: Face(size: fontSize, weight: weight, isMonospaced: true))
    }

    /// The same font at another size, which no longer follows the text size.
    public func withSize(_ fontSize: CGFloat) -> UIFont {
        UIFont(face: face.withSize(fontSize))
    }

    public var pointSize: CGFloat { face.size }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return self === other || face == other.face && pitch == other.pitch && scaling == other.scaling
    }

    public override var hash: Int {
        face.hashValue
    }

    public override var description: String {
        "<UIFont: \(fontName) \(pointSize) pt>"
    }
}

extension UIFont {
    /// The distance between baselines of wrapped text: the leading of a text style, else the line height.
    var linePitch: CGFloat { pitch ?? lineHeight }

    /// The font as it is under the traits, if it follows the text size; else the font itself.
    func adjusted(for traits: UITraitCollection) -> UIFont {
        switch scaling {
        case nil: self
        case .textStyle(let style): UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
        case .metrics(let style, let base, let maximum):
            UIFontMetrics.scale(
                self, style: style, basePointSize: base, maximum: maximum, in: UIFont.category(of: traits))
        }
    }
}
