import Testing

@testable import UIKit

@MainActor
struct TextLayoutTests {
    private let font = UIFont.systemFont(ofSize: 17)

    @Test func drawnTextIsAsWideAsMeasured() {
        for text in ["Music", "Tabs ♥ héllo 日本", "99+", "مرحبا", "a"] {
            let layout = TextLayout(text: text, font: font)
            #expect(abs(layout.size.width - text.size(withAttributes: [.font: font]).width) < 0.01)
            #expect(layout.size.height == font.lineHeight)
            #expect(layout.firstBaseline == font.ascender)
        }
    }

    /// Lengths count bytes: text beyond ASCII must not lose its end.
    @Test func textBeyondASCIIIsWhole() {
        let parts = ["Grüße ", "♥ ", "日本 ", "héllo"]
        let sum = parts.reduce(0) { $0 + $1.size(withAttributes: [.font: font]).width }
        let whole = parts.joined().size(withAttributes: [.font: font]).width
        #expect(abs(whole - sum) < 1)
    }

    @Test func textFitsIntoItsOwnWidth() {
        for text in ["Music", "Movies 12", "Überblick", "日本語"] {
            let width = TextLayout(text: text, font: font).size.width
            #expect(!TextLayout(text: text, font: font, width: width).isTruncated)
            #expect(!TextLayout(text: text, font: font, numberOfLines: 0, width: width).isTruncated)
            #expect(TextLayout(text: text, font: font, numberOfLines: 0, width: width).lineCount == 1)
            let narrow = TextLayout(text: text, font: font, width: width - 1)
            #expect(narrow.isTruncated)
            #expect(narrow.size.width <= width - 1)
        }
    }

    @Test func wrappedStylesUseTheirLeading() {
        let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: .standard)
        let text = "One two three four five six seven eight nine ten"
        let layout = TextLayout(text: text, font: body, numberOfLines: 2, width: 150)
        #expect(layout.lineCount == 2)
        #expect(layout.isTruncated)
        #expect(abs(layout.size.height - (body.lineHeight + 22)) < 0.001)
        #expect(layout.lastBaseline == body.ascender + 22)
        let fixed = TextLayout(text: text, font: font, numberOfLines: 0, width: 200)
        #expect(abs(fixed.size.height - CGFloat(fixed.lineCount) * font.lineHeight) < 0.001)
        #expect(!fixed.isTruncated)
    }

    @Test func linesAreCountedOverParagraphs() {
        let text = "One\nTwo\r\nThree"
        #expect(TextLayout(text: text, font: font, numberOfLines: 0, width: 200).lineCount == 3)
        let two = TextLayout(text: text, font: font, numberOfLines: 2, width: 200)
        #expect(two.lineCount == 2)
        #expect(two.isTruncated)
        #expect(abs(two.lineFrame(at: 1).width - "Two…".size(withAttributes: [.font: font]).width) < 1)
        let fitting = TextLayout(text: text, font: font, numberOfLines: 3, width: 200)
        #expect(!fitting.isTruncated && fitting.lineCount == 3)
        let one = TextLayout(text: text, font: font, lineBreakMode: .byClipping, width: 200)
        #expect(one.lineCount == 1)
        #expect(one.isTruncated)
        #expect(abs(one.size.width - "One".size(withAttributes: [.font: font]).width) < 0.01)
    }

    @Test func alignmentIsPhysicalExceptNatural() {
        func x(_ text: String, _ alignment: NSTextAlignment, rightToLeft: Bool = false) -> CGFloat {
            TextLayout(text: text, font: font, alignment: alignment, width: 200, rightToLeft: rightToLeft)
                .lineFrame(at: 0).minX
        }
        for text in ["Music", "مرحبا"] {
            let room = 200 - text.size(withAttributes: [.font: font]).width
            #expect(abs(x(text, .left)) < 0.5)
            #expect(abs(x(text, .right) - room) < 0.5)
            #expect(abs(x(text, .center) - room / 2) < 0.5)
            #expect(abs(x(text, .natural)) < 0.5)
            #expect(abs(x(text, .natural, rightToLeft: true) - room) < 0.5)
        }
    }

    @Test func clippedTextKeepsItsWidth() {
        let text = "Hello wonderful world"
        let layout = TextLayout(text: text, font: font, alignment: .right, lineBreakMode: .byClipping, width: 50)
        #expect(abs(layout.size.width - text.size(withAttributes: [.font: font]).width) < 0.01)
        #expect(abs(layout.lineFrame(at: 0).maxX - 50) < 0.5)
    }

    @Test func emptyTextAndOddWidthsAreHarmless() {
        #expect(TextLayout(text: "", font: font).size == .zero)
        #expect(TextLayout(text: "", font: font).lineCount == 0)
        #expect(TextLayout(text: "Music", font: font, width: .nan).size.width > 10)
        #expect(TextLayout(text: "Music", font: font, width: -5).size.width == 0)
        #expect(TextLayout(text: "Music", font: font, numberOfLines: 0, width: 0).lineCount >= 1)
        #expect(TextLayout(text: "Music", font: font, numberOfLines: -1, width: .infinity).lineCount == 1)
    }

    /// The baseline is where San Francisco has it: capitals end there, `ascender` below the top.
    @Test func capitalsStandOnTheBaseline() throws {
        let font = UIFont.systemFont(ofSize: 50, weight: .bold)
        let canvas = Canvas()
        canvas.draw(TextLayout(text: "HHH", font: font), at: .zero, .black)
        let bitmap = try #require(canvas.finish()).bitmap(size: CGSize(width: 120, height: 70), scale: 2)
        let rows = (0..<bitmap.height).filter { y in
            (0..<bitmap.width).contains { bitmap[$0, y].a > 128 }
        }
        let top = CGFloat(try #require(rows.first)) / 2
        let bottom = CGFloat(try #require(rows.last) + 1) / 2
        #expect(abs(bottom - font.ascender) <= 0.5)
        #expect(abs(bottom - top - font.capHeight) <= 1)
    }

    @Test func measuringAgainCostsNoLayout() {
        var cache = LRUCache<Int, Int>(limit: 10)
        for key in 0..<100 {
            cache.insert(key, for: key)
            #expect(cache.count <= 10)
            #expect(cache.value(for: key) == key)
        }
        #expect(cache.value(for: 0) == nil)
    }
}
