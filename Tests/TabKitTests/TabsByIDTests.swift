import Testing
import UIKit

@testable import TabKit

/// Tabs that are given by their ids, and get an item when it is needed.
@Suite("Tabs given by their ids") @MainActor struct TabsByIDTests {
    /// Counts which items were made, and how often.
    @MainActor final class Maker {
        var made: [Int: Int] = [:]
        var suffix = ""

        func item(_ id: Int) -> TabItem {
            made[id, default: 0] += 1
            return TabItem(id: id, title: "Tab \(id)\(suffix)")
        }
    }

    private let maker = Maker()

    private func tabs(_ ids: Range<Int>, selected: Int? = nil) -> TabsController {
        let tabs = TabsController(style: .scrollable, ids: Array(ids), selected: selected, item: maker.item)
        tabs.layOut()
        return tabs
    }

    private func faults(_ body: () -> Void) -> [String] {
        let old = TabFaults.handler
        defer { TabFaults.handler = old }
        var faults: [String] = []
        TabFaults.handler = { faults.append($0) }
        body()
        return faults
    }

    @Test("Of a hundred thousand tabs those in sight get an item, once each")
    func onDemand() {
        let tabs = tabs(0..<100_000, selected: 50_000)
        #expect(tabs.pager.count == 100_000 && tabs.selectedIndex == 50_000 && tabs.pager.position == 50_000)
        #expect(tabs.strip.frame(of: 50_000)?.isEmpty == false)
        tabs.select(99_999)
        tabs.select(index: 3)
        tabs.view.layoutIfNeeded()
        #expect(tabs.selected == AnyHashable(3) && !tabs.select(100_000))
        #expect(maker.made.count < 100 && maker.made.values.allSatisfy { $0 == 1 })
        #expect(maker.made[50_000] == 1 && maker.made[70_000] == nil)
        #expect(tabs.pager.item(for: 70_000)?.title == "Tab 70000" && tabs.pager.item(for: 70_000) != nil)
        #expect(maker.made[70_000] == 1 && tabs.pager.item(for: -1) == nil && tabs.pager.item(for: "a") == nil)
    }

    @Test("Edits are those of any list")
    func edits() {
        let tabs = tabs(0..<1000, selected: 500)
        tabs.pager.insert(TabItem(id: "new", title: "New"), at: 0)
        tabs.pager.remove(500)
        #expect(tabs.selected == AnyHashable(501) && tabs.pager.count == 1000)
        tabs.pager.move(999, to: 0)
        tabs.pager.update(TabItem(id: 7, title: "Seven", isEnabled: false))
        tabs.view.layoutIfNeeded()
        #expect(tabs.items.prefix(3).map(\.title) == ["Tab 999", "New", "Tab 0"] && tabs.items.count == 1000)
        #expect(!tabs.select(7) && tabs.pager.item(for: 7)?.title == "Seven" && tabs.pager.item(for: 500) == nil)
        #expect(tabs.select("new") && tabs.selectedIndex == 1 && tabs.select(999) && tabs.selectedIndex == 0)
        tabs.pager.insert(TabItem(id: 500, title: "Back"), at: 2)
        #expect(tabs.items[2].title == "Back")
        #expect(maker.made.values.allSatisfy { $0 == 1 })
    }

