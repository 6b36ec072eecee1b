import Foundation
import Simulator
import Testing
import UIKit

@testable import TabKit

@Suite("What stays alive") @MainActor struct LifetimeTests {
    @Test("A hundred controllers of tabs, opened, used and closed, leave nothing behind")
    func hundredControllers() throws {
        let phone = Simulator(.iPhone16)
        let book = PageBook()
        let traces = Traces()
        for round in 0..<100 {
            let tabs = book.tabs(["a", "b", "c"], style: round % 2 == 0 ? .fixed : .scrollable)
            tabs.onSelect = { _ in }
            traces.add(
                tabs, tabs.strip, tabs.strip.solo, tabs.strip.solo.motion, tabs.pager, tabs.pager.motion,
                tabs.pager.watcher)
            phone.show(tabs)
            tabs.select("b", animated: true)
            // Every other one is closed in the middle of its movement, some under a finger.
            if round % 2 == 0 { try phone.settle() } else { phone.advance(0.05) }
            if round % 5 == 0 {
                phone.touchDown(at: CGPoint(x: 200, y: 500))
                phone.touchMove(to: CGPoint(x: 100, y: 500))
            }
            phone.touchUp()
        }
        phone.hide()
        try phone.settle()
        phone.advance(5)
        #expect(traces.aliveCount == 0, "\(traces.alive)")
        #expect(book.alive.isEmpty && book.problems.isEmpty)
        #expect(phone.isIdle)
    }

    @Test("Strips that work alone, closed while their indicator moves, leave nothing behind")
    func strips() throws {
        let phone = Simulator(.iPhone16)
        let traces = Traces()
        for _ in 0..<20 {
            let strip = TabStrip(items: (0..<4).map { TabItem(id: $0, title: "Tab \($0)") })
            strip.frame = CGRect(x: 0, y: 100, width: 393, height: 55)
            let root = UIViewController()
            root.view.addSubview(strip)
            traces.add(strip, strip.solo, strip.solo.motion, root)
            phone.show(root)
            strip.select(3, animated: true)
            phone.advance(0.05)
            #expect(!strip.isResting)
        }
        phone.hide()
        try phone.settle()
        #expect(traces.aliveCount == 0, "\(traces.alive)")
        #expect(phone.isIdle)
    }

    @Test("A thousand tabs: only those in sight have views, and only those near were measured")
    func thousandTabs() throws {
        let phone = Simulator(.iPhone16)
        let strip = TabStrip(style: .scrollable, items: (0..<1000).map { TabItem(id: $0, title: "Tab number \($0)") })
        strip.frame = CGRect(x: 0, y: 100, width: 393, height: 55)
        let root = UIViewController()
        root.view.addSubview(strip)
        phone.show(root)
        func measured() -> Int { (0..<1000).count { strip.layout.tab(at: $0)?.isEstimated == false } }
        #expect(strip.itemViews.count <= 6 && measured() <= 6)
        strip.select(900, animated: true)
        try phone.settle()
        #expect(strip.itemViews[900] != nil && strip.itemViews.count <= 6)
        #expect(strip.itemViews.count + strip.spareViews.count <= 16, "views are used again")
        #expect(measured() < 400, "what flew by in a frame's leap was not measured")
    }

    @Test("Memory does not grow over a minute of swipes, taps and pictures")
    func minuteOfSwiping() throws {
        let phone = Simulator(.iPhone16)
        let items = (0..<8).map { number in
            TabItem(id: number, title: "Tab \(number)") { UITableViewController(style: .insetGrouped) }
        }
        let tabs = TabsController(style: .scrollable, items: items)
        phone.show(tabs)
        func swipeAndTap(until end: TimeInterval) throws {
            while phone.now < end {
                phone.swipe(.left)
                _ = phone.screenshot(scale: 1)
                try phone.settle()
                phone.swipe(.right)
                try phone.settle()
                tabs.select(Int(phone.now) % 8, animated: true)
                try phone.settle()
            }
        }
        try swipeAndTap(until: 20)
        let warm = try residentBytes()
        try swipeAndTap(until: 80)
        let grown = try residentBytes() - warm
        #expect(grown < 6_000_000, "grown by \(grown / 1024) KiB in a minute")
    }

    @Test("Nothing runs at rest")
    func idle() throws {
        let phone = Simulator(.iPhone16)
        let tabs = PageBook().tabs(["a", "b"])
        phone.show(tabs)
        try phone.settle()
        #expect(phone.isIdle)
        try phone.tap(label: "Tab b")
        #expect(!phone.isIdle)
        try phone.settle()
        phone.touchDown(at: CGPoint(x: 300, y: 500))
        phone.touchMove(to: CGPoint(x: 280, y: 500))
        phone.touchCancel()
        try phone.settle()
        #expect(phone.isIdle && tabs.pager.isResting)
    }
}
