import Testing

@testable import UIKit

/// Which of two scroll views a drag moves.
@MainActor struct ScrollNestingTests {
    /// A pager with a list in its first page.
    private func makePagerWithList(_ stage: TouchStage) -> (pager: UIScrollView, list: UIScrollView) {
        let pager = UIScrollView()
        pager.isPagingEnabled = true
        pager.contentSize = CGSize(width: 393 * 3, height: 852)
        stage.add(pager)
        let list = UIScrollView(frame: stage.window.bounds)
        list.contentSize = CGSize(width: 393, height: 3000)
        pager.addSubview(list)
        return (pager, list)
    }

    @Test("Perpendicular: the axis that a drag mostly follows decides, and keeps the gesture")
    func perpendicular() {
        let stage = TouchStage()
        let (pager, list) = makePagerWithList(stage)
        stage.drag(from: CGPoint(x: 300, y: 600), by: CGPoint(x: -2, y: -6), steps: 10)
        #expect(pager.contentOffset == .zero && list.contentOffset.y > 0)
        let y = list.contentOffset.y
        stage.move(100, 540)
        #expect(pager.contentOffset == .zero && list.contentOffset.y == y)
        stage.up(velocity: .zero)
        stage.settle()

        stage.drag(from: CGPoint(x: 300, y: 600), by: CGPoint(x: -6, y: -2), steps: 10)
        #expect(pager.contentOffset.x > 0 && list.contentOffset.y == y)
        stage.up()
        stage.settle()
        #expect(pager.contentOffset.x == 393)
    }

    /// An outer pager of three pages with an inner pager of three pages in the middle one.
    private func makeNestedPagers(_ stage: TouchStage, inner page: CGFloat) -> (
        outer: UIScrollView, inner: UIScrollView
    ) {
        let outer = UIScrollView()
        outer.isPagingEnabled = true
        outer.contentSize = CGSize(width: 393 * 3, height: 852)
        stage.add(outer)
        let inner = UIScrollView(frame: CGRect(x: 393, y: 0, width: 393, height: 852))
        inner.isPagingEnabled = true
        inner.contentSize = CGSize(width: 393 * 3, height: 852)
        outer.addSubview(inner)
        outer.contentOffset.x = 393
        inner.contentOffset.x = page * 393
        return (outer, inner)
    }

    @Test(
        "Same axis: the inner one moves while it can, and leaves the drag to the outer one at its end",
        arguments: [(2.0, -1.0, 2.0, 2.0), (1, -1, 1, 2), (0, 1, 0, 0), (1, 1, 1, 0)])
    func sameAxis(page: CGFloat, direction: CGFloat, outerPage: CGFloat, innerPage: CGFloat) {
        let stage = TouchStage()
        let (outer, inner) = makeNestedPagers(stage, inner: page)
        var moved: Set<String> = []
        stage.down(200, 400)
        for index in 1...15 {
            stage.advance(0.008)
            stage.move(200 + CGFloat(index) * 8 * direction, 400)
            if outer.contentOffset.x != 393 { moved.insert("outer") }
            if inner.contentOffset.x != page * 393 { moved.insert("inner") }
        }
        // Never both in one gesture.
        #expect(moved.count == 1)
        stage.up()
        stage.settle()
        #expect(outer.contentOffset.x == outerPage * 393)
        #expect(inner.contentOffset.x == innerPage * 393)
    }

    @Test("At its end the inner one keeps the drag if it always bounces, or if the outer one can't move either")
    func keeping() {
        let stage = TouchStage()
        let (outer, inner) = makeNestedPagers(stage, inner: 2)
        inner.alwaysBounceHorizontal = true
        stage.drag(from: CGPoint(x: 300, y: 400), by: CGPoint(x: -8, y: 0), steps: 10)
        #expect(outer.contentOffset.x == 393 && inner.contentOffset.x > 786)
        stage.up()
        stage.settle()
        inner.alwaysBounceHorizontal = false
        outer.contentSize.width = 786
        stage.drag(from: CGPoint(x: 300, y: 400), by: CGPoint(x: -8, y: 0), steps: 10)
        #expect(outer.contentOffset.x == 393 && inner.contentOffset.x > 786)
    }

    @Test("Content that fits isn't dragged, unless it always bounces")
    func fitting() {
        let stage = TouchStage()
        let scrollView = UIScrollView()
        scrollView.contentSize = CGSize(width: 393, height: 400)
        stage.add(scrollView)
        stage.drag(from: CGPoint(x: 200, y: 300), by: CGPoint(x: 0, y: 8), steps: 10)
        #expect(scrollView.contentOffset == .zero && !scrollView.isDragging && !scrollView.isTracking)
        stage.up()
        scrollView.alwaysBounceVertical = true
        stage.drag(from: CGPoint(x: 200, y: 300), by: CGPoint(x: 0, y: 8), steps: 10)
        #expect(scrollView.contentOffset.y < 0)
        stage.up()
        stage.settle()
        #expect(scrollView.contentOffset == .zero)
    }

    @Test("A directional lock keeps a drag on its first axis; a diagonal start isn't locked")
    func directionalLock() {
        let stage = TouchStage()
        let scrollView = UIScrollView()
        scrollView.contentSize = CGSize(width: 3000, height: 3000)
        scrollView.isDirectionalLockEnabled = true
        stage.add(scrollView)
        stage.drag(from: CGPoint(x: 300, y: 600), by: CGPoint(x: -2, y: -6), steps: 10)
        stage.move(100, 500)
        #expect(scrollView.contentOffset.x == 0 && scrollView.contentOffset.y > 0)
        stage.up(velocity: .zero)
        stage.settle()
        stage.drag(from: CGPoint(x: 300, y: 600), by: CGPoint(x: -6, y: -6), steps: 10)
        #expect(scrollView.contentOffset.x > 0)
        // Both bars are on top of the content now, and neither asks for layout because of the other.
        #expect(!Runtime.current.hasReportedUnsettledLayout)
    }

    @Test("The navigation edge comes before the pager: a drag from it moves one of them only")
    func screenEdge() {
        let stage = TouchStage()
        let (outer, _) = makeNestedPagers(stage, inner: 1)
        let edge = UIScreenEdgePanGestureRecognizer()
        edge.edges = .left
        stage.window.addGestureRecognizer(edge)
        stage.drag(from: CGPoint(x: 4, y: 400), by: CGPoint(x: 8, y: 0), steps: 10)
        #expect(edge.state == .changed)
        #expect(outer.contentOffset.x == 393)
        stage.up()
        #expect(edge.state == .possible)
        stage.drag(from: CGPoint(x: 60, y: 400), by: CGPoint(x: 8, y: 0), steps: 10)
        #expect(edge.state == .failed)
    }
}
