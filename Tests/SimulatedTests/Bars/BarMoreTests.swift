import Simulator
import Testing
import UIKit

@testable import TabKit

@Suite("More than five items in a bar") @MainActor struct BarMoreTests {
    private let phone = Simulator(.iPhone16)
    private let book = PageBook()
    private var heard = Heard()

    private final class Heard {
        var changes: [String] = []
    }

    private func show(_ ids: String, selected: String? = nil, configure: (inout TabItem) -> Void = { _ in })
        -> TabBarController
    {
        let items = ids.map { id -> TabItem in
            var item = book.item(String(id))
            configure(&item)
            return item
        }
        let tabs = TabBarController(items: items, selected: selected.map(AnyHashable.init))
        tabs.overflow = .moreList
        tabs.onSelect = { [heard] change in
            heard.changes.append("\(name(change.from)) \(name(change.to)) \(change.reason.rawValue)")
        }
        phone.show(tabs)
        phone.advance(0.1)
        return tabs
    }

    private var labels: [String] { phone.accessibilityTree.flatMap(\.elements).compactMap(\.label) }
    private func bar(_ tabs: TabBarController) -> [String] { tabs.strip.items.map { name($0.id) } }

    @Test("of which the fifth is More, whose list has the others")
    func list() throws {
        let tabs = show("abcdefg")
        #expect(bar(tabs) == ["a", "b", "c", "d", "More"])
        #expect(tabs.items.map { name($0.id) } == ["a", "b", "c", "d", "e", "f", "g"])
        #expect(!tabs.strip.scrolls)
        try phone.tap(label: "More")
        try phone.settle()
        #expect(tabs.selected == TabBarController.moreID)
        #expect(tabs.selectedIndex == NSNotFound)
        #expect(Array(labels.prefix(4)) == ["More", "Tab e", "Tab f", "Tab g"])
        try phone.tap(label: "Tab f")
        try phone.settle()
        #expect(tabs.selected == AnyHashable("f"))
        #expect(tabs.selectedIndex == 5)
        #expect(book.appeared == ["f"])
        #expect(tabs.strip.selected == TabBarController.moreID)
        try phone.tap(label: "More")
        try phone.settle()
        #expect(book.appeared == [])
        #expect(labels.contains("Tab g"))
        try phone.tap(label: "Tab b")
        try phone.settle()
        #expect(heard.changes == ["a More tap", "More f tap", "f More tap", "More b tap"])
        #expect(book.appeared == ["b"])
        #expect(book.problems.isEmpty)
    }

    @Test("can all be selected by code, which shows no list on the way")
    func code() throws {
        let tabs = show("abcdefgh")
        #expect(tabs.select("g"))
        #expect(tabs.selectedIndex == 6)
        tabs.selectedIndex = 7
        tabs.selectedViewController = tabs.viewControllers?[4]
        #expect(tabs.selected == AnyHashable("e"))
        #expect(!tabs.select("x"))
        tabs.selectedIndex = 99
        try phone.settle()
        #expect(heard.changes == ["a g code", "g h code", "h e code"])
        #expect(book.appeared == ["e"])
        #expect(tabs.select(TabBarController.moreID))
        try phone.settle()
        #expect(labels.contains("Tab h"))
        #expect(book.problems.isEmpty)
    }

    @Test("are asked about before the list or a tab of it is shown")
    func refused() throws {
        let tabs = show("abcdef")
        var asked: [String] = []
        var refused: Set<String> = ["More"]
        tabs.shouldSelect = { id in
            asked.append(name(id))
            return !refused.contains(name(id))
        }
        try phone.tap(label: "More")
        #expect(tabs.selected == AnyHashable("a"))
        refused = ["f"]
        try phone.tap(label: "More")
        try phone.settle()
        try phone.tap(label: "Tab f")
        try phone.settle()
        #expect(tabs.selected == TabBarController.moreID)
        try phone.tap(label: "Tab e")
        try phone.settle()
        refused = ["More"]
        try phone.tap(label: "More")
        #expect(tabs.selected == AnyHashable("e"))
        #expect(asked == ["More", "More", "f", "e", "More"])
        #expect(heard.changes == ["a More tap", "More e tap"])
    }

