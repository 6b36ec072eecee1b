import Foundation
import Simulator
import TabKit
import Testing
import UIKit

@Suite("State that outlives the app") @MainActor struct RestorationTests {
    @MainActor private final class Page: UIViewController, TabPageRestoring {
        var text = "new"
        var restorations = 0
        func savePageState() -> Data? { Data(text.utf8) }
        func restorePageState(_ state: Data) {
            restorations += 1
            text = String(decoding: state, as: UTF8.self)
        }
    }

    @MainActor private final class Pages {
        var all: [String: Page] = [:]
        func make(_ id: String) -> Page {
            let page = Page()
            all[id] = page
            return page
        }
    }

    private func stage(_ tabs: String, _ pages: Pages) -> PagerStage { PagerStage(tabs) { pages.make($0) } }

    @Test("survives as JSON: the selection, and each page when it is loaded")
    func roundTrip() throws {
        let old = Pages()
        let first = stage("abcd", old)
        first.show()
        old.all["a"]?.text = "top"
        try first.swipe(.left)
        old.all["b"]?.text = "middle"
        let state = first.pager.restorationState(of: String.self)
        let data = try JSONEncoder().encode(state)
        let read = try JSONDecoder().decode(TabRestorationState<String>.self, from: data)
        #expect(read == state && read.selected == "b")
        #expect(read.pages == ["a": Data("top".utf8), "b": Data("middle".utf8)])

        let new = Pages()
        let second = stage("abcd", new)
        #expect(second.pager.restore(read))
        #expect(new.all.isEmpty, "nothing is made for it")
        second.show()
        #expect(new.all.keys.sorted() == ["b"] && new.all["b"]?.text == "middle")
        #expect(second.pager.restorationState(of: String.self) == read, "what is not loaded yet is not lost")
        second.pager.select("a")
        #expect(new.all["a"]?.text == "top" && new.all["a"]?.restorations == 1)
        second.pager.select("c")
        #expect(new.all["c"]?.text == "new" && new.all["c"]?.restorations == 0)
    }

    @Test("leaves tabs alone that are gone, disabled or of another type")
    func unknown() throws {
        let pages = Pages()
        let stage = stage("abC", pages)
        stage.show()
        let gone = TabRestorationState(selected: "z", pages: ["z": Data("old".utf8), "b": Data("kept".utf8)])
        #expect(!stage.pager.restore(gone))
        #expect(stage.selected == "a" && stage.changes == [])
        #expect(!stage.pager.restore(TabRestorationState<String>(selected: "c")))
        #expect(!stage.pager.restore(TabRestorationState<String>()))
        #expect(!stage.pager.restore(TabRestorationState(selected: 1, pages: [1: Data()])))
        #expect(stage.pager.restorationState(of: Int.self) == TabRestorationState<Int>())
        #expect(stage.pager.restorationState(of: String.self).pages.keys.sorted() == ["a", "b"])
        stage.pager.select("b")
        #expect(pages.all["b"]?.text == "kept")
    }

    @Test("reaches pages that are loaded already, without animation or question")
    func loaded() throws {
        let pages = Pages()
        let stage = stage("abc", pages)
        stage.pager.shouldSelect = { _ in false }
        stage.show()
        #expect(stage.pager.restore(TabRestorationState(selected: "b", pages: ["a": Data("top".utf8)])))
        #expect(pages.all["a"]?.text == "top")
        #expect(stage.pager.isResting && stage.pager.position == 1 && stage.changes == ["a>b code"])
    }

    @Test("A page that was let go of comes back as it was", arguments: [PageRetention.recent(1), .window(0), .all])
    func unloading(retention: PageRetention) throws {
        let pages = Pages()
        let stage = stage("abc", pages)
        stage.pager.retention = retention
        stage.show()
        let first = try #require(pages.all["a"])
        first.text = "far down"
        stage.pager.select("c")
        if retention == .all { stage.phone.memoryWarning() }
        #expect(stage.pager.restorationState(of: String.self).pages["a"] == Data("far down".utf8))
        stage.pager.select("a")
        let second = try #require(pages.all["a"])
        #expect(second !== first && second.text == "far down" && second.restorations == 1)
    }

    @Test("A tab that is removed and comes again is a new one")
    func removed() throws {
        let pages = Pages()
        let stage = stage("abc", pages)
        stage.pager.retention = .recent(1)
        stage.show()
        pages.all["a"]?.text = "old"
        stage.pager.select("b")
        stage.pager.remove("a")
        stage.pager.insert(TabItem(id: "a", title: "a") { pages.make("a") }, at: 0)
        stage.pager.select("a")
        #expect(pages.all["a"]?.text == "new")
    }
}
