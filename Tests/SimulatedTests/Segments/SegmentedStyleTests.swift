import Simulator
import TabKit
import Testing
import UIKit

/// The segmented look of a strip, under a finger.
@MainActor struct SegmentedStyleTests {
    private let phone = Simulator(.iPhone16)
    private let titles = ["Photos", "Info", "Guests"]

    private func show(_ titles: [String], style: TabStripStyle = .segmented) -> TabsController {
        let tabs = TabsController(style: style, items: titles.map { TabItem(id: $0, title: $0) })
        phone.show(tabs)
        return tabs
    }

    /// A point of a tab's middle on the screen.
    private func middle(of id: String, in strip: TabStrip) throws -> CGPoint {
        let frame = try #require(strip.frame(of: id))
        return strip.convert(CGPoint(x: frame.midX - strip.contentOffset, y: frame.midY), to: nil)
    }

    @Test func segmentsAreEquallyWideWhileTheyFit() throws {
        let tabs = show(["A", "A longer one", "B"])
        #expect(
            try ["A", "A longer one", "B"].map { try #require(tabs.strip.frame(of: $0)).width }.allSatisfy {
                abs($0 - 361 / 3) < 0.01
            })
        #expect(tabs.strip.bounds.height == 48 && !tabs.strip.scrolls)
    }

    @Test func noSwipeByDefaultAndSwipeOnRequest() throws {
        let tabs = show(titles)
        phone.swipe(.left)
        try phone.settle()
        #expect(tabs.selectedIndex == 0)
        tabs.pager.isSwipeEnabled = true
        phone.swipe(.left)
        try phone.settle()
        #expect(tabs.selectedIndex == 1)
    }

    @Test func fingerSlidesThePillAndChoosesWhereItLifts() throws {
        let tabs = show(titles)
        var changes: [String] = []
        var values = 0
        tabs.onSelect = { changes.append("\($0.to?.base ?? "-") \($0.reason)") }
        tabs.strip.addAction(UIAction { _ in values += 1 }, for: .valueChanged)
        let (start, end) = (try middle(of: "Photos", in: tabs.strip), try middle(of: "Guests", in: tabs.strip))
        phone.touchDown(at: start)
        phone.touchMove(to: CGPoint(x: (start.x + end.x) / 2, y: start.y), over: 0.2)
        let half = try #require(tabs.strip.indicatorFrame)
        #expect(abs(half.midX - 393 / 2) < 1 && tabs.selectedIndex == 0 && tabs.pager.position == 0)
        phone.touchMove(to: CGPoint(x: 500, y: start.y + 200), over: 0.2)
        let last = try #require(tabs.strip.indicatorFrame)
        #expect(last == tabs.strip.frame(of: "Guests") && changes.isEmpty)
        phone.touchUp()
        phone.advance(0.1)
        #expect(tabs.strip.indicatorFrame == last && tabs.pager.position > 0 && tabs.pager.position < 2)
        try phone.settle()
        #expect(tabs.selectedIndex == 2 && changes == ["Guests tap"] && values == 1)
        #expect(tabs.strip.indicatorFrame == last)
    }

    @Test func pillGoesBackWhenRefused() throws {
        let tabs = show(titles)
        tabs.shouldSelect = { $0 != AnyHashable("Guests") }
        let home = tabs.strip.indicatorFrame
        phone.drag(
            from: try middle(of: "Photos", in: tabs.strip), to: try middle(of: "Guests", in: tabs.strip), over: 0.3)
        try phone.settle()
        #expect(tabs.selectedIndex == 0 && tabs.strip.indicatorFrame == home)
    }

    @Test func pillPassesOverADisabledSegment() throws {
        let tabs = show(titles)
        var items = tabs.items
        items[2].isEnabled = false
        tabs.apply(items)
        phone.drag(
            from: try middle(of: "Photos", in: tabs.strip), to: try middle(of: "Guests", in: tabs.strip), over: 0.3)
        try phone.settle()
        #expect(tabs.selectedIndex == 1)
    }

    @Test func dragBesideThePillScrollsAndATapOnItChoosesAgain() throws {
        let many = (1...9).map { "Segment number \($0)" }
        let tabs = show(many)
        #expect(tabs.strip.scrolls)
        var again = 0
        tabs.onReselect = { _ in again += 1 }
        phone.tap(try middle(of: many[0], in: tabs.strip))
        #expect(again == 1)
        let start = try middle(of: many[1], in: tabs.strip)
        phone.drag(from: start, to: CGPoint(x: start.x - 150, y: start.y), over: 0.3, hold: 0.2)
        try phone.settle()
        #expect(tabs.strip.contentOffset > 100 && tabs.selectedIndex == 0)
    }

    @Test func pillMirrorsRightToLeft() throws {
        phone.direction = .rightToLeft
        let tabs = show(titles)
        phone.drag(
            from: try middle(of: "Photos", in: tabs.strip), to: try middle(of: "Info", in: tabs.strip), over: 0.3)
        try phone.settle()
        #expect(tabs.selectedIndex == 1)
        let (photos, info) = (try #require(tabs.strip.frame(of: "Photos")), try #require(tabs.strip.frame(of: "Info")))
        #expect(info.maxX <= photos.minX + 0.01)
    }

    @Test func editUnderTheFingerLetsGoOfThePill() throws {
        let tabs = show(titles)
        let start = try middle(of: "Photos", in: tabs.strip)
        phone.touchDown(at: start)
        phone.touchMove(to: CGPoint(x: start.x + 60, y: start.y), over: 0.2)
        tabs.pager.remove("Photos")
        phone.touchUp()
        try phone.settle()
        #expect(tabs.selected == AnyHashable("Info") && tabs.strip.indicatorFrame == tabs.strip.frame(of: "Info"))
    }

    @Test func stripGrowsWithTheText() {
        let tabs = show(titles)
        phone.textSize = .accessibilityExtraLarge
        #expect(tabs.strip.bounds.height > 60)
        #expect(tabs.pager.additionalSafeAreaInsets.top == tabs.strip.bounds.height)
    }

    @Test func titleHasItsSelectedColourExactlyWhereThePillIs() throws {
        var style = TabStripStyle.segmented
        style.track?.color = .black
        style.indicator.color = .white
        style.indicator.shadow = nil
        style.indicator.horizontalInset = 0
        style.dividerColor = nil
        style.titleColor = .init(normal: .red, selected: .blue)
        let tabs = show(["MMMMMMMM", "MMMMMMMMM"], style: style)
        tabs.pager.isSwipeEnabled = true
        phone.touchDown(at: CGPoint(x: 300, y: 500))
        phone.touchMove(to: CGPoint(x: 100, y: 500), over: 0.2)
        let strip = tabs.strip
        let pill = try #require(strip.indicatorFrame)
        let picture = try #require(phone.screenshot([], scale: 3))
        let y = strip.convert(CGPoint(x: 0, y: strip.bounds.midY), to: nil).y
        var seen: (red: [Int], blue: [Int]) = ([], [])
        for x in 0..<(393 * 3) {
            guard let pixel = picture.pixel(at: CGPoint(x: (CGFloat(x) + 0.5) / 3, y: y)) else { continue }
            if pixel.red > 150, pixel.blue < 80 { seen.red.append(x) }
            if pixel.blue > 150, pixel.red < 80 { seen.blue.append(x) }
        }
        #expect(!seen.red.isEmpty && !seen.blue.isEmpty)
        let (left, right) = (Int(pill.minX * 3), Int(pill.maxX * 3))
        #expect(seen.blue.allSatisfy { left - 1 <= $0 && $0 <= right + 1 })
        #expect(seen.red.allSatisfy { $0 <= left + 1 || right - 1 <= $0 })
        phone.touchUp()
    }
}
