import Simulator
import TabKit
import Testing
import UIKit

@Suite("The pager's own comings and goings") @MainActor struct LifecycleTests {
    private func check(_ stage: PagerStage, on id: String) {
        #expect(stage.selected == id && stage.pager.isResting)
        #expect(stage.pager.position == stage.pager.selectedIndex.map(Double.init))
        #expect(stage.pages == [id] && stage.book.appeared == [id])
        #expect(stage.book.problems == [] && stage.book.unfinished == [])
        let view = stage.pager.selectedViewController?.view
        #expect(view.map { $0.convert($0.bounds, to: nil) } == stage.phone.window.bounds)
    }

    @Test("Covered and uncovered in the middle of a movement: it has arrived", arguments: [0.0, 0.1])
    func coveredWhileMoving(hidden: TimeInterval) throws {
        let stage = PagerStage("abc")
        stage.show()
        stage.pager.select("c", animated: true)
        stage.phone.advance(0.1)
        stage.phone.cover()
        #expect(stage.pager.isResting && stage.book.appeared == [] && stage.book.unfinished == [])
        stage.phone.advance(hidden)
        stage.phone.dismiss()
        try stage.phone.settle()
        check(stage, on: "c")
        #expect(stage.changes == ["a>c code"])
    }

    @Test("Covered while a finger drags: the page comes back", arguments: [false, true])
    func coveredWhileDragging(isLifted: Bool) throws {
        let stage = PagerStage("abc")
        stage.show()
        stage.pull(-250)
        stage.phone.cover()
        if isLifted { stage.phone.touchUp() }
        #expect(stage.pager.isResting && stage.pager.position == 0)
        stage.phone.dismiss()
        stage.phone.touchMove(to: CGPoint(x: 10, y: 426), over: 0.1)
        stage.phone.touchUp()
        try stage.phone.settle()
        check(stage, on: "a")
        #expect(stage.changes == [])
        try stage.swipe(.left)
        check(stage, on: "b")
    }

    @Test("Covered while the scroll view settles after a swipe")
    func coveredWhileSettling() throws {
        let stage = PagerStage("abc")
        stage.show()
        stage.phone.swipe(.left)
        stage.phone.advance(0.05)
        stage.phone.cover()
        stage.phone.dismiss()
        try stage.phone.settle()
        check(stage, on: "b")
        #expect(stage.changes == ["a>b swipe"])
    }

    @Test("Changes while covered show at once afterwards, and nothing appears meanwhile")
    func changesWhileCovered() throws {
        let stage = PagerStage("abcde")
        stage.show()
        stage.phone.cover()
        stage.book.forgetCalls()
        stage.pager.select("d", animated: true)
        stage.pager.remove("a")
        stage.phone.rotate(to: .landscapeLeft)
        try stage.phone.settle()
        #expect(stage.book.calls == [])
        stage.phone.dismiss()
        try stage.phone.settle()
        check(stage, on: "d")
        #expect(stage.book.calls == ["d willAppear", "d didAppear"])
    }

    @Test("B48: Pushed over and popped, also in the middle of a movement", arguments: [false, true])
    func pushed(isMoving: Bool) throws {
        let stage = PagerStage("abc")
        let navigation = UINavigationController(rootViewController: stage.pager)
        navigation.isNavigationBarHidden = true
        stage.phone.show(navigation)
        stage.pager.select("c", animated: isMoving)
        stage.phone.advance(0.05)
        for isAnimated in [true, false] {
            navigation.pushViewController(UIViewController(), animated: isAnimated)
            try stage.phone.settle()
            #expect(stage.book.appeared == [] && stage.book.unfinished == [] && stage.book.problems == [])
            let page = stage.pager.selectedViewController
            navigation.popViewController(animated: isAnimated)
            try stage.phone.settle()
            check(stage, on: "c")
            #expect(stage.pager.selectedViewController === page)
        }
        #expect(stage.book.made["a"] == 1 && stage.book.made["c"] == 1)
    }

