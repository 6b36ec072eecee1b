import Testing

@testable import UIKit

/// Metrics of the system font, as measured on iOS 26.
struct FontMetricsTests {
    @Test func lineMetricsAreSanFranciscos() {
        let font = UIFont.systemFont(ofSize: 17)
        #expect(abs(font.ascender - 16.187) < 0.001)
        #expect(abs(font.descender + 4.101) < 0.001)
        #expect(abs(font.lineHeight - 20.287) < 0.001)
        #expect(abs(font.capHeight - 0.70459 * 17) < 0.001)
        #expect(font.leading == 0)
        #expect(UIFont.systemFont(ofSize: 17, weight: .bold).lineHeight == font.lineHeight)
    }

    @Test func xHeightGrowsWithTheWeight() {
        func xHeight(_ weight: UIFont.Weight) -> CGFloat { UIFont.systemFont(ofSize: 1000, weight: weight).xHeight }
        #expect(abs(xHeight(.regular) - 526.4) < 0.1)
        #expect(abs(xHeight(.medium) - 530) < 0.1)
        #expect(abs(xHeight(.semibold) - 534) < 0.1)
    }

    @Test(arguments: [
        (UIFont.Weight.regular, 338.95, 98.58), (.medium, 346.72, 101.43), (.semibold, 352.37, 103.50),
    ])
    func textIsAsWideAsInSanFrancisco(weight: UIFont.Weight, pangram: Double, digits: Double) {
        let font = UIFont.systemFont(ofSize: 17, weight: weight)
        let text = "The quick brown fox jumps over the lazy dog".size(withAttributes: [.font: font])
        #expect(abs(text.width / pangram - 1) < 0.001)
        #expect(text.height == font.lineHeight)
        let numbers = "0123456789".size(withAttributes: [.font: font])
        #expect(abs(numbers.width / digits - 1) < 0.001)
    }

    @Test(arguments: [
        (8.0, UIFont.Weight.regular, 176.98), (17, .bold, 360.14), (20, .semibold, 405.42), (28, .regular, 530.46),
        (28, .medium, 546.62), (34, .regular, 640.55), (34, .bold, 694.08),
    ])
    func widthFollowsTheSize(size: Double, weight: UIFont.Weight, width: Double) {
        let font = UIFont.systemFont(ofSize: size, weight: weight)
        let measured = "The quick brown fox jumps over the lazy dog".size(withAttributes: [.font: font]).width
        #expect(abs(measured / width - 1) < 0.002)
    }

    @Test func otherWordsAreNearSanFranciscos() {
        func width(_ text: String, _ size: CGFloat, _ weight: UIFont.Weight) -> CGFloat {
            text.size(withAttributes: [.font: UIFont.systemFont(ofSize: size, weight: weight)]).width
        }
        #expect(abs(width("Hello UIKit", 8, .regular) / 41.957 - 1) < 0.03)
        #expect(abs(width("Hello UIKit", 20, .bold) / 99.102 - 1) < 0.03)
        #expect(abs(width("Hello UIKit", 34, .bold) / 166.057 - 1) < 0.03)
        #expect(abs(width("AVAST Wavy To. LT", 28, .regular) / 229.291 - 1) < 0.03)
    }

    @Test func digitsAreEvenOnlyOnRequest() {
        func width(_ text: String, _ font: UIFont) -> CGFloat { text.size(withAttributes: [.font: font]).width }
        let plain = UIFont.systemFont(ofSize: 17)
        let even = UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular)
        #expect(width("1111", plain) < width("0000", plain) - 1)
        #expect(width("1111", even) == width("0000", even))
        let mono = UIFont.monospacedSystemFont(ofSize: 20, weight: .regular)
        #expect(abs(width("iiii", mono) - 4 * 12.3633) < 0.05)
        #expect(width("iiii", mono) == width("WWWW", mono))
    }

    @Test func sizesThatAreNoSizesBecomeTheDefault() {
        #expect(UIFont.systemFont(ofSize: 0).pointSize == UIFont.systemFontSize)
        #expect(UIFont.systemFont(ofSize: .nan).pointSize == UIFont.systemFontSize)
    }

    @Test func fontsAreEqualByWhatTheyAre() {
        #expect(UIFont.systemFont(ofSize: 15) == UIFont.systemFont(ofSize: 15, weight: .regular))
        #expect(UIFont.boldSystemFont(ofSize: 15) != UIFont.systemFont(ofSize: 15))
        #expect(UIFont.preferredFont(forTextStyle: .body).withSize(20) == UIFont.systemFont(ofSize: 20))
    }
}
