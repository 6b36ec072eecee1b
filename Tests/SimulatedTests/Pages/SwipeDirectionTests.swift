import Simulator
import TabKit
import Testing
import UIKit

@Suite("Where a finger may go") @MainActor struct SwipeDirectionTests {
    @Test(
        "Towards a closed side pages give way, nothing is loaded and nobody is asked", arguments: [false, true])
    func closedSide(isRightToLeft: Bool) throws {
        let sign: CGFloat = isRightToLeft ? -1 : 1
        let cases: [(directions: SwipeDirections, way: CGFloat, lands: String)] = [
            (.forward, 250, "b"), (.forward, -250, "c"), (.backward, 250, "a"), (.backward, -250, "b"),
            ([], 250, "b"), ([], -250, "b"),
        ]
        for test in cases {
            let stage = PagerStage("abc", selected: "b", direction: isRightToLeft ? .rightToLeft : .leftToRight)
            var asked: [String] = []
            stage.pager.shouldSelect = { id in
                asked.append("\(id.base)")
                return true
            }
            stage.pager.swipeDirections = test.directions
            stage.show()
            stage.pull(test.way * sign)
            let isClosed = test.lands == "b"
            let pulled = abs(stage.pager.position - 1)
            #expect(isClosed ? pulled > 0.1 && pulled < 0.4 : pulled > 0.6, "\(test)")
            stage.release()
            try stage.phone.settle()
            #expect(stage.selected == test.lands)
            #expect(asked == (isClosed ? [] : [test.lands]))
            #expect(stage.book.made.keys.sorted() == (isClosed ? ["b"] : ["b", test.lands].sorted()))
            #expect(stage.book.problems == [] && stage.cancellations == 0)
        }
    }

    @Test("A page that was caught on its way can be taken back")
    func caught() throws {
        let stage = PagerStage("abc", selected: "b")
        stage.pager.swipeDirections = .forward
        stage.show()
        stage.phone.swipe(.left)
        stage.phone.advance(0.05)
        #expect(stage.pager.position > 1 && stage.pager.position < 2)
        stage.pull(50)
        #expect(stage.pages.sorted() == ["b", "c"], "both are still in sight")
        stage.phone.touchMove(to: CGPoint(x: 390, y: 426), over: 0.1)
        stage.release()
        try stage.phone.settle()
        #expect(stage.pager.position == stage.pager.selectedIndex.map(Double.init))
        #expect(stage.pages == [stage.selected])
        #expect(stage.book.problems == [] && stage.book.unfinished == [])
    }

    @Test("With swipes off, drags do nothing, taps and code do, and no finger stops a movement")
    func off() throws {
        let stage = PagerStage("abc")
        stage.pager.isSwipeEnabled = false
        stage.show()
        try stage.drag(-200)
        #expect(stage.pager.position == 0)
        #expect(stage.pager.choose("c", reason: .tap))
        stage.phone.advance(0.1)
        let before = stage.pager.position
        stage.phone.touchDown(at: CGPoint(x: 200, y: 400))
        stage.phone.advance(0.1)
        #expect(stage.pager.position > before)
        stage.phone.touchUp()
        try stage.phone.settle()
        #expect(stage.selected == "c")
        #expect(stage.pager.select("a"))
        stage.phone.scroll(at: CGPoint(x: 200, y: 400), by: CGPoint(x: 60, y: 0))
        try stage.phone.settle()
        #expect(stage.pager.position == 0)
    }

    @Test("Turned off in the middle of a drag, the page comes to rest")
    func turnedOff() throws {
        let stage = PagerStage("abc")
        stage.show()
        stage.pull(-150)
        stage.pager.isSwipeEnabled = false
        try stage.phone.settle()
        #expect(stage.pager.isResting && stage.pager.position == stage.pager.selectedIndex.map(Double.init))
        stage.phone.touchUp()
        try stage.phone.settle()
        #expect(stage.book.problems == [] && stage.book.unfinished == [])
    }

    @Test("Without bounces nothing gives way at the end")
    func noBounce() throws {
        let stage = PagerStage("ab")
        stage.pager.bounces = false
        stage.show()
        stage.pull(200)
        #expect(stage.pager.position == 0)
        stage.release()
        try stage.swipe(.left)
        #expect(stage.selected == "b")
    }

    @Test("A swipe passes as many pages as are allowed", arguments: [1, 2, 3])
    func severalPages(limit: Int) throws {
        let stage = PagerStage("abcdefgh", selected: "b")
        stage.pager.pagesPerSwipe = limit
        stage.show()
        func flick(_ sign: CGFloat) throws {
            stage.pull(200 * sign)
            stage.phone.touchUp(velocity: CGPoint(x: 9000 * sign, y: 0))
            try stage.phone.settle()
        }
        try flick(-1)
        #expect(stage.pager.selectedIndex == 1 + limit)
        #expect(stage.pager.position == Double(1 + limit))
        #expect(stage.book.made.count == 1 + limit, "the pages that passed by were there")
        #expect(stage.changes.count == 1 && stage.book.problems == [] && stage.book.unfinished == [])
        try flick(1)
        #expect(stage.pager.selectedIndex == 1)
        stage.pull(-60)
        stage.release()
        try stage.phone.settle()
        #expect(stage.pager.position == 1, "a short slow drag comes back")
    }

    @Test("With several pages allowed, a short flick turns one", arguments: [false, true])
    func shortFlick(isRightToLeft: Bool) throws {
        let stage = PagerStage("abcde", selected: "c", direction: isRightToLeft ? .rightToLeft : .leftToRight)
        stage.pager.pagesPerSwipe = 3
        stage.show()
        for (way, expected) in [(-1.0, isRightToLeft ? "b" : "d"), (1, "c")] {
            stage.pull(40 * way)
            stage.phone.touchUp(velocity: CGPoint(x: 500 * way, y: 0))
            try stage.phone.settle()
            #expect(stage.selected == expected)
        }
    }

    @Test("An edit under the finger does not change how far a swipe goes")
    func editedDrag() throws {
        let stage = PagerStage("abcdefgh", selected: "b")
        stage.pager.pagesPerSwipe = 2
        stage.show()
        stage.pull(-100)
        for id in ["x", "y", "z"] { stage.pager.insert(stage.book.item(id), at: 0) }
        stage.phone.touchUp(velocity: CGPoint(x: -9000, y: 0))
        try stage.phone.settle()
        #expect(stage.selected == "d" && stage.pager.position == 6)
        #expect(stage.book.problems == [] && stage.book.unfinished == [])
    }

    @Test("A swipe over several pages ends before one that the app refuses")
    func refusedFarPage() throws {
        let stage = PagerStage("abcdefgh")
        stage.pager.pagesPerSwipe = 3
        stage.pager.shouldSelect = { $0 != AnyHashable("c") }
        stage.show()
        stage.phone.flick(from: CGPoint(x: 380, y: 400), velocity: CGPoint(x: -3500, y: 0))
        try stage.phone.settle()
        #expect(stage.selected == "b" && stage.pager.position == 1)
        #expect(stage.book.made["c"] == nil)
    }
}
