import Simulator
import Testing
import UIKit

@testable import TabKit

@Suite("The items of a bar") @MainActor struct BarItemTests {
    private let phone = Simulator(.iPhone16)
    private let book = PageBook()

    private func show(_ items: [TabItem]) -> TabBarController {
        let tabs = TabBarController(items: items)
        phone.show(tabs)
        return tabs
    }

    @Test("are in the upper 49 points, and the page's safe area ends above them")
    func heights() {
        let tabs = show([book.item("a"), book.item("b")])
        #expect(tabs.barFrame == CGRect(x: 0, y: 852 - 83, width: 393, height: 83))
        for view in tabs.strip.itemViews.values {
            let frame = tabs.view.convert(view.bounds, from: view)
            #expect(frame.minY >= 769 && frame.maxY <= 818)
        }
        #expect(tabs.selectedViewController?.view.safeAreaInsets.bottom == 83)
    }

    @Test("run an action above the bar, too, and stay unselected")
    func action() throws {
        var runs = 0
        var add = TabItem.action(id: "add", title: "Add") { runs += 1 }
        add.height = 66
        let tabs = show([book.item("a"), add, book.item("b")])
        phone.tap(CGPoint(x: 393 / 2, y: 760))
        #expect(runs == 1)
        try phone.tap(label: "Add")
        try phone.settle()
        #expect(runs == 2)
        #expect(tabs.selected == AnyHashable("a"))
        #expect(!tabs.select("add"))
        #expect(tabs.viewControllers?.count == 2)
        let elements = (0..<3).compactMap { tabs.strip.accessibilityElement(at: $0) as? UIAccessibilityElement }
        #expect(elements.map(\.accessibilityTraits) == [[.button, .selected], .button, .button])
        #expect(elements[1].accessibilityActivate())
        #expect(runs == 3)
    }

    @Test("leave touches beside a raised one to the page")
    func beside() {
        var raised = book.item("b")
        raised.height = 80
        let tabs = show([book.item("a"), raised, book.item("c")])
        let above = CGPoint(x: 393 / 2, y: 745)
        #expect(phone.window.hitTest(above, with: nil)?.isDescendant(of: tabs.strip) == true)
        let beside = CGPoint(x: 60, y: 745)
        #expect(phone.window.hitTest(beside, with: nil)?.isDescendant(of: tabs.strip) == false)
        phone.tap(above)
        #expect(tabs.selected == AnyHashable("b"))
    }

    @Test("show a view of the app's own, whose controls take their touches")
    func customView() throws {
        var presses = 0
        let custom = UIView(frame: CGRect(x: 0, y: 0, width: 70, height: 70))
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 70, height: 20))
        button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
        custom.addSubview(button)
        var item = book.item("b")
        item.height = 70
        item.customView = custom
        let tabs = show([book.item("a"), item, book.item("c")])
        phone.tap(CGPoint(x: 393 / 2, y: 755))
        #expect(presses == 1)
        #expect(tabs.selected == AnyHashable("a"))
        phone.tap(CGPoint(x: 393 / 2, y: 790))
        #expect(tabs.selected == AnyHashable("b"))
        item.customView = nil
        tabs.update(item)
        try phone.settle()
        #expect(custom.superview == nil)
    }

    @Test("bounce when selected, and not with Reduce Motion", arguments: [false, true])
    func bounce(reduceMotion: Bool) throws {
        phone.reduceMotion = reduceMotion
        var item = book.item("b")
        item.image = UIImage(systemName: "house")
        item.animation = .bounce
        let tabs = show([book.item("a"), item])
        try phone.tap(label: "Tab b")
        phone.advance(0.08)
        let view = try #require(tabs.strip.itemViews["b"])
        #expect(view.imageView.transform.isIdentity == reduceMotion)
        try phone.settle()
        #expect(view.imageView.transform.isIdentity)
    }

    @Test("take over what a child's tab bar item says")
    func tabBarItems() {
        let page = UIViewController()
        page.tabBarItem = UITabBarItem(title: "Mail", image: UIImage(systemName: "envelope"), tag: 0)
        page.tabBarItem.badgeValue = "4"
        let tabs = TabBarController()
        tabs.viewControllers = [UIViewController(), page]
        phone.show(tabs)
        #expect(tabs.items[1].title == "Mail")
        #expect(tabs.items[1].badge == .text("4"))
        page.tabBarItem.badgeValue = nil
        tabs.updateItem(of: page)
        #expect(tabs.items[1].badge == nil)
    }

    @Test("scroll when there are more than five")
    func many() throws {
        let tabs = show(["a", "b", "c", "d", "e", "f", "g"].map { book.item($0) })
        #expect(tabs.strip.scrolls)
        tabs.select("g")
        try phone.settle()
        let frame = try #require(tabs.strip.frame(of: "g"))
        #expect(frame.maxX - tabs.strip.contentOffset <= 393)
    }
}
