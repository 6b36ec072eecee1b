import Simulator
import Testing
import UIKit

@testable import TabKit

@Suite("The look of a bar") @MainActor struct BarLookTests {
    private let phone = Simulator(.iPhone16)
    private let book = PageBook()

    private func show(_ count: Int = 3, on other: Simulator? = nil, change: (inout TabItem) -> Void = { _ in })
        -> TabBarController
    {
        let items = "abcde".prefix(count).map { id -> TabItem in
            var item = book.item(String(id))
            item.image = UIImage(systemName: "house")
            change(&item)
            return item
        }
        let tabs = TabBarController(items: items)
        (other ?? phone).show(tabs)
        (other ?? phone).advance(0.1)
        return tabs
    }

    private func view(_ id: String, _ tabs: TabBarController) -> TabItemView? { tabs.strip.itemViews[AnyHashable(id)] }

    @Test("answers a finger while it is down inside, and only then")
    func pressed() throws {
        let tabs = show()
        let item = try #require(view("b", tabs))
        phone.touchDown(at: CGPoint(x: 196, y: 790))
        phone.advance(0.2)
        #expect(item.isHighlighted && item.label.alpha == 0.4 && item.imageView.alpha == 0.4)
        phone.touchMove(to: CGPoint(x: 196, y: 500))
        #expect(!item.isHighlighted && item.label.alpha == 1)
        phone.touchMove(to: CGPoint(x: 196, y: 790))
        #expect(item.isHighlighted)
        phone.touchUp()
        #expect(tabs.selected == AnyHashable("b") && !item.isHighlighted)
    }

    @Test("keeps a locked colour, selected or not")
    func locked() {
        let tabs = show { if $0.id == AnyHashable("b") { $0.lockedColor = .systemPink } }
        for id in ["a", "b", "c"] {
            tabs.select(id)
            phone.advance(0.1)
            #expect(view("b", tabs)?.label.textColor == .systemPink)
            #expect(view("b", tabs)?.imageView.tintColor == .systemPink)
        }
        #expect(view("a", tabs)?.label.textColor == .systemGray)
        #expect(view("c", tabs)?.label.textColor == tabs.strip.tintColor)
    }

    @Test("has images above titles, and beside them in compact height and in regular width")
    func placement() throws {
        let isStacked = { (tabs: TabBarController) -> Bool? in
            self.view("a", tabs).map { $0.imageView.frame.maxY <= $0.label.frame.minY }
        }
        let tabs = show()
        #expect(isStacked(tabs) == true)
        phone.rotate(to: .landscapeLeft)
        try phone.settle()
        #expect(isStacked(tabs) == false)
        #expect(tabs.strip.bounds.height == 32)
        #expect(view("a", tabs)?.label.font.pointSize == 13)
        let large = Simulator(.iPhone16ProMax)
        large.rotate(to: .landscapeLeft)
        let wide = show(on: large)
        #expect(isStacked(wide) == false)
        // In the middle, each at least 76 points wide.
        let first = try #require(wide.strip.frame(of: "a"))
        let last = try #require(wide.strip.frame(of: "c"))
        #expect(first.width >= 76 && abs((first.minX + last.maxX) / 2 - 956 / 2.0) < 0.5)
    }

    @Test("fills the width, or stands in its middle", arguments: [TabStripStyle.Distribution.fill, .centered])
    func distribution(_ distribution: TabStripStyle.Distribution) throws {
        let tabs = show()
        tabs.strip.style.distribution = distribution
        phone.advance(0.1)
        let frames = try ["a", "b", "c"].map { try #require(tabs.strip.frame(of: $0)) }
        let isFilled = distribution == .fill
        #expect((frames[0].minX == 0) == isFilled)
        #expect(abs(frames[1].midX - 196.5) < 0.5)
        for (left, right) in zip(frames, frames.dropFirst()) { #expect(left.maxX == right.minX) }
    }

    @Test("has a material, a colour, a shadow and a hairline, down to the screen's edge")
    func background() {
        let tabs = show()
        #expect(tabs.strip.material?.isHidden == false)
        #expect(tabs.strip.material?.frame.maxY == 83)
        #expect(tabs.strip.separator.frame == CGRect(x: 0, y: 0, width: 393, height: 1 / 3.0))
        var style = TabStripStyle.bar
        style.backgroundMaterial = nil
        style.backgroundColor = .systemIndigo
        style.shadow = .init()
        style.separatorColor = nil
        style.height = 60
        tabs.strip.style = style
        phone.advance(0.1)
        #expect(tabs.strip.material?.isHidden == true)
        #expect(tabs.strip.background.backgroundColor == .systemIndigo)
        #expect(tabs.strip.background.layer.shadowOpacity == 1)
        #expect(tabs.strip.separator.isHidden)
        #expect(tabs.barFrame == CGRect(x: 0, y: 852 - 94, width: 393, height: 94))
        #expect(tabs.selectedViewController?.view.safeAreaInsets.bottom == 94)
    }

    @Test("has the strip's indicator: a line at the top, which goes where the selection goes")
    func indicator() throws {
        let tabs = show()
        tabs.strip.style.indicator.width = .fixed(44)
        tabs.strip.style.indicator.placement = .top
        phone.advance(0.1)
        #expect(tabs.strip.indicator.frame.minY == 0 && abs(tabs.strip.indicator.frame.width - 44) < 0.01)
        try phone.tap(label: "Tab c")
        try phone.settle()
        let frame = try #require(tabs.strip.frame(of: "c"))
        #expect(abs(tabs.strip.indicator.frame.midX - frame.midX) < 0.01)
    }

    @Test("B63: shows one selected item after any sequence of taps and commands")
    func oneSelected() throws {
        let tabs = show(4)
        tabs.strip.style.indicator.width = .tab
        tabs.select("a")
        let events = (0..<8).flatMap { first in (0..<8).map { (first, $0) } }
        for (first, second) in events {
            for event in [first, second] {
                if event < 4 {
                    phone.tap(CGPoint(x: 393 * (CGFloat(event) + 0.5) / 4, y: 790))
                } else {
                    tabs.selectedIndex = event - 4
                }
                try phone.settle()
                let selected = "abcd".map(String.init).filter { view($0, tabs)?.isSelected == true }
                #expect(selected == [String(Array("abcd")[event % 4])])
                #expect(!tabs.strip.indicator.isHidden)
                #expect(tabs.strip.position == Double(event % 4))
            }
        }
    }
}
