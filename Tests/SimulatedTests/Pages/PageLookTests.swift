import Simulator
import TabKit
import Testing
import UIKit

@Suite("How pages look on their way") @MainActor struct PageLookTests {
    private func views(_ stage: PagerStage) -> [String: UIView] {
        let pages = stage.pager.children.compactMap { $0 as? RecordingPage }
        return Dictionary(uniqueKeysWithValues: pages.map { ($0.id, $0.view) })
    }

    private func isPlain(_ view: UIView?) -> Bool {
        guard let view else { return false }
        return view.transform == .identity && view.alpha == 1
            && view.convert(view.bounds, to: nil) == view.window?.bounds
    }

    private static let effects: [(name: String, effect: PageEffect)] = [
        ("parallax", .parallax), ("depth", .depth),
        (
            "own",
            PageEffect {
                PageAppearance(shift: 0.1 * $0, scale: 1 - 0.3 * min(abs($0), 1), alpha: 0.5 + 0.5 / (1 + abs($0)))
            }
        ),
    ]

    @Test("A far jump fades on request, in place, while p sweeps; a neighbour slides in")
    func crossfade() throws {
        let stage = PagerStage("abcde")
        stage.pager.farJump = .crossfade
        stage.show()
        stage.pager.select("e", animated: true)
        stage.phone.advance(0.1)
        #expect((1...3) ~= stage.pager.position && stage.pages == ["a", "e"])
        let seen = views(stage)
        for id in ["a", "e"] { #expect(seen[id]?.convert(CGPoint.zero, to: nil).x == 0) }
        #expect((0.2...0.8) ~= seen["e"]?.alpha ?? 0 && seen["a"]?.alpha == 1)
        try stage.phone.settle()
        #expect(isPlain(stage.pager.selectedViewController?.view))
        stage.pager.select("d", animated: true)
        stage.phone.advance(0.1)
        #expect(views(stage)["d"]?.convert(CGPoint.zero, to: nil).x ?? 0 < -100)
    }

    @Test("Effects follow the finger and leave nothing behind", arguments: 0..<3, [false, true])
    func effects(index: Int, isRightToLeft: Bool) throws {
        let stage = PagerStage("abc", selected: "b", direction: isRightToLeft ? .rightToLeft : .leftToRight)
        stage.pager.pageEffect = Self.effects[index].effect
        stage.show()
        for direction in [Simulator.Direction.left, .right, .right, .left] {
            let left = stage.pager.selectedViewController
            stage.phone.swipe(direction)
            stage.phone.advance(0.05)
            #expect(views(stage).values.contains { !isPlain($0) })
            try stage.phone.settle()
            #expect(stage.pages == [stage.selected] && isPlain(stage.pager.selectedViewController?.view))
            #expect(left?.view.transform == .identity && left?.view.alpha == 1)
        }
        stage.pull(60)
        stage.release()
        try stage.phone.settle()
        #expect(isPlain(stage.pager.selectedViewController?.view))
    }

    @Test("Parallax: the page behind goes half as fast")
    func parallax() throws {
        let stage = PagerStage("ab")
        stage.pager.pageEffect = .parallax
        stage.show()
        stage.pull(-200)
        let (a, b) = (try #require(views(stage)["a"]), try #require(views(stage)["b"]))
        #expect(abs(a.convert(a.bounds, to: nil).minX + 100) < 0.5)
        #expect(b.convert(b.bounds, to: nil).minX == 193)
        let order = try #require(a.superview).subviews.filter { $0 === a || $0 === b }
        #expect(order == [a, b])
        stage.pager.pageEffect = .none
        #expect(a.convert(a.bounds, to: nil).minX == -200, "a new effect shows at once")
    }

    @Test("Fading: both pages fill the pager, the new one comes in over the other", arguments: [false, true])
    func fade(byReduceMotion: Bool) throws {
        let stage = PagerStage("abc")
        if byReduceMotion { stage.phone.reduceMotion = true } else { stage.pager.transition = .fade }
        stage.show()
        stage.pager.select("c", animated: true)
        var last = 0.0
        for _ in 0..<8 {
            stage.phone.advance(1.0 / 60)
            guard let c = views(stage)["c"], let a = views(stage)["a"] else { break }
            #expect(a.convert(a.bounds, to: nil) == stage.phone.window.bounds && a.alpha == 1)
            #expect(c.convert(c.bounds, to: nil) == stage.phone.window.bounds)
            #expect(c.alpha > last && c.alpha < 1)
            last = c.alpha
        }
        #expect(last > 0.3)
        try stage.phone.settle()
        #expect(isPlain(views(stage)["c"]) && stage.pager.position == 2)
    }

    @Test("A fade that is turned in its middle does not jump")
    func turnedFade() throws {
        let stage = PagerStage("abc")
        stage.pager.transition = .fade
        stage.show()
        stage.pager.select("c", animated: true)
        stage.phone.advance(0.1)
        let before = try #require(views(stage)["c"]?.alpha)
        stage.pager.select("b", animated: true)
        stage.phone.advance(0)
        let after = try #require(views(stage)["c"]?.alpha)
        #expect(abs(before - after) < 0.1)
        #expect((views(stage)["b"]?.alpha ?? 1) < 0.1)
        try stage.phone.settle()
        #expect(isPlain(views(stage)["b"]) && stage.book.problems == [])
    }

    @Test("With Reduce Motion a finger still slides, and without a transition taps are at once")
    func others() throws {
        let stage = PagerStage("abc")
        stage.phone.reduceMotion = true
        stage.show()
        stage.pull(-100)
        #expect(views(stage)["a"]?.convert(CGPoint.zero, to: nil).x == -100)
        stage.release()
        try stage.phone.settle()
        stage.pager.transition = .none
        stage.pager.select("c", animated: true)
        #expect(stage.pager.isResting && stage.pager.position == 2 && stage.pages == ["c"])
    }
}
