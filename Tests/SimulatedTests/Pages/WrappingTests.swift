import Simulator
import TabKit
import Testing
import UIKit

@Suite("Wrap-around") @MainActor struct WrappingTests {
    /// Swipes through to where it began, and what was selected on the way.
    private func round(_ stage: PagerStage, _ direction: Simulator.Direction, count: Int) throws -> String {
        var seen = ""
        for _ in 0..<count {
            try stage.swipe(direction)
            seen += stage.selected ?? "-"
            #expect(stage.pager.isResting && stage.pager.position == stage.pager.selectedIndex.map(Double.init))
            #expect(stage.pages == [stage.selected])
        }
        return seen
    }

    @Test(
        "Swipes go round in both directions, past disabled tabs",
        arguments: [("abc", "bcabca", "cbacba"), ("abcde", "bcdeab", "edcbae"), ("aBcDe", "ceacea", "ecaeca")],
        [false, true])
    func round(_ test: (tabs: String, forward: String, backward: String), isRightToLeft: Bool) throws {
        let (on, back): (Simulator.Direction, Simulator.Direction) = isRightToLeft ? (.right, .left) : (.left, .right)
        let stage = PagerStage(test.tabs, direction: isRightToLeft ? .rightToLeft : .leftToRight)
        stage.pager.wraps = true
        stage.show()
        #expect(try round(stage, on, count: 6) == test.forward)
        stage.pager.select("a")
        #expect(try round(stage, back, count: 6) == test.backward)
        #expect(stage.book.problems == [] && stage.book.unfinished == [])
    }

    @Test("With one or two tabs there is nothing to go round", arguments: ["a", "ab", "abC"])
    func few(tabs: String) throws {
        let stage = PagerStage(tabs)
        stage.pager.wraps = true
        stage.show()
        try stage.drag(250)
        #expect(stage.pager.selectedIndex == 0 && stage.changes == [])
        if tabs.count > 1 { try stage.swipe(.left) }
        try stage.drag(-250)
        #expect(stage.selected == (tabs == "a" ? "a" : "b"))
    }

    @Test("On the way round the position goes from the last to the first without turning back")
    func position() throws {
        let stage = PagerStage("abcd", selected: "d")
        stage.pager.wraps = true
        stage.show()
        stage.forget()
        try stage.swipe(.left)
        #expect(stage.selected == "a")
        #expect(stage.positions.first == 3 || (stage.positions.first ?? 0) < 3)
        #expect(zip(stage.positions, stage.positions.dropFirst()).allSatisfy { $0 >= $1 })
        #expect(stage.changes == ["d>a swipe"])
    }

    @Test("Code and taps go round the corner by the short way", arguments: [false, true])
    func code(isBackward: Bool) throws {
        let stage = PagerStage("abcd", selected: isBackward ? "a" : "d")
        stage.pager.wraps = true
        stage.show()
        stage.pager.select(isBackward ? "d" : "a", animated: true)
        stage.phone.advance(0.1)
        let views = Dictionary(
            uniqueKeysWithValues: stage.pager.children.compactMap { $0 as? RecordingPage }.map {
                ($0.id, $0.view.center.x)
            })
        let (first, last) = (try #require(views["a"]), try #require(views["d"]))
        #expect(first > last, "the first page stands behind the last")
        try stage.phone.settle()
        #expect(stage.pages == [isBackward ? "d" : "a"] && stage.book.problems == [])
    }

    @Test("A drag round the corner can be caught and taken back")
    func caught() throws {
        let stage = PagerStage("abcd", selected: "d")
        stage.pager.wraps = true
        stage.show()
        stage.forget()
        stage.phone.swipe(.left)
        stage.phone.advance(0.05)
        #expect(!stage.pager.isResting)
        stage.pull(300)
        stage.release()
        try stage.phone.settle()
        #expect(stage.selected == "d")
        #expect(stage.changes == ["d>a swipe", "a>d swipe"])
        #expect(stage.pages == ["d"] && stage.book.appeared == ["d"] && stage.book.problems == [])
    }

    @Test("Turned on and off while the first page is shown")
    func toggled() throws {
        let stage = PagerStage("abc")
        stage.show()
        try stage.drag(250)
        #expect(stage.selected == "a")
        stage.pager.wraps = true
        try stage.swipe(.right)
        #expect(stage.selected == "c")
        stage.pager.wraps = false
        try stage.drag(-250)
        #expect(stage.selected == "c")
    }
}
