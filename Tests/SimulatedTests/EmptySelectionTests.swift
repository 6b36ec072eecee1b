import Simulator
import Testing
import UIKit

@testable import TabKit

@Suite("A selection that may be empty") @MainActor struct EmptySelectionTests {
    private func items() -> [TabItem] {
        ["a", "b", "c"].map { id in TabItem(id: id, title: "Tab \(id)") { UIViewController() } }
    }

    @Test("shows no page and no indicator, and a tap fills it again")
    func pager() throws {
        let phone = Simulator(.iPhone16)
        let tabs = TabsController(items: items(), selected: "b")
        var changes: [TabChange] = []
        tabs.onSelect = { changes.append($0) }
        phone.show(tabs)
        tabs.pager.deselect()
        #expect(tabs.selected == AnyHashable("b") && changes.isEmpty, "it is not allowed by itself")
        tabs.pager.allowsEmptySelection = true
        tabs.select("c", animated: true)
        phone.advance(0.1)
        tabs.pager.deselect()
        try phone.settle()
        #expect(tabs.selected == nil && tabs.selectedIndex == nil && tabs.pager.children.isEmpty)
        #expect(tabs.strip.indicatorFrame == nil && tabs.strip.indicator.isHidden)
        #expect(phone.accessibilityTree.flatMap(\.elements).allSatisfy { !$0.traits.contains("selected") })
        phone.swipe(.left)
        try phone.settle()
        #expect(tabs.selected == nil, "there is nothing to swipe")
        try phone.tap(label: "Tab a")
        try phone.settle()
        #expect(tabs.selected == AnyHashable("a") && tabs.pager.children.count == 1 && tabs.pager.position == 0)
        #expect(changes.map { $0.to?.base as? String } == ["c", nil, "a"] && changes.last?.reason == .tap)
        tabs.pager.deselect()
        tabs.pager.allowsEmptySelection = false
        #expect(tabs.selected == AnyHashable("a") && changes.last?.reason == .repair)
    }

    @Test("holds before a strip is shown, and sends no valueChanged for code")
    func strip() throws {
        let phone = Simulator(.iPhone16)
        let strip = TabStrip(style: .segmented, items: items())
        strip.frame = CGRect(x: 0, y: 100, width: 393, height: 48)
        var sent = 0
        strip.addAction(UIAction { _ in sent += 1 }, for: .valueChanged)
        strip.allowsEmptySelection = true
        strip.deselect()
        let root = UIViewController()
        root.view.addSubview(strip)
        phone.show(root)
        #expect(strip.selected == nil && strip.indicator.isHidden && sent == 0)
        try phone.tap(label: "Tab c")
        try phone.settle()
        #expect(strip.selected == AnyHashable("c") && !strip.indicator.isHidden && sent == 1)
    }
}
