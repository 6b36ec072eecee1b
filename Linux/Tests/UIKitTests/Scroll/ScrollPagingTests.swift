import Testing

@testable import UIKit

/// Paging scroll views under a finger.
@MainActor struct ScrollPagingTests {
    private func makePager(_ stage: TouchStage, pages: CGFloat = 5, log: ScrollLog? = nil) -> UIScrollView {
        let pager = UIScrollView()
        pager.isPagingEnabled = true
        pager.contentSize = CGSize(width: 393 * pages, height: 852)
        stage.add(pager)
        pager.delegate = log
        return pager
    }

    @Test("Without speed the nearer page wins", arguments: [(180.0, 0.0), (200, 1)])
    func halfPage(distance: CGFloat, page: CGFloat) {
        let stage = TouchStage()
        let pager = makePager(stage)
        stage.down(380, 400)
        stage.advance(0.1)
        stage.move(370, 400)
        stage.advance(0.1)
        stage.move(370 - distance, 400)
        #expect(pager.contentOffset.x == distance)
        stage.up(velocity: .zero)
        stage.settle()
        #expect(pager.contentOffset.x == page * 393)
    }

    @Test("A fling goes one page on, from where the drag is, and never two", arguments: [400.0, 1500, 9000])
    func fling(speed: CGFloat) {
        let stage = TouchStage()
        let log = ScrollLog()
        let pager = makePager(stage, log: log)
        stage.drag(from: CGPoint(x: 300, y: 400), by: CGPoint(x: -5, y: 0), steps: 12)
        stage.up(velocity: CGPoint(x: -speed, y: 0))
        // The target is the page already when the delegate is asked.
        #expect(log.target == CGPoint(x: 393, y: 0))
        let lift = stage.runtime.now
        var last = pager.contentOffset.x
        while pager.isDecelerating {
            stage.advance(1.0 / 60)
            #expect(pager.contentOffset.x >= last && pager.contentOffset.x <= 393)
            last = pager.contentOffset.x
        }
        #expect(pager.contentOffset.x == 393)
        // Reported of iOS: about 0.3 to 0.7 s, whatever the deceleration rate.
        #expect(stage.runtime.now - lift < 0.75)
        #expect(log.calls.last == "didEndDecelerating")
    }

    @Test("Rewriting the target of a paging view has no effect")
    func rewriting() {
        let stage = TouchStage()
        let log = ScrollLog()
        let pager = makePager(stage, log: log)
        log.rewrite = { _ in CGPoint(x: 100, y: 0) }
        stage.drag(from: CGPoint(x: 300, y: 400), by: CGPoint(x: -8, y: 0), steps: 12)
        stage.up()
        stage.settle()
        #expect(pager.contentOffset.x == 393)
    }

    @Test("From the rubber band it returns to the edge, a fling outwards included")
    func rubberBand() {
        let stage = TouchStage()
        let pager = makePager(stage)
        stage.drag(from: CGPoint(x: 100, y: 400), by: CGPoint(x: 8, y: 0), steps: 20)
        #expect(pager.contentOffset.x < 0)
        stage.up()
        stage.settle()
        #expect(pager.contentOffset.x == 0)
    }

    @Test("A last page that is partly there rests at the end of the content")
    func partialPage() {
        let stage = TouchStage()
        let pager = makePager(stage, pages: 1.5)
        stage.drag(from: CGPoint(x: 300, y: 400), by: CGPoint(x: -8, y: 0), steps: 12)
        stage.up()
        stage.settle()
        #expect(pager.contentOffset.x == (393 * 0.5).rounded(toScale: 3))
    }

    @Test("A page that is settling is caught where it is, and let go to the nearer side")
    func catching() {
        let stage = TouchStage()
        let pager = makePager(stage)
        stage.drag(from: CGPoint(x: 300, y: 400), by: CGPoint(x: -8, y: 0), steps: 12)
        stage.up()
        stage.advance(0.05)
        stage.down(200, 400)
        let caught = pager.contentOffset.x
        #expect(caught > 100 && caught < 393)
        stage.advance(0.5)
        #expect(pager.contentOffset.x == caught)
        stage.up()
        stage.settle()
        #expect(pager.contentOffset.x == (caught > 196.5 ? 393 : 0))
    }

    @Test("Changing the size doesn't keep the page: the app has to")
    func resizing() {
        let stage = TouchStage()
        let pager = makePager(stage)
        pager.contentOffset.x = 786
        pager.frame = CGRect(x: 0, y: 0, width: 300, height: 852)
        #expect(pager.contentOffset.x == 786)
    }
}
