import Simulator
import Testing
import UIKit

@testable import TabKit

@Suite("The safe area above a bar") @MainActor struct BarSafeAreaTests {
    private let phone = Simulator(.iPhone16)
    private let root = UITableViewController(style: .plain)
    private let tabs: TabBarController
    private let stack: UINavigationController

    init() {
        let stack = UINavigationController(rootViewController: root)
        self.stack = stack
        tabs = TabBarController(items: [
            TabItem(id: "a", title: "A") { stack }, TabItem(id: "b", title: "B") { UIViewController() },
        ])
        phone.show(tabs)
    }

    private func bottom(_ controller: UIViewController) -> CGFloat { controller.view.safeAreaInsets.bottom }
    private var barIsHit: Bool {
        phone.window.hitTest(CGPoint(x: 100, y: 790), with: nil)?.isDescendant(of: tabs.strip) ?? false
    }

    private func pushPage() throws -> UIViewController {
        // Another test's phone may have been the current one.
        phone.advance(0)
        let page = UIViewController()
        page.hidesBottomBarWhenPushed = true
        stack.pushViewController(page, animated: true)
        try phone.settle()
        return page
    }

    @Test("ends at the home indicator while a pushed page hides the bar, and comes back with it")
    func pushed() throws {
        for _ in 0..<2 {
            #expect(bottom(root) == 83)
            let page = try pushPage()
            #expect(bottom(page) == 34)
            #expect(!barIsHit)
            #expect(phone.accessibilityTree.flatMap(\.elements).allSatisfy { $0.label != "B" })
            stack.popViewController(animated: true)
            try phone.settle()
            #expect(bottom(root) == 83)
            #expect(barIsHit)
            #expect(tabs.strip.itemViews.values.allSatisfy { $0.isEnabled && !$0.isHidden })
            #expect(page.additionalSafeAreaInsets == .zero)
        }
    }

    @Test("is the same all the way, for both pages of a push")
    func way() throws {
        phone.advance(0)
        let page = UIViewController()
        page.hidesBottomBarWhenPushed = true
        stack.pushViewController(page, animated: true)
        for _ in 0..<12 {
            phone.advance(0.03)
            #expect(bottom(page) == 34)
            #expect(bottom(root) == 83)
        }
    }

    @Test("stays as it is when the way back is cancelled under the finger")
    func cancelledPop() throws {
        let page = try pushPage()
        phone.touchDown(at: CGPoint(x: 2, y: 400))
        phone.touchMove(to: CGPoint(x: 120, y: 400), over: 0.2)
        #expect(bottom(page) == 34)
        phone.touchMove(to: CGPoint(x: 20, y: 400), over: 0.3)
        phone.touchUp()
        try phone.settle()
        #expect(stack.topViewController === page)
        #expect(bottom(page) == 34)
        #expect(!barIsHit)
        phone.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 300, y: 400), over: 0.2)
        try phone.settle()
        #expect(stack.topViewController === root)
        #expect(bottom(root) == 83)
        #expect(barIsHit)
    }

    @Test("follows a bar that is hidden and shown", arguments: [true, false])
    func hidden(animated: Bool) throws {
        phone.advance(0)
        tabs.setBarHidden(true, animated: animated)
        try phone.settle()
        #expect(bottom(root) == 34)
        #expect(!barIsHit)
        tabs.selectedIndex = 1
        try phone.settle()
        let other = try #require(tabs.selectedViewController)
        #expect(bottom(other) == 34)
        tabs.setBarHidden(false, animated: animated)
        try phone.settle()
        #expect(bottom(other) == 83)
        #expect(barIsHit)
    }

    @Test("is that of a low bar when the phone is turned")
    func turned() throws {
        phone.rotate(to: .landscapeLeft)
        try phone.settle()
        #expect(bottom(root) == 53)
        #expect(tabs.barFrame.height == 53)
        phone.rotate(to: .portrait)
        try phone.settle()
        #expect(bottom(root) == 83)
    }

    @Test("grows while the page is scrolled down, if the bar is to make room")
    func minimized() throws {
        phone.advance(0)
        let source = LongList()
        root.tableView.dataSource = source
        root.tableView.reloadData()
        tabs.minimizesOnScroll = true
        phone.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300), over: 0.3)
        try phone.settle()
        #expect(tabs.isBarMinimized)
        #expect(bottom(root) == 34)
        phone.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 420), over: 0.3)
        try phone.settle()
        #expect(!tabs.isBarMinimized)
        #expect(bottom(root) == 83)
        #expect(barIsHit)
    }

    @Test("grows with a wheel, too, and only if the bar is to make room")
    func wheel() throws {
        phone.advance(0)
        let source = LongList()
        root.tableView.dataSource = source
        root.tableView.reloadData()
        let place = CGPoint(x: 200, y: 400)
        phone.scroll(at: place, by: CGPoint(x: 0, y: 100))
        try phone.settle()
        #expect(!tabs.isBarMinimized)
        tabs.minimizesOnScroll = true
        phone.scroll(at: place, by: CGPoint(x: 0, y: 100))
        try phone.settle()
        #expect(tabs.isBarMinimized)
        #expect(bottom(root) == 34)
        phone.scroll(at: place, by: CGPoint(x: 0, y: -50))
        try phone.settle()
        #expect(!tabs.isBarMinimized)
        #expect(phone.isIdle)
    }

    @Test("keeps what the app adds to it")
    func added() throws {
        phone.advance(0)
        root.additionalSafeAreaInsets.bottom += 10
        try phone.settle()
        #expect(bottom(root) == 93)
        tabs.setBarHidden(true, animated: false)
        try phone.settle()
        #expect(bottom(root) == 44)
    }
}

@MainActor private final class LongList: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
}
