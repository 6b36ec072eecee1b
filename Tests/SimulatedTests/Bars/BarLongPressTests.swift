import Simulator
import Testing
import UIKit

@testable import TabKit

@Suite("A finger that rests on a tab of a bar") @MainActor struct BarLongPressTests {
    private final class Log { var entries: [String] = [] }

    private let phone = Simulator(.iPhone16)
    private let book = PageBook()
    private let log = Log()

    private func menu(_ titles: String...) -> UIMenu {
        UIMenu(children: titles.map { title in UIAction(title: title) { [log] _ in log.entries.append(title) } })
    }

    private func show() -> TabBarController {
        var add = TabItem.action(id: "add", title: "Add", menu: menu("Photo", "Note")) { [log] in
            log.entries.append("add")
        }
        add.height = 66
        let tabs = TabBarController(items: [book.item("a"), add, book.item("b")])
        tabs.onSelect = { [log] in log.entries.append($0.to?.base as? String ?? "") }
        phone.show(tabs)
        return tabs
    }

    private var labels: [String] { phone.accessibilityTree.flatMap(\.elements).compactMap(\.label) }
    private let middle = CGPoint(x: 393 / 2, y: 760)

    @Test("opens the action's menu, also where it reaches above the bar, and does not run the action")
    func menuOfAction() throws {
        let tabs = show()
        phone.longPress(middle)
        try phone.settle()
        #expect(log.entries.isEmpty)
        #expect(labels == ["Photo", "Note", "Dismiss context menu"])
        try phone.tap(label: "Note")
        try phone.settle()
        phone.tap(middle)
        #expect(log.entries == ["Note", "add"])
        #expect(tabs.selected == AnyHashable("a"))
        #expect(tabs.strip.itemViews["add"]?.imageView.alpha == 1)
    }

    @Test("opens any tab's menu, which does not select it; a tab without one is tapped")
    func menuOfTab() throws {
        let tabs = show()
        phone.longPress(CGPoint(x: 340, y: 790))
        #expect(log.entries == ["b"])
        var item = book.item("a")
        item.menu = menu("Mark as Read")
        tabs.update(item)
        phone.longPress(CGPoint(x: 60, y: 790))
        try phone.settle()
        try phone.tap(label: "Mark as Read")
        #expect(log.entries == ["b", "Mark as Read"])
        item.isEnabled = false
        tabs.update(item)
        phone.longPress(CGPoint(x: 60, y: 790))
        try phone.settle()
        #expect(!labels.contains("Mark as Read"))
        item.isEnabled = true
        item.menu = nil
        tabs.update(item)
        phone.longPress(CGPoint(x: 60, y: 790))
        #expect(log.entries == ["b", "Mark as Read", "a"])
    }

    @Test("VoiceOver finds the menu in the tab's actions")
    func actions() throws {
        _ = show()
        let node = phone.accessibilityTree.flatMap(\.elements).first { $0.label == "Add" }
        #expect(node?.actions == ["Photo", "Note"])
        #expect(try phone.perform(action: "Photo", label: "Add"))
        #expect(log.entries == ["Photo"])
        #expect(phone.accessibilityTree.flatMap(\.elements).first { $0.label == "Tab a" }?.actions == [])
    }

    @Test("scrolls the strip when it moves, and opens nothing")
    func scrolls() throws {
        var items = ["a", "b", "c", "d", "e", "f", "g", "h"].map { book.item($0) }
        items[4].menu = menu("Never")
        let tabs = TabBarController(items: items)
        phone.show(tabs)
        phone.drag(from: CGPoint(x: 350, y: 790), to: CGPoint(x: 150, y: 790), over: 0.2)
        try phone.settle()
        #expect(tabs.strip.contentOffset > 100)
        #expect(!labels.contains("Never"))
        #expect(tabs.selected == AnyHashable("a"))
    }

    @Test("at accessibility sizes shows tabs large, slides between them, and selects where it lifts")
    func large() throws {
        phone.textSize = .accessibilityLarge
        let tabs = show()
        phone.touchDown(at: CGPoint(x: 60, y: 790))
        phone.advance(0.6)
        #expect(phone.window.subviews.count == 2)
        phone.touchMove(to: CGPoint(x: 340, y: 790), over: 0.3)
        #expect(tabs.selected == AnyHashable("a"))
        #expect(log.entries.isEmpty)
        phone.touchUp()
        try phone.settle()
        #expect(log.entries == ["b"])
        #expect(phone.window.subviews.count == 1)
        // A tab with a menu opens that.
        phone.longPress(middle)
        try phone.settle()
        #expect(labels.contains("Photo"))
    }

    @Test("is a tap on a strip whose text grows")
    func growing() {
        phone.textSize = .accessibilityLarge
        let tabs = TabsController(style: .segmented, items: [book.item("a"), book.item("b")])
        phone.show(tabs)
        #expect(tabs.strip.interactions.isEmpty)
        tabs.strip.style.adjustsFontForContentSizeCategory = false
        #expect(tabs.strip.interactions.count == 1)
        tabs.strip.style.adjustsFontForContentSizeCategory = true
        #expect(tabs.strip.interactions.isEmpty)
    }
}
