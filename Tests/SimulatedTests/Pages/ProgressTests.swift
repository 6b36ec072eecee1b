import Simulator
import TabKit
import Testing
import UIKit

@Suite("What a page hears of its progress") @MainActor struct ProgressTests {
    @MainActor private final class Listener: UIViewController, TabPageProgressReceiving {
        private(set) var heard: [Double] = []
        func tabPageDidMove(to progress: Double) { heard.append(progress) }
    }

    @MainActor private final class Pages {
        var all: [String: Listener] = [:]
        func heard(_ id: String) -> [Double] { all[id]?.heard ?? [] }
    }

    private let pages = Pages()

    private func shown(_ tabs: String, selected: String = "a") -> PagerStage {
        let stage = PagerStage(tabs, selected: selected) { [pages] id in
            let page = Listener()
            pages.all[id] = page
            return page
        }
        stage.show()
        return stage
    }

    private func check(_ heard: [Double]) {
        #expect(zip(heard, heard.dropFirst()).allSatisfy { $0 != $1 }, "each value once")
        #expect(heard.allSatisfy { -1...1 ~= $0 })
    }

    @Test("A swipe: the one goes from 0 to -1, the other from 1 to 0")
    func swipe() throws {
        let stage = shown("abc")
        #expect(pages.heard("a") == [0])
        try stage.swipe(.left)
        let (a, b) = (pages.heard("a"), pages.heard("b"))
        check(a)
        check(b)
        #expect(a.first == 0 && a.last == -1 && a == a.sorted(by: >) && a.count > 5)
        #expect((b.first ?? 0) > 0.5 && b.last == 0 && b == b.sorted(by: >))
        #expect(pages.all["b"]?.tabPager === stage.pager && pages.all["a"]?.tabPager == nil)
    }

    @Test("A cancelled swipe and a pull beyond the end come back to 0")
    func cancelled() throws {
        let stage = shown("ab")
        try stage.drag(-100)
        try stage.drag(100)
        let a = pages.heard("a")
        check(a)
        #expect(a.last == 0 && (a.min() ?? 0) < -0.2 && (a.max() ?? 0) > 0.05)
        #expect(pages.heard("b").last == 1)
    }

    @Test("A far jump, skipping or passing pages, stays within -1…1", arguments: [FarJump.skip, .through])
    func jump(kind: FarJump) throws {
        let stage = shown("abcdef")
        stage.pager.farJump = kind
        stage.pager.select("f", animated: true)
        try stage.phone.settle()
        for id in pages.all.keys { check(pages.heard(id)) }
        #expect(pages.heard("a").last == -1 && pages.heard("f").last == 0)
        #expect(pages.all.count == (kind == .skip ? 2 : 6))
        for id in "bcde" where kind == .through { #expect(pages.heard(String(id)).last == -1) }
    }

    @Test("Without a movement a page hears that it is there, and on which side it has left")
    func atOnce() throws {
        let stage = shown("abc", selected: "b")
        stage.pager.select("c")
        #expect(pages.heard("b") == [0, -1] && pages.heard("c") == [0])
        stage.pager.select("a")
        #expect(pages.heard("c") == [0, 1] && pages.heard("a") == [0])
    }

    @Test("Edits of other tabs, a new size and a covered screen say nothing")
    func silence() throws {
        let stage = shown("abc", selected: "b")
        stage.pager.insert(TabItem(id: "x", title: "x"), at: 0)
        stage.phone.rotate(to: .landscapeLeft)
        try stage.phone.settle()
        stage.phone.cover()
        stage.phone.dismiss()
        try stage.phone.settle()
        #expect(pages.heard("b") == [0])
    }
}
