import Simulator
import Testing
import UIKit

@testable import TabKit

@Suite("A strip with large text") @MainActor struct LargeTextTests {
    private let phone = Simulator(.iPhone16)

    private func strip(_ style: TabStripStyle, hasImages: Bool = true) -> TabStrip {
        let names = ["Music", "Movies", "Books"]
        let image = hasImages ? UIImage(systemName: "star") : nil
        let strip = TabStrip(style: style, items: names.map { TabItem(id: $0, title: $0, image: image) })
        let page = UIViewController()
        phone.show(page)
        page.view.addSubview(strip)
        strip.frame = CGRect(x: 0, y: 100, width: 393, height: strip.preferredHeight)
        phone.advance(0.1)
        return strip
    }

    private func side(_ strip: TabStrip) -> CGFloat { strip.itemViews["Music"]?.imageView.frame.width ?? 0 }

    @Test("has larger images, as symbols grow with the text beside them")
    func images() {
        var sides: [CGFloat] = []
        for size in [.extraSmall, .large, .extraExtraExtraLarge, .accessibilityExtraLarge] as [UIContentSizeCategory] {
            phone.textSize = size
            sides.append(side(strip(.scrollable)))
        }
        #expect(sides[1] == 18)
        #expect(sides == sides.sorted() && Set(sides).count == 4)
    }

    @Test("has images above titles where they would leave the titles no room in equal shares")
    func stacked() {
        phone.textSize = .accessibilityLarge
        let strip = strip(.fixed)
        for name in ["Music", "Movies", "Books"] { #expect(!strip.isTitleTruncated(of: name)) }
        let view = strip.itemViews["Music"]
        #expect(view.map { $0.imageView.frame.maxY <= $0.label.frame.minY } == true)
        #expect(view.map { $0.imageView.frame.minY >= 0 && $0.label.frame.maxY <= strip.bounds.height } == true)
        phone.textSize = .large
        #expect(self.strip(.fixed).preferredHeight == 55)
    }

    @Test("is as high as its titles need if there are no images")
    func titles() {
        phone.textSize = .accessibilityLarge
        #expect(strip(.fixed, hasImages: false).preferredHeight < strip(.fixed).preferredHeight)
    }

    @Test("keeps the size of what doesn't grow: a bar's text and images")
    func bar() {
        phone.textSize = .accessibilityExtraExtraExtraLarge
        let strip = strip(.bar)
        #expect(strip.preferredHeight == 49)
        #expect(side(strip) == 25)
    }
}
