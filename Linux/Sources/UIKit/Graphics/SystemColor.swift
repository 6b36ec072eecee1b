/// A colour of the system's palette: its four values for light and dark, normal and increased contrast.
///
/// The values are iOS 13's to 18's.
struct SystemColor: Hashable, Sendable {
    let name: String
    private let light: RGBA
    private let dark: RGBA
    private let lightHighContrast: RGBA
    private let darkHighContrast: RGBA

    init(_ name: String, _ light: RGBA, _ dark: RGBA, high: (light: RGBA, dark: RGBA)? = nil) {
        self.name = name
        self.light = light
        self.dark = dark
        lightHighContrast = high?.light ?? light
        darkHighContrast = high?.dark ?? dark
    }

    /// An opaque colour.
    init(_ name: String, _ light: UInt32, _ dark: UInt32, high: (light: UInt32, dark: UInt32)? = nil) {
        self.init(
            name, RGBA(hex: light), RGBA(hex: dark),
            high: high.map { (RGBA(hex: $0.light), RGBA(hex: $0.dark)) })
    }

    func rgba(for traits: UITraitCollection) -> RGBA {
        let isDark = traits.userInterfaceStyle == .dark
        if traits.accessibilityContrast == .high { return isDark ? darkHighContrast : lightHighContrast }
        return isDark ? dark : light
    }
}

extension UIColor {
    fileprivate convenience init(_ name: String, _ light: UInt32, _ dark: UInt32, high: (UInt32, UInt32)? = nil) {
        self.init(source: .system(SystemColor(name, light, dark, high: high)))
    }

    fileprivate convenience init(
        _ name: String, _ light: UInt32, _ lightAlpha: Double, _ dark: UInt32, _ darkAlpha: Double,
        high: (light: Double, dark: Double)? = nil
    ) {
        self.init(
            source: .system(
                SystemColor(
                    name, RGBA(hex: light, alpha: lightAlpha), RGBA(hex: dark, alpha: darkAlpha),
                    high: high.map { (RGBA(hex: light, alpha: $0.light), RGBA(hex: dark, alpha: $0.dark)) })))
    }
}

// Colours that catch the eye.
extension UIColor {
    public static let systemRed = UIColor("systemRedColor", 0xFF3B30, 0xFF453A, high: (0xD70015, 0xFF6961))
    public static let systemOrange = UIColor("systemOrangeColor", 0xFF9500, 0xFF9F0A, high: (0xC93400, 0xFFB340))
    public static let systemYellow = UIColor("systemYellowColor", 0xFFCC00, 0xFFD60A, high: (0xB25000, 0xFFD426))
    public static let systemGreen = UIColor("systemGreenColor", 0x34C759, 0x30D158, high: (0x248A3D, 0x30DB5B))
    public static let systemMint = UIColor("systemMintColor", 0x00C7BE, 0x63E6E2, high: (0x00C7BE, 0x66D4CF))
    public static let systemTeal = UIColor("systemTealColor", 0x30B0C7, 0x40C8E0)
    public static let systemCyan = UIColor("systemCyanColor", 0x32ADE6, 0x64D2FF)
    public static let systemBlue = UIColor("systemBlueColor", 0x007AFF, 0x0A84FF, high: (0x0040DD, 0x409CFF))
    public static let systemIndigo = UIColor("systemIndigoColor", 0x5856D6, 0x5E5CE6, high: (0x3634A3, 0x7D7AFF))
    public static let systemPurple = UIColor("systemPurpleColor", 0xAF52DE, 0xBF5AF2, high: (0x8944AB, 0xDA8FFF))
    public static let systemPink = UIColor("systemPinkColor", 0xFF2D55, 0xFF375F, high: (0xD30F45, 0xFF6482))
    public static let systemBrown = UIColor("systemBrownColor", 0xA2845E, 0xAC8E68)
    public static let systemGray = UIColor("systemGrayColor", 0x8E8E93, 0x8E8E93, high: (0x6C6C70, 0xAEAEB2))
    public static let systemGray2 = UIColor("systemGray2Color", 0xAEAEB2, 0x636366)
    public static let systemGray3 = UIColor("systemGray3Color", 0xC7C7CC, 0x48484A)
    public static let systemGray4 = UIColor("systemGray4Color", 0xD1D1D6, 0x3A3A3C)
    public static let systemGray5 = UIColor("systemGray5Color", 0xE5E5EA, 0x2C2C2E)
    public static let systemGray6 = UIColor("systemGray6Color", 0xF2F2F7, 0x1C1C1E)
}

// Text and lines.
extension UIColor {
    public static let label = UIColor("labelColor", 0x000000, 0xFFFFFF)
    public static let secondaryLabel = UIColor(
        "secondaryLabelColor", 0x3C3C43, 0.6, 0xEBEBF5, 0.6, high: (0.8, 0.8))
    public static let tertiaryLabel = UIColor(
        "tertiaryLabelColor", 0x3C3C43, 0.3, 0xEBEBF5, 0.3, high: (0.7, 0.7))
    public static let quaternaryLabel = UIColor(
        "quaternaryLabelColor", 0x3C3C43, 0.18, 0xEBEBF5, 0.16, high: (0.55, 0.55))
    public static let placeholderText = UIColor(
        "placeholderTextColor", 0x3C3C43, 0.3, 0xEBEBF5, 0.3, high: (0.7, 0.7))
    public static let link = UIColor("linkColor", 0x007AFF, 0x0984FF)
    public static let separator = UIColor("separatorColor", 0x3C3C43, 0.29, 0x545458, 0.6)
    public static let opaqueSeparator = UIColor("opaqueSeparatorColor", 0xC6C6C8, 0x38383A)
}

// Fills and backgrounds.
extension UIColor {
    public static let systemFill = UIColor("systemFillColor", 0x787880, 0.2, 0x787880, 0.36)
    public static let secondarySystemFill = UIColor("secondarySystemFillColor", 0x787880, 0.16, 0x787880, 0.32)
    public static let tertiarySystemFill = UIColor("tertiarySystemFillColor", 0x767680, 0.12, 0x767680, 0.24)
    public static let quaternarySystemFill = UIColor("quaternarySystemFillColor", 0x747480, 0.08, 0x747480, 0.18)

    public static let systemBackground = UIColor("systemBackgroundColor", 0xFFFFFF, 0x000000)
    public static let secondarySystemBackground = UIColor("secondarySystemBackgroundColor", 0xF2F2F7, 0x1C1C1E)
    public static let tertiarySystemBackground = UIColor("tertiarySystemBackgroundColor", 0xFFFFFF, 0x2C2C2E)
    public static let systemGroupedBackground = UIColor("systemGroupedBackgroundColor", 0xF2F2F7, 0x000000)
    public static let secondarySystemGroupedBackground = UIColor(
        "secondarySystemGroupedBackgroundColor", 0xFFFFFF, 0x1C1C1E)
    public static let tertiarySystemGroupedBackground = UIColor(
        "tertiarySystemGroupedBackgroundColor", 0xF2F2F7, 0x2C2C2E)
}
