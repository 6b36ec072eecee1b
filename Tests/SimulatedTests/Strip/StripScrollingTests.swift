import Simulator
import Testing
import UIKit

@testable import TabKit

@Suite("Where a strip scrolls") @MainActor struct StripScrollingTests {
    private let phone = Simulator(.iPhone16)
    private let book = PageBook()

    private func shown(count: Int = 12, _ change: (inout TabStripStyle) -> Void = { _ in }) throws -> TabsController {
        var style = TabStripStyle.scrollable
        change(&style)
        let items = (0..<count).map { book.item("\($0)", width: 100) }
        let tabs = TabsController(style: style, items: items)
        phone.show(tabs)
        try phone.settle()
        return tabs
    }

    private func screenX(_ id: String, in tabs: TabsController) -> CGFloat {
        (tabs.strip.frame(of: id)?.minX ?? -1) - tabs.strip.contentOffset
    }

    @Test("The selected tab comes to the middle, to the edge, or just into sight")
    func positions() throws {
        for (position, expected) in [(StripMetrics.ScrollPosition.center, 146.5), (.leading, 0), (.minimal, 293)] {
            for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
                phone.direction = direction
                let tabs = try shown { $0.scrollPosition = position }
                tabs.select("5", animated: true)
                try phone.settle()
                let isMirrored = direction == .rightToLeft
                let x = screenX("5", in: tabs)
                #expect(abs((isMirrored ? 293 - x : x) - expected) < 0.5, "\(position) \(direction): \(x)")
                tabs.select("4", animated: true)
                try phone.settle()
                let minimal = position == .minimal ? 193 : expected
                let y = screenX("4", in: tabs)
                #expect(abs((isMirrored ? 293 - y : y) - minimal) < 0.5, "\(position) \(direction): \(y)")
            }
        }
    }

    @Test("At most so many fixed tabs share the width; with more the strip scrolls", arguments: [2, 4, 12, 20])
    func visibleCount(limit: Int) throws {
        let tabs = try shown {
            $0 = .fixed
            $0.maximumVisibleCount = limit
        }
        let share = 393.0 / Double(min(limit, 12))
        #expect(tabs.strip.scrolls == (limit < 12))
        #expect(abs((tabs.strip.frame(of: "11")?.width ?? 0) - share) < 0.5)
        #expect(abs(tabs.strip.contentWidth - share * 12) < 0.5)
        tabs.select("11")
        phone.advance(0)
        #expect(abs(screenX("11", in: tabs) + share - 393) < 0.5)
    }

    @Test("A finger and a wheel move the strip, and leave the pages alone")
    func strip() throws {
        let tabs = try shown()
        let onStrip = CGPoint(x: 200, y: tabs.strip.frame.midY)
        phone.scroll(at: onStrip, by: CGPoint(x: 80, y: 0))
        try phone.settle()
        #expect(tabs.strip.contentOffset == 80 && tabs.pager.position == 0)
        phone.drag(from: CGPoint(x: 300, y: onStrip.y), to: CGPoint(x: 100, y: onStrip.y), over: 0.3)
        try phone.settle()
        let there = tabs.strip.contentOffset
        #expect(there > 200 && tabs.pager.position == 0)
        // It stays there until the selection moves, and then goes all the way.
        tabs.pager.insert(book.item("x", width: 100), at: 12)
        tabs.select("1", animated: true)
        try phone.settle()
        #expect(tabs.strip.contentOffset == 0)
    }

    @Test("A strip that no finger scrolls still follows the selection")
    func noFinger() throws {
        let tabs = try shown { $0.isScrollEnabled = false }
        let y = tabs.strip.frame.midY
        phone.drag(from: CGPoint(x: 300, y: y), to: CGPoint(x: 100, y: y), over: 0.3)
        phone.scroll(at: CGPoint(x: 200, y: y), by: CGPoint(x: 80, y: 0))
        try phone.settle()
        #expect(tabs.strip.contentOffset == 0)
        tabs.select("6", animated: true)
        try phone.settle()
        #expect(abs(screenX("6", in: tabs) - 146.5) < 0.5)
    }

    @Test("A thin strip can be touched beyond its edge")
    func hitOutsets() throws {
        let tabs = try shown(count: 3) {
            $0 = .fixed
            $0.height = 24
            $0.font = .systemFont(ofSize: 10)
        }
        let below = CGPoint(x: 196, y: tabs.strip.frame.maxY + 8)
        phone.tap(below)
        try phone.settle()
        #expect(tabs.selectedID == "0")
        tabs.strip.hitOutsets = UIEdgeInsets(top: 0, left: 0, bottom: 10, right: 0)
        phone.tap(below)
        try phone.settle()
        #expect(tabs.selectedID == "1")
        phone.tap(CGPoint(x: 60, y: tabs.strip.frame.maxY + 12))
        try phone.settle()
        #expect(tabs.selectedID == "1")
    }
}
