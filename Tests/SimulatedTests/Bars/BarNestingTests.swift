import Simulator
import Testing
import UIKit

@testable import TabKit

@Suite("A bar and a strip in each other") @MainActor struct BarNestingTests {
    private let phone = Simulator(.iPhone16)
    private let book = PageBook()
    private let insets = UIEdgeInsets(top: 114, left: 0, bottom: 83, right: 0)

    @Test("a strip in a tab of a bar has the bar's room, and the selection of each is its own")
    func stripInBar() throws {
        let inner = book.tabs(["x", "y", "z"])
        let tabs = TabBarController(items: [TabItem(id: "strip", title: "Strip") { inner }, book.item("b")])
        phone.show(tabs)
        phone.advance(0.1)
        #expect(book.appeared == ["x"])
        #expect(inner.pager.store[AnyHashable("x")]?.view.safeAreaInsets == insets)
        phone.swipe(.left)
        try phone.settle()
        #expect(book.appeared == ["y"] && tabs.selectedIndex == 0)
        try phone.tap(label: "Tab b")
        try phone.settle()
        #expect(book.appeared == ["b"] && inner.selectedID == "y")
        inner.select("z")
        try phone.tap(label: "Strip")
        try phone.settle()
        #expect(book.appeared == ["z"])
        #expect(inner.pager.store[AnyHashable("z")]?.view.safeAreaInsets == insets)
        tabs.setBarHidden(true, animated: false)
        try phone.settle()
        #expect(inner.pager.store[AnyHashable("z")]?.view.safeAreaInsets.bottom == 34)
        #expect(book.problems.isEmpty)
    }

    @Test("a bar in a tab of a strip stays under its pages, which move with the swipe")
    func barInStrip() throws {
        let bar = TabBarController(items: [book.item("a"), book.item("b")])
        let outer = TabsController(items: [TabItem(id: "bar", title: "Bar") { bar }, book.item("other")])
        phone.show(outer)
        phone.advance(0.1)
        #expect(book.appeared == ["a"])
        #expect(bar.selectedViewController?.view.safeAreaInsets == insets)
        try phone.tap(label: "Tab b")
        try phone.settle()
        #expect(book.appeared == ["b"] && outer.selectedID == "bar")
        phone.swipe(.left)
        try phone.settle()
        #expect(book.appeared == ["other"])
        #expect(phone.accessibilityTree.flatMap(\.elements).allSatisfy { $0.label != "Tab a" })
        phone.swipe(.right)
        try phone.settle()
        #expect(book.appeared == ["b"] && bar.selectedIndex == 1)
        #expect(book.problems.isEmpty)
    }

    @Test("a bar in a part of the screen has no room for a home indicator that is not there")
    func split() throws {
        let tabs = TabBarController(items: [book.item("a"), book.item("b")])
        let host = UIViewController()
        phone.show(host)
        host.addChild(tabs)
        tabs.view.frame = CGRect(x: 20, y: 100, width: 250, height: 400)
        host.view.addSubview(tabs.view)
        tabs.didMove(toParent: host)
        phone.advance(0.1)
        #expect(tabs.barFrame == CGRect(x: 0, y: 351, width: 250, height: 49))
        #expect(tabs.selectedViewController?.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 49, right: 0))
        tabs.view.frame = CGRect(x: 0, y: 452, width: 393, height: 400)
        phone.advance(0.1)
        #expect(tabs.barFrame == CGRect(x: 0, y: 317, width: 393, height: 83))
        #expect(tabs.selectedViewController?.view.safeAreaInsets.bottom == 83)
    }
}
