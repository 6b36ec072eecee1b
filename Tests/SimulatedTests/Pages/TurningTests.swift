import Simulator
import Testing
import UIKit

@testable import TabKit

@Suite("Movements that are turned or caught") @MainActor struct TurningTests {
    /// Where a person sees a page, and how opaque it is.
    private func sight(_ stage: PagerStage) -> [String: [CGFloat]] {
        var sights: [String: [CGFloat]] = [:]
        for case let page as RecordingPage in stage.pager.children {
            let frame = page.view.convert(page.view.bounds, to: nil)
            sights[page.id] = [frame.minX, page.view.alpha]
        }
        return sights
    }

    @Test("Law 10: p keeps its speed when a far jump is turned to another page on the same side")
    func speed() throws {
        let stage = PagerStage("abcdefgh")
        stage.show()
        stage.pager.select("h", animated: true)
        stage.phone.advance(0.1)
        var places = [stage.pager.position]
        stage.phone.advance(1.0 / 60)
        places.append(stage.pager.position)
        stage.pager.select("g", animated: true)
        #expect(stage.pager.position == places[1])
        stage.phone.advance(1.0 / 60)
        places.append(stage.pager.position)
        let (before, after) = (places[1] - places[0], places[2] - places[1])
        #expect(before > 0.3 && (0.7...1) ~= after / before, "\(before) and \(after) pages a frame")
        try stage.phone.settle()
        #expect(stage.selected == "g" && stage.pager.position == 6)
    }

    @Test("Law 24: with Reduce Motion, a finger catches a fade as it is, and drags it on")
    func caughtFade() throws {
        let stage = PagerStage("abc")
        stage.phone.reduceMotion = true
        stage.show()
        stage.pager.select("b", animated: true)
        stage.phone.advance(0.1)
        let before = sight(stage)
        #expect(before["b"]?[0] == 0 && (0.2...0.8) ~= before["b"]?[1] ?? 0)
        stage.phone.touchDown(at: CGPoint(x: 200, y: 500))
        #expect(sight(stage) == before)
        stage.phone.touchMove(to: CGPoint(x: 100, y: 500), over: 0.1)
        let dragged = sight(stage)
        #expect(dragged["b"]?[0] == 0 && dragged["b"]?[1] != before["b"]?[1])
        stage.phone.touchUp(velocity: .zero)
        try stage.phone.settle()
        let rest = sight(stage)
        #expect(rest == ["b": [0, 1]])
    }

    @Test("Law 24: with Reduce Motion, a tap while a finger slides pages leaves them where they are")
    func tapWhileSliding() throws {
        let stage = PagerStage("abc")
        stage.phone.reduceMotion = true
        stage.show()
        stage.pull(-150)
        let before = sight(stage)
        stage.pager.select("b", animated: true)
        #expect(sight(stage) == before && before["b"]?[0] ?? 0 > 200)
        stage.phone.touchUp()
        try stage.phone.settle()
        stage.pager.select("a", animated: true)
        stage.phone.advance(0.1)
        #expect(sight(stage)["a"]?[0] == 0, "and the next one fades")
    }

    @Test("Law 24: with Reduce Motion, the mark stays under a finger that catches a fade")
    func caughtMark() throws {
        let phone = Simulator(.iPhone16)
        let tabs = PageBook().tabs(["a", "b", "c"])
        phone.reduceMotion = true
        phone.show(tabs)
        tabs.select("c", animated: true)
        phone.advance(0.1)
        let mark = tabs.strip.indicator
        let before = mark.frame
        phone.touchDown(at: CGPoint(x: 200, y: 500))
        #expect(mark.frame == before)
        phone.touchUp()
        try phone.settle()
        #expect(mark.frame.minX == tabs.strip.frame(of: "c")?.minX)
    }

    @Test("Three tabs in a circle: one drag goes round and round, right to left too", arguments: [false, true])
    func threeRound(isRightToLeft: Bool) throws {
        let stage = PagerStage("abc", direction: isRightToLeft ? .rightToLeft : .leftToRight)
        stage.pager.wraps = true
        stage.show()
        let way: CGFloat = isRightToLeft ? 1 : -1
        stage.phone.touchDown(at: CGPoint(x: 200, y: 500))
        stage.phone.touchMove(to: CGPoint(x: 200 + way * 10, y: 500), over: 0.05)
        var seen: [Double] = []
        for page in 1...7 {
            stage.phone.touchMove(to: CGPoint(x: 200 + way * (10 + 393 * CGFloat(page)), y: 500), over: 0.3)
            seen.append(stage.pager.position.rounded())
            #expect(abs(stage.pager.position - seen[page - 1]) < 0.01)
        }
        #expect(seen == [1, 2, 0, 1, 2, 0, 1])
        stage.phone.touchUp(velocity: .zero)
        try stage.phone.settle()
        #expect(stage.selected == "b" && stage.pages == ["b"] && stage.changes == ["a>b swipe"])
        #expect(stage.book.problems == [] && stage.book.unfinished == [])
    }
}
