extension UIImage {
    /// What an image is wanted for.
    public class Configuration: NSObject, @unchecked Sendable {}

    /// How heavy a symbol's lines are.
    public enum SymbolWeight: Int, Sendable {
        case unspecified = 0
        case ultraLight = 1
        case thin, light, regular, medium, semibold, bold, heavy, black
    }

    /// How large a symbol is beside text of its point size.
    public enum SymbolScale: Int, Sendable {
        case `default` = -1
        case unspecified = 0
        case small = 1
        case medium = 2
        case large = 3
    }

    /// The size and weight of a symbol.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        let pointSize: CGFloat?
        let textStyle: UIFont.TextStyle?
        let weight: SymbolWeight
        let scale: SymbolScale

        /// Nothing specified: the size of body text.
        public static let unspecified = SymbolConfiguration()

        private init(
            pointSize: CGFloat? = nil, textStyle: UIFont.TextStyle? = nil, weight: SymbolWeight = .unspecified,
            scale: SymbolScale = .unspecified
        ) {
            self.pointSize = pointSize.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
            self.textStyle = textStyle
            self.weight = weight
            self.scale = scale
        }

        public convenience init(scale: SymbolScale) {
            self.init(pointSize: nil, scale: scale)
        }

        public convenience init(pointSize: CGFloat) {
            self.init(pointSize: pointSize, textStyle: nil)
        }

        public convenience init(weight: SymbolWeight) {
            self.init(pointSize: nil, weight: weight)
        }

        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(pointSize: pointSize, textStyle: nil, weight: weight)
        }

        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(pointSize: pointSize, textStyle: nil, weight: weight, scale: scale)
        }

        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(pointSize: nil, textStyle: textStyle)
        }

        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(pointSize: nil, textStyle: textStyle, scale: scale)
        }

        public convenience init(font: UIFont) {
            self.init(font: font, scale: .unspecified)
        }

        public convenience init(font: UIFont, scale: SymbolScale) {
            self.init(
                pointSize: font.pointSize, textStyle: nil,
                weight: SymbolWeight(rawValue: font.face.style.rawValue + 1) ?? .regular, scale: scale)
        }

        /// This configuration with what the other one specifies.
        public func applying(_ otherConfiguration: Configuration?) -> SymbolConfiguration {
            guard let other = otherConfiguration as? SymbolConfiguration else { return self }
            let setsSize = other.pointSize != nil || other.textStyle != nil
            return SymbolConfiguration(
                pointSize: setsSize ? other.pointSize : pointSize, textStyle: setsSize ? other.textStyle : textStyle,
                weight: other.weight == .unspecified ? weight : other.weight,
                scale: other.scale == .unspecified ? scale : other.scale)
        }

        public override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? SymbolConfiguration else { return false }
            return pointSize == other.pointSize && textStyle == other.textStyle && weight == other.weight
                && scale == other.scale
        }

        public override var hash: Int {
            var hasher = Hasher()
            hasher.combine(pointSize)
            hasher.combine(textStyle)
            hasher.combine(weight)
            hasher.combine(scale)
            return hasher.finalize()
        }
    }
}

extension UIImage.SymbolConfiguration {
    /// The size of the text that the symbol would stand beside, with the scale in it.
    var effectiveSize: CGFloat {
        let size =
            pointSize ?? UIFont.preferredFont(forTextStyle: textStyle ?? .body).pointSize
        // The scales of SF Symbols' template: small, medium, large.
        switch scale {
        case .small: return size * 0.783
        case .large: return size * 1.29
        case .default, .unspecified, .medium: return size
        }
    }
}
