import Simulator
import Testing
import UIKit

@testable import TabKit

@Suite("What the system and the pages want of each other") @MainActor struct SystemTests {
    private let phone = Simulator(.iPhone16)
    private let book = PageBook()

    @Test("B47: the status bar follows the page that a swipe brings in, by one update a change")
    func statusBar() throws {
        let tabs = book.tabs(["a", "b"])
        phone.show(tabs)
        (tabs.selectedViewController as? RecordingPage)?.statusBarStyle = .lightContent
        phone.swipe(.left, on: tabs.pager.view)
        try phone.settle()
        #expect(tabs.selectedID == "b")
        #expect(tabs.pager.childForStatusBarStyle === tabs.selectedViewController)
        #expect(tabs.childForStatusBarStyle === tabs.pager && tabs.childForHomeIndicatorAutoHidden === tabs.pager)
        tabs.select("a", animated: true)
        try phone.settle()
        #expect((tabs.pager.childForStatusBarStyle as? RecordingPage)?.id == "a")
    }

    @Test("B49: at an odd width a second layout moves nothing, and no page is laid out without end")
    func layoutSettles() throws {
        let phone = Simulator(Phone(size: CGSize(width: 389.67, height: 844), scale: 3))
        let tabs = book.tabs(["a", "b", "c"])
        phone.show(tabs)
        try phone.settle()
        let page = try #require(tabs.selectedViewController as? RecordingPage)
        func frames(below view: UIView) -> [CGRect] { [view.frame] + view.subviews.flatMap { frames(below: $0) } }
        let (before, layouts) = (frames(below: tabs.view), page.layouts)
        for view in [tabs.view, tabs.strip, tabs.pager.view, page.view] { view?.setNeedsLayout() }
        phone.advance(0)
        #expect(frames(below: tabs.view) == before)
        #expect(page.layouts - layouts <= 3)
    }

    @Test("Law 16: the content scroll view is the selected page's, by every path")
    func contentScrollView() throws {
        let tabs = TabsController(items: ["a", "b", "c"].map { id in TabItem(id: id, title: id) { ListPage() } })
        phone.show(tabs)
        func check(_ comment: Comment) {
            let list = (tabs.selectedViewController as? ListPage)?.list
            #expect(list != nil && tabs.pager.contentScrollView(for: .top) === list, comment)
            #expect(tabs.pager.contentScrollView(for: .bottom) === list, comment)
        }
        check("at first")
        tabs.select("b")
        check("by code")
        phone.swipe(.left, on: tabs.pager.view)
        try phone.settle()
        check("by a swipe")
        #expect(tabs.selectedID == "c")
        try phone.tap(label: "a")
        try phone.settle()
        check("by a tap")
        tabs.pager.remove("a")
        try phone.settle()
        check("by a repair")
    }

    @Test("Law 7: a tap on the selected tab pops to the root, then scrolls to the top")
    func reselect() throws {
        let root = ListPage()
        let navigation = UINavigationController(rootViewController: root)
        let tabs = TabsController(items: [TabItem(id: "a", title: "Music") { navigation }, book.item("b")])
        var heard = 0
        tabs.onReselect = { _ in heard += 1 }
        phone.show(tabs)
        root.list.contentOffset.y = 300
        navigation.pushViewController(UIViewController(), animated: false)
        try phone.settle()
        try phone.tap(label: "Music")
        try phone.settle()
        #expect(navigation.viewControllers == [root] && heard == 1)
        root.list.contentOffset.y = 300
        try phone.tap(label: "Music")
        try phone.settle()
        #expect(root.list.contentOffset.y == -root.list.adjustedContentInset.top && heard == 2)
        #expect(tabs.selectedIndex == 0)
    }

    @Test("Law 14: a memory warning frees the pages that are not shown, and they are made anew when needed")
    func memoryWarning() throws {
        let tabs = book.tabs(["a", "b", "c"])
        phone.show(tabs)
        for id in ["b", "c"] {
            tabs.select(id)
            try phone.settle()
        }
        #expect(Set(book.alive) == ["a", "b", "c"])
        phone.memoryWarning()
        #expect(book.alive == ["c"])
        tabs.select("a", animated: true)
        try phone.settle()
        #expect(book.made == ["a": 2, "b": 1, "c": 1] && book.problems.isEmpty)
    }

    @Test("Law 21: right to left, a swipe to the right brings the next page in")
    func rightToLeft() throws {
        phone.direction = .rightToLeft
        let tabs = book.tabs(["a", "b", "c"])
        phone.show(tabs)
        #expect(tabs.strip.frame(of: "a")?.maxX == tabs.strip.bounds.width)
        phone.swipe(.right, on: tabs.pager.view)
        try phone.settle()
        #expect(tabs.selectedID == "b" && tabs.pager.position == 1)
        phone.swipe(.left, on: tabs.pager.view)
        try phone.settle()
        #expect(tabs.selectedID == "a")
        phone.direction = .leftToRight
        #expect(tabs.selectedID == "a" && tabs.strip.frame(of: "a")?.minX == 0)
    }

    @Test("Law 15: pages that left are out of the hierarchy, and removed ones deallocate")
    func deallocation() throws {
        let tabs = book.tabs(["a", "b", "c"])
        phone.show(tabs)
        tabs.select("b", animated: true)
        try phone.settle()
        #expect(Set(book.alive) == ["a", "b"] && tabs.pager.children.count == 1)
        tabs.pager.remove("a")
        #expect(book.alive == ["b"])
        tabs.pager.remove("b")
        try phone.settle()
        #expect(book.alive == ["c"])
        tabs.apply([])
        try phone.settle()
        #expect(book.alive.isEmpty && book.problems.isEmpty)
    }
}

/// A page that is one long list.
@MainActor private final class ListPage: UIViewController {
    let list = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        list.frame = view.bounds
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        list.contentSize = CGSize(width: 100, height: 3000)
        view.addSubview(list)
        setContentScrollView(list)
    }
}
