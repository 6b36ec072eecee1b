import Simulator
import TabKit
import Testing
import UIKit

@Suite("A selection handler") @MainActor struct SelectionHandlerTests {
    private let phone = Simulator(.iPhone16)
    private let tabs = TabsController(
        items: ["Music", "Books", "Films"].map { title in
            TabItem(id: title, title: title) {
                let page = UIViewController()
                page.title = title
                return page
            }
        })

    @Test("B40: sees the new state", arguments: [true, false])
    func newState(byFinger: Bool) throws {
        var seen: [String?] = []
        tabs.onSelect = { [tabs] change in
            seen += [
                tabs.selected?.base as? String, tabs.selectedIndex.map(String.init), change.to?.base as? String,
                tabs.strip.selected?.base as? String,
            ]
        }
        phone.show(tabs)
        if byFinger { try phone.tap(label: "Films") } else { tabs.select("Films") }
        #expect(seen == ["Films", "2", "Films", "Films"])
        #expect(tabs.selectedViewController?.title == "Films")
    }

    @Test("B40: may select another tab: two changes, in order, and no more", arguments: [true, false])
    func reentrance(animated: Bool) throws {
        var changes: [[String?]] = []
        var depth = 0
        var deepest = 0
        tabs.onSelect = { [tabs] change in
            depth += 1
            deepest = max(deepest, depth)
            changes.append([change.from?.base as? String, change.to?.base as? String, change.reason.rawValue])
            if changes.count == 1 { tabs.select("Music", animated: animated) }
            depth -= 1
        }
        phone.show(tabs)
        try phone.tap(label: "Films")
        try phone.settle()
        #expect(changes == [["Music", "Films", "tap"], ["Films", "Music", "code"]])
        #expect(deepest == 1)
        #expect(tabs.selectedIndex == 0)
        #expect(tabs.pager.position == 0)
        #expect(tabs.pager.children == [try #require(tabs.selectedViewController)])
        #expect(tabs.strip.indicatorFrame?.minX == 0)
    }
}
