import Testing

@testable import UIKit

/// A mouse's wheel and a trackpad over scroll views.
@MainActor struct WheelTests {
    private func makePagerWithList(_ stage: TouchStage, _ log: ScrollLog? = nil) -> (UIScrollView, UIScrollView) {
        let pager = UIScrollView()
        pager.isPagingEnabled = true
        pager.contentSize = CGSize(width: 393 * 3, height: 852)
        stage.add(pager)
        pager.delegate = log
        let list = UIScrollView(frame: stage.window.bounds)
        list.contentSize = CGSize(width: 393, height: 3000)
        pager.addSubview(list)
        return (pager, list)
    }

    private func scroll(_ stage: TouchStage, _ dx: CGFloat, _ dy: CGFloat, _ phase: ScrollPhase) {
        stage.runtime.touches.scroll(at: CGPoint(x: 200, y: 400), by: CGVector(dx: dx, dy: dy), phase: phase)
    }

    @Test("A horizontal swipe on a trackpad turns a page, with a drag's calls")
    func trackpadPage() {
        let stage = TouchStage()
        let log = ScrollLog()
        let (pager, list) = makePagerWithList(stage, log)
        scroll(stage, 8, 1, .began)
        for _ in 0..<10 {
            stage.advance(0.008)
            scroll(stage, 8, 1, .changed)
        }
        #expect(pager.isDragging && pager.isTracking)
        #expect(pager.contentOffset.x > 70)
        scroll(stage, 0, 0, .ended(velocity: CGPoint(x: 900, y: 0)))
        #expect(!pager.isTracking)
        stage.settle()
        #expect(pager.contentOffset.x == 393 && list.contentOffset == .zero)
        #expect(
            log.summary == [
                "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging(true)", "willBeginDecelerating",
                "didScroll", "didEndDecelerating",
            ])
    }

    @Test("A vertical swipe moves the list, which goes on by itself")
    func trackpadList() {
        let stage = TouchStage()
        let (pager, list) = makePagerWithList(stage)
        scroll(stage, 0, 10, .began)
        for _ in 0..<10 {
            stage.advance(0.008)
            scroll(stage, 1, 10, .changed)
        }
        let offset = list.contentOffset.y
        #expect(offset == 110)
        scroll(stage, 0, 0, .ended(velocity: nil))
        stage.settle()
        #expect(list.contentOffset.y > offset + 300)
        #expect(pager.contentOffset == .zero)
    }

    @Test("Steps of a wheel move by small motions that add up, inside the range")
    func wheel() {
        let stage = TouchStage()
        let (_, list) = makePagerWithList(stage)
        scroll(stage, 0, 50, .step)
        stage.advance(0.05)
        #expect(list.contentOffset.y > 0 && list.contentOffset.y < 50)
        scroll(stage, 0, 50, .step)
        stage.settle()
        #expect(list.contentOffset.y == 100)
        for _ in 0..<100 { scroll(stage, 0, -50, .step) }
        stage.settle()
        #expect(list.contentOffset.y == 0)
    }

    @Test("A step sideways turns one page")
    func wheelPage() {
        let stage = TouchStage()
        let log = ScrollLog()
        let (pager, _) = makePagerWithList(stage, log)
        scroll(stage, 50, 0, .step)
        stage.advance(0.05)
        scroll(stage, 50, 0, .step)
        stage.settle()
        #expect(pager.contentOffset.x == 393)
        #expect(log.target.x == 393)
        #expect(log.calls.last == "didEndDecelerating")
    }

    @Test("A cancelled swipe goes back to the page")
    func cancelled() {
        let stage = TouchStage()
        let (pager, _) = makePagerWithList(stage)
        scroll(stage, 40, 0, .began)
        scroll(stage, 40, 0, .changed)
        scroll(stage, 0, 0, .cancelled)
        stage.settle()
        #expect(pager.contentOffset.x == 0 && !pager.isTracking)
        stage.drag(from: CGPoint(x: 300, y: 400), by: CGPoint(x: -8, y: 0), steps: 12)
        #expect(pager.isDragging)
    }
}

/// Apple's documentation of allowedScrollTypesMask: a drag recognizer hears of wheels and trackpads if it says so.
@MainActor struct WheelListenerTests {
    private final class Pan: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
        var log: [String] = []

        init(_ mask: UIScrollTypeMask) {
            super.init()
            allowedScrollTypesMask = mask
            addHandler { [weak self] _ in
                guard let self else { return }
                log.append("\(state) \(translation(in: view).y)")
            }
        }
    }

    @Test("A recognizer hears of the kinds that it allows, while the scroll view scrolls")
    func kinds() {
        let stage = TouchStage()
        let list = UIScrollView()
        list.contentSize = CGSize(width: 393, height: 3000)
        stage.add(list)
        let pans = [Pan([]), Pan(.discrete), Pan(.continuous)]
        for pan in pans { list.addGestureRecognizer(pan) }
        let scroll = { (dy: CGFloat, phase: ScrollPhase) in
            stage.runtime.touches.scroll(at: CGPoint(x: 200, y: 400), by: CGVector(dx: 0, dy: dy), phase: phase)
        }
        scroll(50, .step)
        stage.settle()
        #expect(list.contentOffset.y == 50)
        #expect(pans.map(\.log) == [[], ["began -50.0", "ended -50.0"], []])
        scroll(10, .began)
        scroll(10, .changed)
        scroll(0, .ended(velocity: nil))
        #expect(pans[2].log == ["began -10.0", "changed -20.0", "ended -20.0"])
        #expect(pans[0].log.isEmpty && pans[1].log.count == 2)
        #expect(pans.allSatisfy { $0.state == .possible })
    }
}