    @Test("B48: Selected in a hidden bottom tab, the page is there when it shows")
    func hiddenTab() throws {
        let stage = PagerStage("abcde")
        let bar = UITabBarController()
        bar.viewControllers = [stage.pager, UIViewController()]
        stage.phone.show(bar)
        bar.selectedIndex = 1
        try stage.phone.settle()
        stage.book.forgetCalls()
        stage.pager.select("d", animated: true)
        #expect(stage.pager.isResting && stage.book.calls == [])
        bar.selectedIndex = 0
        try stage.phone.settle()
        #expect(stage.book.calls == ["d willAppear", "d didAppear"])
        #expect(stage.book.appeared == ["d"] && stage.pager.position == 3)
    }

    @Test("Taken off the screen in the middle of a movement and put back")
    func removed() throws {
        let stage = PagerStage("abc")
        stage.show()
        stage.pull(-150)
        stage.phone.hide()
        #expect(stage.pager.isResting && stage.book.appeared == [] && stage.book.unfinished == [])
        stage.show()
        try stage.phone.settle()
        check(stage, on: "a")
    }

    @Test("Memory is short in the middle of a movement: what is in sight stays")
    func memory() throws {
        let stage = PagerStage("abcd")
        stage.show()
        for id in ["b", "c", "d"] { stage.pager.select(id) }
        #expect(stage.book.alive.sorted() == ["a", "b", "c", "d"])
        stage.pull(150)
        stage.phone.memoryWarning()
        #expect(stage.book.alive.sorted() == ["c", "d"])
        stage.release()
        try stage.phone.settle()
        check(stage, on: "d")
        try stage.swipe(.right)
        check(stage, on: "c")
        #expect(stage.book.made == ["a": 1, "b": 1, "c": 1, "d": 1])
    }

    @Test("Loads ahead, shows nothing of it, and keeps what the policy says")
    func policies() throws {
        let stage = PagerStage("abCdef", selected: "d")
        stage.pager.preload = 1
        stage.show()
        #expect(stage.book.made.keys.sorted() == ["b", "d", "e"])
        #expect(stage.book.appeared == ["d"] && stage.pages == ["d"])
        stage.pager.retention = .window(1)
        try stage.swipe(.left)
        #expect(stage.book.alive.sorted() == ["d", "e", "f"])
        stage.pager.retention = .recent(2)
        stage.pager.preload = 0
        stage.pager.select("a")
        stage.pager.select("b")
        #expect(stage.book.alive.sorted() == ["a", "b"])
        #expect(stage.book.problems == [])
    }

    @Test("A select while the scroll view tracks a finger is not lost (B21)")
    func tracked() throws {
        let stage = PagerStage("abc")
        stage.show()
        stage.phone.touchDown(at: CGPoint(x: 200, y: 400))
        stage.phone.advance(0.3)
        #expect(stage.pager.select("c", animated: true))
        stage.phone.touchUp()
        try stage.phone.settle()
        check(stage, on: "c")
    }

    @Test("Caught on the way, dragged back and let go: no event of the page between (B19)")
    func caught() throws {
        let stage = PagerStage("abcde", selected: "c")
        stage.show()
        stage.pull(-236)
        stage.release()
        stage.phone.advance(0.1)
        #expect(stage.pager.position > 2.6 && stage.pager.position < 3)
        let back = (stage.pager.position - 2.2) * 393
        stage.pull(back)
        #expect(abs(stage.pager.position - 2.2) < 0.05)
        stage.release()
        try stage.phone.settle()
        check(stage, on: "c")
        #expect(stage.changes.allSatisfy { !$0.contains("b") })
    }

    @Test("A tap without animation does not cut a swipe short (B22)")
    func swipeGoesOn() throws {
        let stage = PagerStage("abc")
        let strip = TabStrip()
        stage.pager.transition = .none
        stage.pager.selector = strip
        stage.show()
        stage.pull(-236)
        stage.release()
        stage.forget()
        try stage.phone.settle()
        let between = stage.positions.filter { $0 > 0.61 && $0 < 0.99 }
        #expect(between.count >= 3 && between == between.sorted())
        check(stage, on: "b")
    }
}
