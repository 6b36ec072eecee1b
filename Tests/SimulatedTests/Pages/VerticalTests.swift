import Simulator
import TabKit
import Testing
import UIKit

@Suite("Vertical paging") @MainActor struct VerticalTests {
    private func shown(_ tabs: String = "abc", selected: String = "b") -> PagerStage {
        let stage = PagerStage(tabs, selected: selected)
        stage.pager.axis = .vertical
        stage.show()
        return stage
    }

    private func frame(of stage: PagerStage) -> CGRect? {
        stage.pager.selectedViewController.map { $0.view.convert($0.view.bounds, to: nil) }
    }

    @Test("Swipes go up and down, and only so")
    func swipes() throws {
        let stage = shown()
        try stage.swipe(.up)
        #expect(stage.selected == "c" && stage.pager.position == 2)
        try stage.swipe(.left)
        try stage.swipe(.down)
        #expect(stage.selected == "b")
        try stage.swipe(.right)
        #expect(stage.selected == "b")
        #expect(stage.changes == ["b>c swipe", "c>b swipe"])
        #expect(frame(of: stage) == stage.phone.window.bounds)
    }

    @Test("A movement by code, and a pull beyond the first page")
    func code() throws {
        let stage = shown(selected: "a")
        stage.pull(200, axis: .vertical)
        #expect(stage.pager.position < 0)
        stage.release()
        try stage.phone.settle()
        stage.pager.select("c", animated: true)
        stage.phone.advance(0.1)
        let frames = stage.pager.children.map { $0.view.convert($0.view.bounds, to: nil) }
        #expect(frames.count == 2 && frames.allSatisfy { $0.minX == 0 && $0.width == 393 })
        try stage.phone.settle()
        #expect(stage.pager.position == 2)
    }

    @Test("A new size and a turn keep the page, at rest and in a movement", arguments: [false, true])
    func sizes(isMoving: Bool) throws {
        let stage = shown(selected: isMoving ? "a" : "b")
        if isMoving {
            stage.pager.select("b", animated: true)
            stage.phone.advance(0.1)
        }
        stage.forget()
        stage.phone.rotate(to: .landscapeLeft)
        try stage.phone.settle()
        #expect(stage.selected == "b" && stage.pager.position == 1 && stage.changes == [])
        #expect(frame(of: stage) == CGRect(x: 0, y: 0, width: 852, height: 393))
        stage.phone.resize(to: CGSize(width: 320, height: 700))
        try stage.phone.settle()
        #expect(frame(of: stage) == CGRect(x: 0, y: 0, width: 320, height: 700))
        #expect(stage.book.problems == [] && stage.pages == ["b"])
    }

    @Test("Right to left changes nothing about up and down")
    func rightToLeft() throws {
        let stage = PagerStage("abc", selected: "b", direction: .rightToLeft)
        stage.pager.axis = .vertical
        stage.show()
        try stage.swipe(.up)
        #expect(stage.selected == "c")
    }

    @Test("The axis can change at any time, and the page stays")
    func axisChange() throws {
        let stage = PagerStage("abc", selected: "b")
        stage.show()
        stage.pager.axis = .vertical
        #expect(frame(of: stage) == stage.phone.window.bounds)
        try stage.swipe(.up)
        #expect(stage.selected == "c")
        stage.pager.axis = .horizontal
        try stage.swipe(.right)
        #expect(stage.selected == "b" && frame(of: stage) == stage.phone.window.bounds)
        stage.pager.select("a", animated: true)
        stage.phone.advance(0.1)
        stage.pager.axis = .vertical
        try stage.phone.settle()
        #expect(stage.selected == "a" && frame(of: stage) == stage.phone.window.bounds)
    }

    @Test("Content that scrolls sideways keeps its drags")
    func sidewaysContent() throws {
        var page: ScrollingPage?
        let stage = PagerStage("ab") { id in
            guard id == "a" else { return UIViewController() }
            let new = ScrollingPage(factor: CGSize(width: 3, height: 1))
            page = new
            return new
        }
        stage.pager.axis = .vertical
        stage.show()
        stage.pull(-150)
        #expect(page?.scrollView.contentOffset.x == 150 && stage.pager.position == 0)
        stage.release()
        try stage.phone.settle()
        try stage.swipe(.up)
        #expect(stage.selected == "b")
    }
}
