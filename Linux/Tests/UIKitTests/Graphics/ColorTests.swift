import Testing

@testable import UIKit

struct ColorTests {
    private static func traits(_ style: UIUserInterfaceStyle, high: Bool = false) -> UITraitCollection {
        UITraitCollection {
            $0.userInterfaceStyle = style
            $0.accessibilityContrast = high ? .high : .normal
        }
    }

    @Test(arguments: [
        (UIColor.systemRed, 0xFF3B30 as UInt32, 0xFF453A as UInt32, 0xD70015 as UInt32, 0xFF6961 as UInt32),
        (.systemBlue, 0x007AFF, 0x0A84FF, 0x0040DD, 0x409CFF),
        (.systemGray, 0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2),
        (.systemMint, 0x00C7BE, 0x63E6E2, 0x00C7BE, 0x66D4CF),
        (.systemBackground, 0xFFFFFF, 0x000000, 0xFFFFFF, 0x000000),
        (.secondarySystemGroupedBackground, 0xFFFFFF, 0x1C1C1E, 0xFFFFFF, 0x1C1C1E),
        (.label, 0x000000, 0xFFFFFF, 0x000000, 0xFFFFFF),
    ])
    func systemColorsFollowAppearanceAndContrast(
        color: UIColor, light: UInt32, dark: UInt32, lightHigh: UInt32, darkHigh: UInt32
    ) {
        #expect(color.rgba(for: Self.traits(.light)) == RGBA(hex: light))
        #expect(color.rgba(for: Self.traits(.unspecified)) == RGBA(hex: light))
        #expect(color.rgba(for: Self.traits(.dark)) == RGBA(hex: dark))
        #expect(color.rgba(for: Self.traits(.light, high: true)) == RGBA(hex: lightHigh))
        #expect(color.rgba(for: Self.traits(.dark, high: true)) == RGBA(hex: darkHigh))
    }

    @Test func labelsDifferByAlpha() {
        #expect(UIColor.secondaryLabel.rgba(for: Self.traits(.light)) == RGBA(hex: 0x3C3C43, alpha: 0.6))
        #expect(UIColor.secondaryLabel.rgba(for: Self.traits(.dark, high: true)).alpha == 0.8)
        #expect(UIColor.quaternaryLabel.rgba(for: Self.traits(.dark)).alpha == 0.16)
        #expect(UIColor.separator.rgba(for: Self.traits(.dark)) == RGBA(hex: 0x545458, alpha: 0.6))
    }

    @Test func alphaKeepsColorsDynamic() {
        let color = UIColor.systemBlue.withAlphaComponent(0.5)
        #expect(color.rgba(for: Self.traits(.light)) == RGBA(hex: 0x007AFF, alpha: 0.5))
        #expect(color.rgba(for: Self.traits(.dark)) == RGBA(hex: 0x0A84FF, alpha: 0.5))
        #expect(color.withAlphaComponent(0.2).rgba(for: Self.traits(.dark)) == RGBA(hex: 0x0A84FF, alpha: 0.2))
        #expect(UIColor.red.withAlphaComponent(0.5) == UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    }

    @Test func providersAreAskedWithTheTraits() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .systemRed }
        #expect(color.rgba(for: Self.traits(.dark)) == .white)
        #expect(color.rgba(for: Self.traits(.light)) == RGBA(hex: 0xFF3B30))
        let current = UIColor { _ in UITraitCollection.current.userInterfaceStyle == .dark ? .white : .black }
        #expect(current.resolvedColor(with: Self.traits(.dark)) == .white)
    }

    @Test func cgColorIsResolvedOnce() {
        var color: CGColor?
        Self.traits(.dark).performAsCurrent { color = UIColor.label.cgColor }
        #expect(color == CGColor(red: 1, green: 1, blue: 1, alpha: 1))
        #expect(color?.components == [1, 1, 1, 1])
    }

    @Test func componentsComeBack() {
        var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        for step in 0..<12 {
            let value = CGFloat(step) / 12
            let color = UIColor(hue: value, saturation: 0.6, brightness: 0.8, alpha: 0.7)
            color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
            #expect(abs(hue - value) < 1e-9)
            #expect(abs(saturation - 0.6) < 1e-9)
            #expect(abs(brightness - 0.8) < 1e-9)
            #expect(alpha == 0.7)
        }
        var white: CGFloat = 0
        #expect(UIColor.lightGray.getWhite(&white, alpha: nil))
        #expect(!UIColor.red.getWhite(&white, alpha: nil))
        var red: CGFloat = 0
        UIColor.orange.getRed(&red, green: nil, blue: nil, alpha: &alpha)
        #expect(red == 1 && alpha == 1)
    }

    @Test func interpolationIsByComponents() {
        let middle = RGBA.lerp(.black, .white, 0.5)
        #expect(middle == RGBA(red: 0.5, green: 0.5, blue: 0.5))
        #expect(RGBA.lerp(.clear, RGBA(red: 1, green: 0, blue: 0), 0.5) == RGBA(red: 1, green: 0, blue: 0, alpha: 0.5))
        #expect(RGBA.lerp(.black, .white, 0) == .black)
        #expect(RGBA.lerp(.black, .white, 1) == .white)
    }
}
