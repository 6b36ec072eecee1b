import Simulator
import Testing
import UIKit

@testable import TabKit

@Suite("A page of a bar that takes another's place") @MainActor struct BarTransitionTests {
    private let phone = Simulator(.iPhone16)
    private let book = PageBook()
    private let tabs: TabBarController

    init() {
        let book = self.book
        tabs = TabBarController(items: ["a", "b", "c"].map { book.item($0) })
        tabs.transition = .slide
        phone.show(tabs)
    }

    /// What is over the real page besides the bar.
    private var pictures: [UIView] { tabs.view.subviews.filter { $0.accessibilityElementsHidden } }

    @Test("slides, goes on to a third one from where it is, and leaves nothing behind")
    func interrupted() throws {
        try phone.tap(label: "Tab b")
        phone.advance(0.1)
        #expect(pictures.count == 1)
        phone.touchDown(at: CGPoint(x: 340, y: 790))
        phone.advance(0.05)
        let before = pictures.first?.subviews.map(\.transform.tx) ?? []
        phone.touchUp()
        let after = pictures.first?.subviews.map(\.transform.tx) ?? []
        #expect((before.count, after.count) == (2, 3))
        #expect(zip(before, after).allSatisfy { abs($0 - $1) < 1 })
        #expect(tabs.selectedIndex == 2)
        try phone.settle()
        #expect(pictures.isEmpty)
        #expect(book.appeared == ["c"])
        #expect(book.problems.isEmpty)
    }

    @Test("turns back from where it is")
    func back() throws {
        try phone.tap(label: "Tab b")
        phone.advance(0.1)
        try phone.tap(label: "Tab a")
        #expect(pictures.first?.subviews.count == 2)
        try phone.settle()
        #expect(pictures.isEmpty)
        #expect(book.appeared == ["a"])
    }

    @Test("fades with Reduce Motion")
    func reduceMotion() throws {
        phone.reduceMotion = true
        try phone.tap(label: "Tab c")
        phone.advance(0.1)
        #expect(pictures.count == 1)
        #expect(pictures.allSatisfy { $0.transform.isIdentity && $0.alpha == 0 })
        #expect(tabs.strip.position == 2)
        try phone.settle()
        #expect(pictures.isEmpty)
    }

    @Test("is there at once when the code says so, and in the middle of a slide when the phone is turned")
    func atOnce() throws {
        phone.advance(0)
        tabs.select("b", animated: false)
        #expect(pictures.isEmpty)
        try phone.tap(label: "Tab c")
        phone.advance(0.05)
        phone.rotate(to: .landscapeLeft)
        #expect(pictures.isEmpty)
        #expect(tabs.selectedViewController?.view.frame == tabs.view.bounds)
    }

    @Test("is animated by the delegate's animator, and not by the bar as well")
    func animator() throws {
        let animator = FadeAnimator()
        let delegate = BarDelegate { _ in }
        delegate.animator = animator
        tabs.delegate = delegate
        try phone.tap(label: "Tab b")
        #expect(animator.runs == 1)
        #expect(pictures.isEmpty)
        try phone.settle()
        #expect(book.appeared == ["b"])
        #expect(book.problems.isEmpty)
    }

    @Test("goes back to its root, then to its top, when its tab is tapped again, if the delegate agrees")
    func reselect() throws {
        let root = UITableViewController(style: .plain)
        let stack = UINavigationController(rootViewController: root)
        stack.title = "stack"
        var calls: [String] = []
        let delegate = BarDelegate { calls.append($0) }
        tabs.apply([TabItem(id: "s", title: "Stack") { stack }, book.item("b")])
        tabs.select("s")
        tabs.delegate = delegate
        tabs.onReselect = { calls.append("reselect \($0)") }
        stack.pushViewController(UIViewController(), animated: false)
        try phone.tap(label: "Stack")
        try phone.settle()
        #expect(stack.viewControllers == [root])
        #expect(calls == ["shouldSelect stack, selected 0", "reselect s", "didSelect stack, selected 0"])
        root.tableView.contentOffset.y = 50
        delegate.refused = ["stack"]
        try phone.tap(label: "Stack")
        try phone.settle()
        #expect(root.tableView.contentOffset.y == 50)
        delegate.refused = []
        try phone.tap(label: "Stack")
        try phone.settle()
        #expect(root.tableView.contentOffset.y == -root.tableView.adjustedContentInset.top)
    }
}
