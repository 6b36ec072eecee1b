import Simulator
import TabKit
import Testing
import UIKit

@Suite("Whose a gesture is") @MainActor struct GesturePolicyTests {
    private func inNavigation(_ stage: PagerStage) throws -> UINavigationController {
        let navigation = UINavigationController(rootViewController: UIViewController())
        stage.phone.show(navigation)
        navigation.pushViewController(stage.pager, animated: false)
        try stage.phone.settle()
        stage.forget()
        return navigation
    }

    @Test("B52: A drag from the edge goes back, at any page, and no page moves", arguments: ["a", "c"], [false, true])
    func backSwipe(selected: String, isRightToLeft: Bool) throws {
        let stage = PagerStage("abc", selected: selected, direction: isRightToLeft ? .rightToLeft : .leftToRight)
        let navigation = try inNavigation(stage)
        let position = stage.pager.position
        stage.phone.touchDown(at: CGPoint(x: isRightToLeft ? 391 : 2, y: 400))
        for step in 1...10 {
            let way = CGFloat(step) * 30
            stage.phone.touchMove(to: CGPoint(x: isRightToLeft ? 391 - way : 2 + way, y: 400), over: 1.0 / 60)
            #expect(stage.pager.position == position && stage.pager.isResting)
        }
        stage.phone.touchUp()
        try stage.phone.settle()
        #expect(navigation.viewControllers.count == 1)
        #expect(stage.pager.position == position && stage.changes == [] && stage.positions == [])
    }

    @Test("A swipe back that is cancelled leaves the page as it was")
    func cancelledBackSwipe() throws {
        let stage = PagerStage("abc", selected: "c")
        let navigation = try inNavigation(stage)
        stage.phone.touchDown(at: CGPoint(x: 2, y: 400))
        stage.phone.touchMove(to: CGPoint(x: 80, y: 400), over: 0.2)
        stage.phone.touchUp(velocity: .zero)
        try stage.phone.settle()
        #expect(navigation.viewControllers.count == 2)
        #expect(stage.book.appeared == ["c"] && stage.book.problems == [] && stage.book.unfinished == [])
    }

    @Test("B52: A drag from inside turns the page, or gives way before the first")
    func dragFromInside() throws {
        let stage = PagerStage("abc", selected: "c")
        let navigation = try inNavigation(stage)
        try stage.swipe(.right)
        #expect(stage.selected == "b" && navigation.viewControllers.count == 2)
        try stage.swipe(.right)
        stage.forget()
        stage.pull(200)
        #expect(stage.pager.position < 0 && stage.pager.position > -0.5)
        stage.release()
        try stage.phone.settle()
        #expect(stage.selected == "a" && stage.changes == [] && navigation.viewControllers.count == 2)
    }

    @Test("At the root of a navigation a drag from the edge turns the page")
    func nothingToGoBackTo() throws {
        let stage = PagerStage("abc", selected: "c")
        stage.phone.show(UINavigationController(rootViewController: stage.pager))
        stage.phone.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 300, y: 400))
        try stage.phone.settle()
        #expect(stage.selected == "b")
    }

    @Test("A finger on a slider's thumb moves the slider, quickly or slowly", arguments: [0.05, 0.5])
    func slider(duration: TimeInterval) throws {
        var page: SliderPage?
        let stage = PagerStage("abc", selected: "b") { id in
            guard id == "b" else { return UIViewController() }
            let new = SliderPage()
            page = new
            return new
        }
        stage.show()
        let slider = try #require(page?.slider)
        for way in [-100.0, 100] {
            slider.value = 0.5
            stage.phone.drag(
                from: CGPoint(x: 196, y: 417), to: CGPoint(x: 196 + way, y: 417), over: duration)
            try stage.phone.settle()
            #expect(way < 0 ? slider.value < 0.25 : slider.value > 0.75, "\(slider.value)")
            #expect(stage.pager.position == 1 && stage.changes == [])
        }
        stage.phone.drag(from: CGPoint(x: 180, y: 417), to: CGPoint(x: 20, y: 417), over: 0.1)
        try stage.phone.settle()
        #expect(stage.selected == "c", "beside the thumb, a drag is the pager's")
    }

    @Test("B53: Content that scrolls sideways moves while it can; at its end the page turns")
    func sidewaysContent() throws {
        var pages: [String: ScrollingPage] = [:]
        let stage = PagerStage("abc", selected: "b") { id in
            let page = ScrollingPage(factor: CGSize(width: 2, height: 1))
            pages[id] = page
            return page
        }
        stage.show()
        let inner = try #require(pages["b"]?.scrollView)
        stage.pull(-150)
        #expect(inner.contentOffset.x == 150 && stage.pager.position == 1)
        stage.release()
        try stage.phone.settle()
        inner.contentOffset.x = 393
        stage.pull(-250)
        #expect(inner.contentOffset.x == 393 && stage.pager.position > 1.5)
        stage.release()
        try stage.phone.settle()
        #expect(stage.selected == "c")
    }

    @Test("B53: A list scrolls up and down, and the page turns sideways: one of the two in a gesture")
    func list() throws {
        var list: SwipeRowsPage?
        let stage = PagerStage("abc", selected: "b") { id in
            guard id == "b" else { return UIViewController() }
            let page = SwipeRowsPage(style: .plain)
            list = page
            return page
        }
        stage.show()
        let table = try #require(list?.tableView)
        let top = table.contentOffset.y
        stage.phone.touchDown(at: CGPoint(x: 200, y: 600))
        stage.phone.touchMove(to: CGPoint(x: 195, y: 500), over: 0.2)
        stage.phone.touchMove(to: CGPoint(x: 20, y: 490), over: 0.2)
        #expect(table.contentOffset.y > top + 50 && stage.pager.position == 1)
        stage.phone.touchUp(velocity: .zero)
        try stage.phone.settle()

        let row = CGPoint(x: 300, y: 400)
        stage.phone.drag(from: row, to: CGPoint(x: 150, y: 400), over: 0.2)
        try stage.phone.settle()
        #expect(stage.pager.position == 1 && stage.changes == [], "the row opened")
        stage.phone.tap(row)
        try stage.phone.settle()
        let still = table.contentOffset.y
        try stage.swipe(.right)
        #expect(stage.selected == "a", "rows have nothing on that side")
        #expect(table.contentOffset.y == still)
    }
}
