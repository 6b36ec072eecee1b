import Testing

@testable import UIKit

/// Text styles in the twelve sizes, as measured on iOS 26.
struct DynamicTypeTests {
    private static func traits(_ category: UIContentSizeCategory) -> UITraitCollection {
        UITraitCollection(preferredContentSizeCategory: category)
    }

    @Test(arguments: [
        (UIFont.TextStyle.largeTitle, [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]),
        (.title1, [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]),
        (.title2, [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]),
        (.title3, [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]),
        (.headline, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
        (.body, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
        (.callout, [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]),
        (.subheadline, [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]),
        (.footnote, [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]),
        (.caption1, [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]),
        (.caption2, [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]),
    ])
    func stylesHaveTheirSizes(style: UIFont.TextStyle, sizes: [CGFloat]) {
        let measured = UIContentSizeCategory.ordered.map {
            UIFont.preferredFont(forTextStyle: style, compatibleWith: Self.traits($0)).pointSize
        }
        #expect(measured == sizes)
    }

    @Test func headlineIsSemibold() {
        #expect(UIFont.preferredFont(forTextStyle: .headline).face.style == .semibold)
        #expect(UIFont.preferredFont(forTextStyle: .body).face.style == .regular)
    }

    @Test func unspecifiedFallsBackToTheCurrentSize() {
        Self.traits(.extraLarge).performAsCurrent {
            let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: UITraitCollection())
            #expect(font.pointSize == 19)
            #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 19)
        }
    }

    /// Lengths grow with the leading, so body at AX5 turns 17 into 48 and not into 53.
    @Test(arguments: [
        (
            UIFont.TextStyle.body, UIContentSizeCategory.accessibilityExtraExtraExtraLarge, 17 as CGFloat,
            48 as CGFloat, 47.909 as CGFloat
        ),
        (.body, .extraSmall, 17, 15, 14.682), (.body, .large, 17.3, 17.3, 17.3),
        (.headline, .accessibilityExtraExtraLarge, 22, 51, 51), (.footnote, .medium, 18, 16, 16),
        (.largeTitle, .accessibilityExtraExtraExtraLarge, 41, 70, 70), (.caption2, .extraLarge, 13, 18, 18),
    ])
    func metricsScaleWithTheLeading(
        style: UIFont.TextStyle, category: UIContentSizeCategory, value: CGFloat, fontSize: CGFloat, exact: CGFloat
    ) {
        let metrics = UIFontMetrics(forTextStyle: style)
        let traits = UITraitCollection(traitsFrom: [Self.traits(category), UITraitCollection(displayScale: 3)])
        let font = metrics.scaledFont(for: .systemFont(ofSize: value), compatibleWith: traits)
        #expect(font.pointSize == fontSize)
        let length = metrics.scaledValue(for: value, compatibleWith: traits)
        #expect(abs(length - exact) <= 1.0 / 6 + 0.001)
        #expect(category == .large || abs(length * 3 - (length * 3).rounded()) < 0.001)
    }

    @Test func scaledFontsHaveAMaximumAndFollowTheSize() {
        let metrics = UIFontMetrics(forTextStyle: .body)
        let huge = Self.traits(.accessibilityExtraExtraExtraLarge)
        let font = metrics.scaledFont(
            for: .systemFont(ofSize: 17, weight: .medium), maximumPointSize: 30, compatibleWith: huge)
        #expect(font.pointSize == 30)
        #expect(font.adjusted(for: Self.traits(.large)).pointSize == 17)
        #expect(font.adjusted(for: huge).pointSize == 30)
        #expect(font.adjusted(for: huge).face.style == .medium)
        #expect(UIFont.systemFont(ofSize: 17).adjusted(for: huge).pointSize == 17)
        #expect(UIFont.preferredFont(forTextStyle: .body).adjusted(for: huge).pointSize == 53)
    }

    @Test func categoriesAreOrdered() {
        #expect(UIContentSizeCategory.small < .large)
        #expect(UIContentSizeCategory.accessibilityMedium > .extraExtraExtraLarge)
        #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
        #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
        #expect(!(UIContentSizeCategory.unspecified < .large))
    }
}
