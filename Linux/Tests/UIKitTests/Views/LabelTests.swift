import Testing

@testable import UIKit

@MainActor
@Suite struct LabelTests {
    private func makeLabel(_ text: String = "Text") -> UILabel {
        let label = UILabel()
        label.text = text
        return label
    }

    @Test func defaults() {
        let label = UILabel()
        #expect(label.font.pointSize == 17)
        #expect(label.textColor == .label)
        #expect(label.numberOfLines == 1)
        #expect(label.lineBreakMode == .byTruncatingTail)
        #expect(label.textAlignment == .natural)
        #expect(label.intrinsicContentSize == .zero)
        #expect(label.accessibilityTraits == .staticText)
        label.font = nil
        #expect(label.font.pointSize == 17)
    }

    // Measured on iOS: one line is the line height rounded up to the pixel, 20.333 at 3x and 20.5 at 2x for 17 points.
    @Test(arguments: [(3, 61.0 / 3), (2, 20.5)] as [(CGFloat, CGFloat)])
    func heightIsRoundedUpToThePixel(scale: CGFloat, height: CGFloat) {
        let stage = Stage(device: Device(size: CGSize(width: 300, height: 300), scale: scale))
        let label = makeLabel()
        stage.add(label)
        let size = label.intrinsicContentSize
        #expect(abs(size.height - height) < 1e-9)
        #expect(abs((size.width * scale).rounded() - size.width * scale) < 1e-6)
        #expect(label.sizeThatFits(.zero) == size)
    }

    @Test func linesWrapAtTheWidth() {
        _ = Stage()
        let label = makeLabel("some words that need more than one line")
        let whole = label.intrinsicContentSize
        label.numberOfLines = 0
        let wrapped = label.sizeThatFits(CGSize(width: 100, height: 0))
        #expect(wrapped.width <= 100)
        #expect(wrapped.height > whole.height * 2)
        label.preferredMaxLayoutWidth = 100
        #expect(label.intrinsicContentSize == wrapped)
        label.numberOfLines = 2
        #expect(label.sizeThatFits(CGSize(width: 100, height: 0)).height < wrapped.height)
    }

    @Test func truncation() {
        _ = Stage()
        let label = makeLabel("a title")
        label.sizeToFit()
        #expect(!label.isTruncated)
        label.frame.size.width -= 10
        #expect(label.isTruncated)
    }

    @Test func theFontShrinksToFit() {
        _ = Stage()
        let label = makeLabel("a title that is too long")
        label.sizeToFit()
        label.frame.size.width *= 0.8
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
        #expect(!label.isTruncated)
        label.minimumScaleFactor = 0.95
        #expect(label.isTruncated)
    }

    @Test func dynamicTypeIsFollowedOnlyOnRequest() {
        let stage = Stage()
        let (fixed, dynamic) = (makeLabel(), makeLabel())
        for label in [fixed, dynamic] {
            label.font = .preferredFont(forTextStyle: .body)
            stage.add(label)
        }
        dynamic.adjustsFontForContentSizeCategory = true
        stage.runtime.commit()
        let before = fixed.intrinsicContentSize
        #expect(dynamic.intrinsicContentSize == before)
        stage.runtime.environment.textSize = .accessibilityLarge
        #expect(fixed.intrinsicContentSize == before)
        #expect(dynamic.intrinsicContentSize.height > before.height * 1.5)
    }

    @Test func naturalAlignmentFollowsTheDirection() {
        let stage = Stage.plain(200, 40)
        let label = makeLabel("■■")
        label.frame = stage.window.bounds
        stage.add(label)
        func darkHalves() -> (left: Bool, right: Bool) {
            guard let picture = stage.picture() else { return (false, false) }
            func isDark(_ columns: Range<Int>) -> Bool {
                columns.contains { x in (0..<40).contains { picture[x, $0].a > 128 } }
            }
            return (isDark(0..<100), isDark(100..<200))
        }
        #expect(darkHalves() == (true, false))
        label.semanticContentAttribute = .forceRightToLeft
        #expect(darkHalves() == (false, true))
        label.textAlignment = .left
        #expect(darkHalves() == (true, false))
    }

    @Test func colours() {
        let stage = Stage.plain(60, 40)
        let label = makeLabel("■■■")
        label.frame = stage.window.bounds
        label.textColor = .red
        label.highlightedTextColor = .blue
        stage.add(label)
        func mostRed() -> UInt8 {
            guard let picture = stage.picture() else { return 0 }
            return (0..<60).flatMap { x in (0..<40).map { picture[x, $0] } }.filter { $0.a > 200 }.map(\.r).max() ?? 0
        }
        #expect(mostRed() == 255)
        label.isHighlighted = true
        #expect(mostRed() == 0)
    }
}

@MainActor
@Suite struct ImageViewTests {
    @Test func contentModes() {
        let (size, area) = (CGSize(width: 10, height: 20), CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(UIView.ContentMode.scaleToFill.frame(of: size, in: area) == area)
        #expect(
            UIView.ContentMode.scaleAspectFit.frame(of: size, in: area)
                == CGRect(x: 25, y: 0, width: 50, height: 100))
        #expect(
            UIView.ContentMode.scaleAspectFill.frame(of: size, in: area)
                == CGRect(x: 0, y: -50, width: 100, height: 200))
        #expect(UIView.ContentMode.center.frame(of: size, in: area) == CGRect(x: 45, y: 40, width: 10, height: 20))
        #expect(UIView.ContentMode.topRight.frame(of: size, in: area).origin == CGPoint(x: 90, y: 0))
        #expect(UIView.ContentMode.bottom.frame(of: size, in: area).origin == CGPoint(x: 45, y: 80))
    }

    @Test func aViewTakesItsImagesSizeAndTint() {
        let stage = Stage.plain()
        let image = UIImage(systemName: "square.fill")
        let view = UIImageView(image: image)
        #expect(view.frame.size == image?.size)
        #expect(view.intrinsicContentSize == image?.size)
        #expect(UIImageView().intrinsicContentSize == CGSize(width: -1, height: -1))
        #expect(view.accessibilityTraits == .image)
        #expect(!view.isAccessibilityElement)
        view.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        view.tintColor = .red
        stage.add(view)
        let color = stage.picture()?[20, 20]
        #expect(color?.r == 255)
        #expect(color?.b == 0)
    }
}
