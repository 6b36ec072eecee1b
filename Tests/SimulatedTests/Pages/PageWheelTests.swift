import Simulator
import TabKit
import Testing
import UIKit

@Suite("A wheel over the pages") @MainActor struct PageWheelTests {
    private let middle = CGPoint(x: 196, y: 500)

    @Test("turns one page a step, in both directions and right to left", arguments: [false, true])
    func steps(isRightToLeft: Bool) throws {
        let sign: CGFloat = isRightToLeft ? -1 : 1
        let stage = PagerStage("abc", direction: isRightToLeft ? .rightToLeft : .leftToRight)
        stage.show()
        for (way, expected) in [(60.0, "b"), (60, "c"), (60, "c"), (-60, "b"), (-60, "a"), (-60, "a")] {
            stage.phone.scroll(at: middle, by: CGPoint(x: way * sign, y: 0))
            try stage.phone.settle()
            #expect(stage.selected == expected && stage.pager.isResting)
            #expect(stage.pager.position == stage.pager.selectedIndex.map(Double.init))
        }
        #expect(stage.changes == ["a>b swipe", "b>c swipe", "c>b swipe", "b>a swipe"])
        #expect(stage.book.problems == [] && stage.book.unfinished == [] && stage.book.appeared == ["a"])
    }

    @Test("turns one page a step, however many pages a swipe may pass", arguments: [false, true])
    func manyPages(isVertical: Bool) throws {
        let stage = PagerStage("abcde")
        stage.pager.pagesPerSwipe = 3
        stage.pager.axis = isVertical ? .vertical : .horizontal
        stage.show()
        for (way, expected) in [(60.0, "b"), (60, "c"), (-60, "b"), (-60, "a"), (-60, "a")] {
            // The rest of the wheel's turn, while the page is on its way, passes none.
            for step in 0..<3 {
                stage.phone.scroll(at: middle, by: isVertical ? CGPoint(x: 0, y: way) : CGPoint(x: way, y: 0))
                stage.phone.advance(step < 2 ? 0.05 : 0)
            }
            try stage.phone.settle()
            #expect(stage.selected == expected && stage.pager.isResting)
        }
        #expect(stage.changes == ["a>b swipe", "b>c swipe", "c>b swipe", "b>a swipe"])
        #expect(stage.book.problems == [] && stage.book.unfinished == [])
    }

    @Test("towards a refused page brings nothing in, in no frame")
    func refusedAtOnce() {
        let stage = PagerStage("abc")
        stage.pager.shouldSelect = { _ in false }
        stage.show()
        for count in [1, 3] {
            stage.pager.pagesPerSwipe = count
            stage.phone.scroll(at: middle, by: CGPoint(x: 60, y: 0))
            #expect(stage.pages == ["a"] && stage.pager.position == 0)
        }
    }

    @Test("across the pages does nothing")
    func across() throws {
        let stage = PagerStage("abc")
        stage.show()
        stage.phone.scroll(at: middle, by: CGPoint(x: 0, y: 60))
        try stage.phone.settle()
        #expect(stage.changes == [] && stage.pager.position == 0)
        stage.pager.axis = .vertical
        stage.phone.scroll(at: middle, by: CGPoint(x: 0, y: 60))
        try stage.phone.settle()
        #expect(stage.selected == "b")
    }

    @Test("asks about the page first, once; a refused one stays out of sight")
    func refused() throws {
        let stage = PagerStage("abc")
        var asked = 0
        stage.pager.shouldSelect = { _ in
            asked += 1
            return false
        }
        stage.show()
        stage.phone.scroll(at: middle, by: CGPoint(x: 60, y: 0))
        try stage.phone.settle()
        #expect(asked == 1 && stage.selected == "a" && stage.pager.position == 0 && stage.pager.isResting)
        #expect(stage.book.made == ["a": 1])
    }

    @Test("passes over a disabled tab, and ends the automatic advance")
    func disabled() throws {
        let stage = PagerStage("aBc")
        stage.show()
        stage.phone.scroll(at: middle, by: CGPoint(x: 60, y: 0))
        try stage.phone.settle()
        #expect(stage.selected == "c" && stage.book.made["b"] == nil)
    }

    @Test("during a movement by code turns it")
    func duringMovement() throws {
        let stage = PagerStage("abcde", selected: "c")
        stage.show()
        stage.pager.select("e", animated: true)
        stage.phone.advance(0.1)
        stage.phone.scroll(at: middle, by: CGPoint(x: -60, y: 0))
        try stage.phone.settle()
        #expect(stage.pager.isResting && stage.pages == [stage.selected])
        #expect(stage.book.problems == [] && stage.book.unfinished == [])
    }
}
