import TabKit
import Testing
import UIKit

@Suite("Selection by code", .serialized) @MainActor struct SelectionTests {
    private let probe = Probe()

    @Test("Law 3: an unknown or disabled id, or an index out of range, is refused and changes nothing")
    func refused() {
        let tabs = TabsController(items: [probe.item("a"), probe.item("b", isEnabled: false), probe.item("c")])
        var events = 0
        tabs.onSelect = { _ in events += 1 }
        #expect(!tabs.select("b") && !tabs.select("z") && !tabs.select(7))
        #expect([-1, 1, 3, .max].allSatisfy { !tabs.select(index: $0) })
        #expect(tabs.selected == AnyHashable("a") && events == 0)
        #expect(tabs.select("a") && events == 0, "the selected tab is no change, and no fault")
        #expect(tabs.select(index: 2) && events == 1)
    }

    @Test("Law 6: a handler hears of each change once, after it")
    func changes() {
        let tabs = TabsController(items: probe.items("a", "b", "c"))
        var changes: [TabChange] = []
        tabs.onSelect = { [unowned tabs] change in
            #expect(tabs.selected == change.to && tabs.strip.selected == change.to)
            changes.append(change)
        }
        tabs.select("b")
        tabs.select("b")
        tabs.layOut()
        tabs.select("c", animated: true)
        #expect(changes == [.init(from: "a", to: "b", reason: .code), .init(from: "b", to: "c", reason: .code)])
    }

    @Test("Law 8: code is not asked, a choice is asked once")
    func asked() {
        let pager = TabPager(items: probe.items("a", "b", "c"))
        var asked: [AnyHashable] = []
        pager.shouldSelect = {
            asked.append($0)
            return $0 != AnyHashable("c")
        }
        pager.select("b")
        #expect(asked.isEmpty)
        #expect(!pager.choose("c", reason: .tap) && pager.selected == AnyHashable("b"))
        #expect(pager.choose("a", reason: .key) && pager.selected == AnyHashable("a"))
        #expect(asked == [AnyHashable("c"), AnyHashable("a")])
    }

    @Test("Law 7: a choice of the selected tab is a reselection; code's is nothing")
    func reselection() {
        let pager = TabPager(items: probe.items("a", "b"))
        var (changes, reselected) = (0, 0)
        pager.onSelect = { _ in changes += 1 }
        pager.onReselect = { _ in reselected += 1 }
        pager.select("a")
        #expect(reselected == 0)
        pager.choose("a", reason: .tap)
        #expect(reselected == 1 && changes == 0)
    }

    @Test("Law 2: without an enabled tab nothing is selected, and the indicator is hidden")
    func nothing() {
        let tabs = TabsController(items: [probe.item("a", isEnabled: false)])
        tabs.layOut()
        #expect(tabs.selected == nil && tabs.strip.indicatorFrame == nil && tabs.pager.children.isEmpty)
        tabs.apply(probe.items("a"))
        #expect(tabs.selected == AnyHashable("a") && tabs.strip.indicatorFrame != nil && tabs.pager.children.count == 1)
    }

    @Test("B42: .valueChanged is sent for the user's changes only")
    func valueChanged() {
        let strip = TabStrip(items: probe.items("a", "b", "c"), selected: "b")
        var sent = 0
        strip.addAction(UIAction { _ in sent += 1 }, for: .valueChanged)
        strip.select("c")
        strip.select("c")
        #expect(sent == 0)
        let element = strip.accessibilityElement(at: 0) as? UIAccessibilityElement
        for _ in 0..<2 { #expect(element?.accessibilityActivate() == true) }
        #expect(sent == 1 && strip.selected == AnyHashable("a"))
    }

    @Test("Law 5: edits keep the selected tab; when it goes, one repair is told")
    func edits() {
        let tabs = TabsController(items: probe.items("a", "b", "c"), selected: "b")
        var changes: [TabChange] = []
        tabs.onSelect = { changes.append($0) }
        tabs.layOut()
        tabs.pager.insert(probe.item("x"), at: 0)
        tabs.pager.move("c", to: 0)
        #expect(tabs.selectedIndex == 3 && changes.isEmpty && probe.made == ["b": 1])
        tabs.pager.remove("b")
        #expect(changes == [.init(from: "b", to: "a", reason: .repair)])
        tabs.apply([])
        #expect(tabs.selected == nil && changes.count == 2 && tabs.pager.children.isEmpty)
    }

    @Test("Law 1: of tabs with one id the first is kept, and the fault is reported")
    func repeatedIDs() {
        let old = TabFaults.handler
        defer { TabFaults.handler = old }
        var faults: [String] = []
        TabFaults.handler = { faults.append($0) }
        let pager = TabPager(items: [
            TabItem(id: 1, title: "first"), TabItem(id: 1, title: "second"), TabItem(id: 2, title: ""),
        ])
        #expect(pager.items.map(\.title) == ["first", ""] && faults.count == 1)
        pager.insert(TabItem(id: 2, title: "third"), at: 0)
        pager.remove(9)
        #expect(pager.items.map(\.title) == ["first", ""] && faults.count == 3)
    }
}