    @Test("Other ids: tabs that stay keep their place, and those that were seen are compared")
    func apply() {
        let tabs = tabs(0..<1000, selected: 500)
        let seen = maker.made.count
        maker.suffix = "!"
        tabs.apply(ids: Array(400..<2000), item: maker.item)
        tabs.view.layoutIfNeeded()
        #expect(tabs.selected == AnyHashable(500) && tabs.selectedIndex == 100 && tabs.pager.count == 1600)
        #expect(
            tabs.strip.itemViews[500]?.accessibilityLabel == "Tab 500!"
                || tabs.pager.item(for: 500)?.title == "Tab 500!")
        #expect(maker.made.count < seen + 40)
        // From ids to items, and back.
        tabs.apply([TabItem(id: 500, title: "Five hundred"), TabItem(id: "x", title: "X", isEnabled: false)])
        #expect(tabs.items.map(\.title) == ["Five hundred", "X"] && tabs.selected == AnyHashable(500))
        tabs.apply(ids: [1, 500], item: maker.item)
        #expect(tabs.items.map(\.title) == ["Tab 1!", "Tab 500!"] && tabs.selectedIndex == 1)
        tabs.apply(ids: [Int](), item: maker.item)
        #expect(tabs.items.isEmpty && tabs.selected == nil)
    }

    @Test("A strip that works alone takes ids too")
    func strip() {
        let strip = TabStrip(style: .scrollable, ids: ["a", "b", "c"], selected: "b") { TabItem(id: $0, title: $0) }
        strip.frame = CGRect(x: 0, y: 0, width: 390, height: 55)
        strip.layoutIfNeeded()
        #expect(strip.items.map(\.title) == ["a", "b", "c"] && strip.selected == AnyHashable("b"))
        strip.apply(ids: ["c", "b"]) { TabItem(id: $0, title: $0.uppercased()) }
        #expect(strip.items.map(\.title) == ["C", "B"] && strip.selectedIndex == 1)
    }

    @Test("Law 1: repeated ids, and items that don't fit theirs, are reported, and the list is as it should be")
    func bad() {
        var pager = TabPager()
        #expect(
            faults { pager = TabPager(ids: [1, 2, 1, 3], selected: 9) { TabItem(id: $0, title: "\($0)") } }.count == 2)
        #expect(pager.items.map(\.title) == ["1", "2", "3"] && pager.selected == AnyHashable(1))
        pager = TabPager(ids: [1, 2]) { TabItem(id: $0 + 1, title: "\($0)") }
        var item: TabItem?
        #expect(faults { item = pager.item(for: 1) }.count == 1 && item?.id == AnyHashable(1))
        pager = TabPager(ids: [1, 2]) { TabItem.action(id: $0, title: "\($0)") {} }
        #expect(faults { item = pager.item(for: 2) }.count == 1 && item?.isEnabled == true && pager.select(2))
    }
}

@Suite("Repeated ids of disabled tabs") @MainActor struct RepeatedItemTests {
    @Test("Law 1: of items with one id the first counts, with whether it is enabled")
    func disabled() {
        let old = TabFaults.handler
        defer { TabFaults.handler = old }
        var faults = 0
        TabFaults.handler = { _ in faults += 1 }
        let pager = TabPager(items: [
            TabItem(id: 1, title: "A", isEnabled: false), TabItem(id: 2, title: "B"),
            TabItem(id: 1, title: "C"), TabItem(id: 2, title: "D", isEnabled: false), TabItem(id: 3, title: "E"),
            TabItem.action(id: 4, title: "F") {}, TabItem(id: 5, title: "G"),
        ])
        #expect(faults == 2 && pager.items.map(\.title) == ["A", "B", "E", "F", "G"])
        #expect([1, 2, 3, 4, 5].map { pager.select($0) } == [false, true, true, false, true])
    }
}

/// What an item holds is let go of with its tab.
@Suite("What items hold") @MainActor struct ItemLifetimeTests {
    private final class Held {}

    @Test("A removed tab's content goes, and that of an updated one")
    func removed() {
        weak var first: Held?
        weak var second: Held?
        let pager: TabPager
        do {
            let (a, b) = (Held(), Held())
            (first, second) = (a, b)
            pager = TabPager(items: [
                TabItem(id: 1, title: "A") { withExtendedLifetime(a) { UIViewController() } },
                TabItem(id: 2, title: "B") { withExtendedLifetime(b) { UIViewController() } },
                TabItem(id: 3, title: "C"),
            ])
        }
        #expect(first != nil && second != nil)
        pager.remove(1)
        #expect(first == nil && second != nil)
        pager.update(TabItem(id: 2, title: "B, too"))
        #expect(second == nil && pager.items.map(\.title) == ["B, too", "C"])
    }
}
