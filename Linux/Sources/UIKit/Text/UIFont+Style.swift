extension UIFont.Face {
    /// The nine weights that San Francisco and Inter both have, from thin to black.
    enum Style: Int, CaseIterable, Sendable {
        case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

        var name: String {
            switch self {
            case .ultraLight: "Ultralight"
            case .thin: "Thin"
            case .light: "Light"
            case .regular: "Regular"
            case .medium: "Medium"
            case .semibold: "Semibold"
            case .bold: "Bold"
            case .heavy: "Heavy"
            case .black: "Black"
            }
        }

        /// The weight as OpenType counts it.
        var openTypeWeight: Int {
            (rawValue + 1) * 100
        }

        fileprivate var weight: UIFont.Weight {
            switch self {
            case .ultraLight: .ultraLight
            case .thin: .thin
            case .light: .light
            case .regular: .regular
            case .medium: .medium
            case .semibold: .semibold
            case .bold: .bold
            case .heavy: .heavy
            case .black: .black
            }
        }
    }

    /// The style that is nearest to the weight.
    var style: Style {
        let value = weight.rawValue
        return Style.allCases.min { abs($0.weight.rawValue - value) < abs($1.weight.rawValue - value) } ?? .regular
    }
}
