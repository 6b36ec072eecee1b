import Simulator
import Testing
import UIKit

@testable import TabKit

@Suite("The accessory above a bar") @MainActor struct BarAccessoryTests {
    private let phone = Simulator(.iPhone16)
    private let root = UITableViewController(style: .plain)
    private let stack: UINavigationController
    private let tabs: TabBarController
    private let accessory = UIControl(frame: CGRect(x: 0, y: 0, width: 10, height: 56))
    private let rows = Rows()

    private final class Rows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
    }

    init() {
        let stack = UINavigationController(rootViewController: root)
        self.stack = stack
        tabs = TabBarController(items: [
            TabItem(id: "a", title: "A") { stack }, TabItem(id: "b", title: "B") { UIViewController() },
        ])
        root.tableView.dataSource = rows
        tabs.accessoryView = accessory
        phone.show(tabs)
        phone.advance(0)
    }

    private var frame: CGRect { accessory.convert(accessory.bounds, to: nil) }
    private func bottom(_ controller: UIViewController) -> CGFloat { controller.view.safeAreaInsets.bottom }
    private var isTouchable: Bool {
        phone.window.hitTest(CGPoint(x: 200, y: frame.midY), with: nil) === accessory
    }

    @Test("stands on the bar, as high as it asks for, and is part of the pages' safe area")
    func stands() throws {
        #expect(frame == CGRect(x: 0, y: 852 - 83 - 56, width: 393, height: 56))
        #expect(isTouchable)
        #expect(bottom(root) == 139)
        tabs.selectedIndex = 1
        try phone.settle()
        let other = try #require(tabs.selectedViewController)
        #expect(bottom(other) == 139)
        tabs.accessoryView = nil
        try phone.settle()
        #expect(accessory.superview == nil)
        #expect(bottom(other) == 83)
        #expect(tabs.barFrame.minY == 769)
    }

    @Test("takes the bar's place while scrolling has put that away")
    func minimized() throws {
        tabs.minimizesOnScroll = true
        phone.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300), over: 0.3)
        try phone.settle()
        #expect(tabs.isBarMinimized)
        #expect(frame.maxY == 818)
        #expect(isTouchable)
        #expect(bottom(root) == 90)
        tabs.setBarHidden(true, animated: true)
        try phone.settle()
        #expect(!isTouchable)
        #expect(bottom(root) == 34)
        tabs.setBarHidden(false, animated: false)
        #expect(bottom(root) == 90)
        phone.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 420), over: 0.3)
        try phone.settle()
        #expect(frame.maxY == 769)
        #expect(bottom(root) == 139)
    }

    @Test("goes and comes with the bar: hidden, pushed away, popped by a finger")
    func goes() throws {
        tabs.setBarHidden(true, animated: true)
        try phone.settle()
        #expect(!isTouchable && frame.minY >= 852)
        #expect(bottom(root) == 34)
        tabs.setBarHidden(false, animated: true)
        try phone.settle()
        #expect(isTouchable)
        let page = UIViewController()
        page.hidesBottomBarWhenPushed = true
        stack.pushViewController(page, animated: true)
        phone.advance(0.2)
        #expect(bottom(page) == 34 && bottom(root) == 139)
        try phone.settle()
        #expect(!isTouchable)
        phone.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 300, y: 400), over: 0.2)
        try phone.settle()
        #expect(isTouchable && frame.maxY == 769)
        #expect(bottom(root) == 139)
    }

    @Test("stays inside the safe area when the phone is turned, and follows its own height")
    func turned() throws {
        phone.rotate(to: .landscapeLeft)
        try phone.settle()
        #expect(frame.minX == 59 && frame.width == 852 - 118)
        #expect(frame.maxY == 340)
        #expect(bottom(root) == 109)
        phone.rotate(to: .portrait)
        accessory.frame.size.height = 80
        tabs.view.setNeedsLayout()
        try phone.settle()
        #expect(bottom(root) == 163)
    }

    @Test("is over the pictures of pages that slide, and under a raised item")
    func order() throws {
        tabs.transition = .slide
        try phone.tap(label: "B")
        phone.advance(0.1)
        #expect(isTouchable)
        let subviews = tabs.view.subviews
        let stage = try #require(subviews.firstIndex { $0.accessibilityElementsHidden })
        let holder = try #require(subviews.firstIndex { accessory.isDescendant(of: $0) })
        let bar = try #require(subviews.firstIndex(of: tabs.strip))
        #expect(stage < holder && holder < bar)
    }

    @Test("may be set before the view is there, and of no height changes nothing")
    func early() {
        let tabs = TabBarController(items: [TabItem(id: "a", title: "A") { UIViewController() }])
        tabs.accessoryView = UIView()
        #expect(!tabs.isViewLoaded)
        phone.show(tabs)
        #expect(tabs.selectedViewController?.view.safeAreaInsets.bottom == 83)
    }
}
