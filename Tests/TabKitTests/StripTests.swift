import Testing
import UIKit

@testable import TabKit

@Suite("A strip without a finger") @MainActor struct StripTests {
    private func strip(_ titles: [String], style: TabStripStyle = .fixed, width: CGFloat = 390) -> TabStrip {
        let strip = TabStrip(style: style, items: titles.enumerated().map { TabItem(id: $0.offset, title: $0.element) })
        // Whatever the device's language: these tests are about one direction.
        strip.semanticContentAttribute = .forceLeftToRight
        strip.frame = CGRect(x: 0, y: 0, width: width, height: 55)
        strip.layoutIfNeeded()
        return strip
    }

    @Test("Law 17: fixed tabs are equal shares of the width")
    func fixed() {
        let strip = strip(["A", "B", "C"])
        #expect((0..<3).map { strip.frame(of: $0)?.minX } == [0, 130, 260])
        #expect(strip.indicatorFrame?.minX == 0 && strip.indicatorFrame?.width == 130 && !strip.scrolls)
    }

    @Test("B02, B34: a selection before the first layout is in sight after it")
    func selectionBeforeLayout() {
        let strip = TabStrip(
            style: .scrollable,
            items: (0..<10).map { index in
                var item = TabItem(id: index, title: "")
                item.width = 90
                return item
            })
        strip.semanticContentAttribute = .forceLeftToRight
        strip.select(9)
        strip.frame = CGRect(x: 0, y: 0, width: 390, height: 55)
        strip.layoutIfNeeded()
        #expect(strip.contentOffset == 510 && strip.indicatorFrame?.minX == 810)
        strip.select(0)
        strip.layoutIfNeeded()
        #expect(strip.contentOffset == 0 && strip.indicatorFrame?.minX == 0)
    }

    @Test("Law 22: laying out twice changes nothing")
    func twice() {
        let strip = strip(["Music", "Books", "Films and more"], style: .automatic, width: 389.67)
        func frames() -> [CGRect?] {
            (0..<3).map { strip.frame(of: $0) } + [strip.indicatorFrame, strip.scrollView.bounds]
        }
        let before = frames()
        strip.setNeedsLayout()
        strip.layoutIfNeeded()
        #expect(frames() == before)
    }

    @Test("An update of one tab changes that tab")
    func update() {
        let strip = strip(["A", "B", "C"], style: .scrollable)
        let (before, after) = (strip.frame(of: 2), strip.frame(of: 0))
        strip.update(TabItem(id: 1, title: "A much longer title", badge: .count(3)))
        #expect(strip.items[1].title == "A much longer title" && strip.items[1].badge == .count(3))
        #expect(strip.frame(of: 0) == after)
        #expect((strip.frame(of: 2)?.minX ?? 0) > (before?.minX ?? 0))
    }

    @Test("Law 23: a tab bar whose elements are its tabs, with label, value and traits")
    func accessibility() {
        var named = TabItem(id: 2, title: "", isEnabled: false)
        named.accessibilityLabel = "Search"
        let strip = TabStrip(items: [
            TabItem(id: 0, title: "Music", badge: .count(3)), TabItem(id: 1, title: "Books", badge: .dot), named,
        ])
        let elements = (0..<strip.accessibilityElementCount()).compactMap {
            strip.accessibilityElement(at: $0) as? UIAccessibilityElement
        }
        #expect(strip.accessibilityTraits == .tabBar && !strip.isAccessibilityElement)
        #expect(elements.map(\.accessibilityLabel) == ["Music", "Books", "Search"])
        #expect(elements.map(\.accessibilityValue) == ["3", nil, nil])
        #expect(elements.map(\.accessibilityTraits) == [[.button, .selected], .button, [.button, .notEnabled]])
        #expect(elements.map { strip.index(ofAccessibilityElement: $0) } == [0, 1, 2])
        #expect(strip.accessibilityElement(at: 3) == nil)
        #expect(elements[2].accessibilityActivate() == false && strip.selectedIndex == 0)
    }