    @Test("tell the delegate of taps as UIKit does, with the list's controller for More")
    func delegate() throws {
        let tabs = show("abcdef")
        var calls: [String] = []
        let delegate = BarDelegate { calls.append($0.replacingOccurrences(of: "\(NSNotFound)", with: "none")) }
        tabs.delegate = delegate
        for page in tabs.viewControllers ?? [] { page.title = tabs.id(of: page).map(name) }
        try phone.tap(label: "More")
        try phone.settle()
        try phone.tap(label: "Tab f")
        try phone.settle()
        tabs.select("a")
        #expect(
            calls == [
                "shouldSelect More, selected 0", "didSelect More, selected none", "shouldSelect f, selected none",
                "didSelect f, selected 5",
            ])
    }

    @Test("keep the selected tab through edits, wherever it goes")
    func edits() throws {
        let tabs = show("abcdefg", selected: "f")
        #expect(bar(tabs) == ["a", "b", "c", "d", "More"])
        #expect(tabs.selected == AnyHashable("f"))
        tabs.move("f", to: 0)
        #expect(bar(tabs) == ["f", "a", "b", "c", "More"])
        #expect(tabs.strip.selected == AnyHashable("f"))
        tabs.move("f", to: 6)
        #expect(tabs.strip.selected == TabBarController.moreID)
        tabs.remove("f")
        #expect(heard.changes == ["f g repair"])
        tabs.remove("b")
        #expect(bar(tabs) == ["a", "c", "d", "e", "g"])
        #expect(tabs.strip.selected == AnyHashable("g"))
        tabs.insert(book.item("x"), at: 4)
        #expect(bar(tabs) == ["a", "c", "d", "e", "More"])
        #expect(tabs.selected == AnyHashable("g"))
        tabs.select(TabBarController.moreID)
        tabs.apply([])
        #expect(tabs.selected == nil)
        #expect(tabs.viewControllers == nil)
        tabs.apply("pqrstu".map { book.item(String($0)) })
        #expect(tabs.selected == AnyHashable("p"))
        try phone.settle()
        #expect(book.appeared == ["p"])
        #expect(book.problems.isEmpty)
    }

    @Test("may be edited and selected from inside a handler, and each change is heard once")
    func reentrant() throws {
        let tabs = show("abcdefg")
        var heard: [String] = []
        tabs.onSelect = { [unowned tabs] change in
            heard.append("\(name(change.from)) \(name(change.to)) \(change.reason.rawValue)")
            if change.to == AnyHashable("b") { tabs.remove("b") }
            if change.to == AnyHashable("c") { tabs.select("f") }
            if change.to == AnyHashable("f") { tabs.apply("afg".map { book.item(String($0)) }) }
        }
        try phone.tap(label: "Tab b")
        try phone.settle()
        #expect(heard == ["a b tap", "b c repair", "c f code"])
        #expect(bar(tabs) == ["a", "f", "g"])
        #expect(tabs.selected == AnyHashable("f") && tabs.strip.selected == AnyHashable("f"))
        #expect(book.appeared == ["f"])
        #expect(book.problems.isEmpty)
    }

    @Test("stand beside each other in regular width, with the same tab selected")
    func regular() throws {
        let phone = Simulator(.iPhone16ProMax)
        let tabs = TabBarController(items: "abcdefg".map { book.item(String($0)) }, selected: "f")
        tabs.overflow = .moreList
        tabs.onSelect = { [heard] in heard.changes.append(name($0.to)) }
        phone.show(tabs)
        #expect(bar(tabs).count == 5)
        phone.rotate(to: .landscapeLeft)
        try phone.settle()
        #expect(bar(tabs) == ["a", "b", "c", "d", "e", "f", "g"])
        #expect(tabs.strip.selected == AnyHashable("f"))
        phone.rotate(to: .portrait)
        try phone.settle()
        #expect(bar(tabs).last == "More")
        #expect(tabs.selected == AnyHashable("f"))
        #expect(heard.changes.isEmpty)
        tabs.select(TabBarController.moreID)
        phone.rotate(to: .landscapeLeft)
        try phone.settle()
        #expect(heard.changes.count == 2)
        #expect(tabs.selected != TabBarController.moreID && tabs.selected != nil)
        #expect(book.appeared == [name(tabs.selected)])
        #expect(book.problems.isEmpty)
    }

    @Test("may be disabled, have badges and be actions in the list, too")
    func kinds() throws {
        let tabs = show("abcde") { if $0.id == AnyHashable("e") { $0.badge = .count(3) } }
        #expect(bar(tabs) == ["a", "b", "c", "d", "e"])
        var runs = 0
        tabs.insert(.action(id: "act", title: "Act") { runs += 1 }, at: 5)
        tabs.insert(book.item("z", isEnabled: false), at: 6)
        #expect(tabs.strip.items.last?.badge == .dot)
        try phone.tap(label: "More")
        try phone.settle()
        let cells = phone.accessibilityTree.flatMap(\.elements)
        #expect(cells.first { $0.label == "Tab e" }?.value == "3")
        #expect(cells.first { $0.label == "Tab z" }?.traits == ["button", "notEnabled"])
        try phone.tap(label: "Act")
        try phone.tap(label: "Tab z")
        #expect(runs == 1)
        #expect(tabs.selected == TabBarController.moreID)
        #expect(!tabs.select("z"))
    }

    @Test("are no more than five tabs of UIKit's at a time, whatever the bar does with them", arguments: [true, false])
    func children(isList: Bool) throws {
        let tabs = show("abcdefgh")
        tabs.overflow = isList ? .moreList : .scrolls
        var all: Set<UIViewController> = []
        for id in ["h", "b", "g", "c", "f", "d", "e", "a", "h"] {
            tabs.select(id)
            try phone.settle()
            #expect(tabs.childControllers.count == 5)
            #expect(tabs.viewControllers?.allSatisfy { $0.tabBarController === tabs } == true)
            #expect(book.appeared == [id])
            if let page = tabs.selectedViewController { all.insert(page) }
            #expect(tabs.selectedViewController?.view.safeAreaInsets.bottom == 83)
        }
        #expect(all.count == 8 && tabs.viewControllers?.count == 8)
        tabs.apply([book.item("x")])
        #expect(tabs.children.count == 1 && all.allSatisfy { $0.parent == nil })
        #expect(book.problems.isEmpty)
    }
}

@MainActor private func name(_ id: AnyHashable?) -> String {
    guard let id else { return "none" }
    return id == TabBarController.moreID ? "More" : id.base as? String ?? "?"
}