    @Test("Law 23: an element stays the same while the list changes, and follows the selection")
    func stableElements() {
        let strip = strip(["A", "B"])
        let element = strip.accessibilityElement(at: 1) as? UIAccessibilityElement
        strip.insert(TabItem(id: 7, title: "New"), at: 0)
        #expect(strip.accessibilityElement(at: 2) as? UIAccessibilityElement === element)
        strip.select(1)
        #expect(element?.accessibilityTraits == [.button, .selected])
    }

    @Test("B16: two tabs with one title are two tabs")
    func sameTitle() {
        let strip = strip(["C", "A", "C"])
        strip.select(2)
        #expect(strip.itemViews.values.filter(\.isSelected).compactMap(\.id) == [AnyHashable(2)])
        strip.remove(0)
        #expect(strip.selected == AnyHashable(2) && strip.selectedIndex == 1)
    }

    @Test("Only the tabs in sight have views")
    func viewsInSight() {
        let strip = strip((0..<1000).map { "Tab \($0)" }, style: .scrollable)
        #expect(strip.itemViews.count < 12 && strip.scrollView.subviews.count < 16)
        strip.select(500)
        strip.layoutIfNeeded()
        #expect(strip.itemViews.count < 12 && strip.itemViews[500] != nil)
    }

    @Test("Tabs that have moved are still what they were, in a strip and in a pager")
    func moved() {
        let items = (0..<4).map { TabItem(id: $0, title: "Tab \($0)") }
        let strip = TabStrip(items: items)
        let pager = TabPager(items: items)
        strip.move(3, to: 0)
        pager.move(3, to: 0)
        for moved in [strip.items, pager.items] {
            #expect(moved.map(\.title) == ["Tab 3", "Tab 0", "Tab 1", "Tab 2"])
            #expect(moved.map(\.id) == [3, 0, 1, 2].map(AnyHashable.init))
        }
        #expect(pager.item(for: 3)?.title == "Tab 3" && pager.item(for: 4) == nil)
    }

    @Test("Law 6: a strip alone has no pages, and moves at once off screen")
    func alone() {
        let strip = strip(["A", "B"])
        var changes: [TabChange] = []
        strip.onSelect = { changes.append($0) }
        #expect(strip.select(1, animated: true) && strip.isResting && strip.position == 1)
        #expect(changes == [.init(from: 0, to: 1, reason: .code)])
    }
}

@Suite("What styles and badges are") @MainActor struct StyleTests {
    @Test("The presets")
    func presets() {
        for style in [TabStripStyle.fixed, .scrollable, .automatic] {
            #expect(
                style.height == 55 && style.indicator.height == 3 && style.imageSize == 18 && style.imagePadding == 10)
        }
        #expect([TabStripStyle.fixed, .scrollable, .automatic].map(\.mode) == [.fixed, .scrollable, .automatic])
    }

    @Test("Styles with the same values are equal, and a change of one makes them differ")
    func equality() {
        var style = TabStripStyle.fixed
        #expect(style == .fixed)
        style.indicator.width = .label
        #expect(style != .fixed && style.hashValue != TabStripStyle.fixed.hashValue)
    }

    @Test(
        "B61: what a badge shows",
        arguments: [
            (TabBadge.dot, ""), (.count(3), "3"), (.count(0), nil), (.count(-2), nil), (.text("new"), "new"),
            (.text(""), nil),
        ] as [(TabBadge, String?)])
    func badges(badge: TabBadge, text: String?) {
        #expect(badge.text == text)
    }

    @Test("B61: a badge that is cleared twice takes no room")
    func clearedBadge() {
        let strip = TabStrip(
            style: .scrollable, items: [TabItem(id: 0, title: "Music"), TabItem(id: 1, title: "Books")])
        strip.frame = CGRect(x: 0, y: 0, width: 390, height: 55)
        strip.layoutIfNeeded()
        let bare = strip.frame(of: 0)?.width ?? 0
        strip.update(TabItem(id: 0, title: "Music", badge: .text("12")))
        #expect((strip.frame(of: 0)?.width ?? 0) > bare)
        for badge in [nil, nil, TabBadge.text("")] {
            strip.update(TabItem(id: 0, title: "Music", badge: badge))
            #expect(strip.frame(of: 0)?.width == bare)
        }
    }
}
