import Testing

@testable import UIKit

/// What the delegate hears, and when, as recorded on iOS 26.
@MainActor struct ScrollDelegateTests {
    private func makeScrollView(
        _ stage: TouchStage, _ log: ScrollLog? = nil, height: CGFloat = 40_000
    ) -> UIScrollView {
        let scrollView = UIScrollView()
        scrollView.contentSize = CGSize(width: 393, height: height)
        stage.add(scrollView)
        scrollView.delegate = log
        return scrollView
    }

    @Test("A drag begins at the old offset, and its first step is the travel less 10 pt, in the same event")
    func beginning() {
        let stage = TouchStage()
        let log = ScrollLog()
        let scrollView = makeScrollView(stage, log, height: 4000)
        stage.down(200, 700)
        #expect(scrollView.isTracking && !scrollView.isDragging)
        stage.advance(0.008)
        stage.move(200, 691)
        #expect(log.calls.isEmpty)
        stage.advance(0.008)
        stage.move(200, 690)
        #expect(log.calls == ["willBeginDragging"])
        #expect(scrollView.isDragging && scrollView.contentOffset.y == 0)
        stage.advance(0.008)
        stage.move(200, 676)
        #expect(log.calls == ["willBeginDragging", "didScroll"])
        #expect(scrollView.contentOffset.y == 14)
    }

    @Test("A first move of 24 pt begins at once with an offset of 14")
    func firstMove() {
        let stage = TouchStage()
        let scrollView = makeScrollView(stage)
        stage.down(200, 700)
        stage.advance(0.008)
        stage.move(200, 676)
        #expect(scrollView.contentOffset.y == 14)
    }

    @Test("A fling: the recorded order of calls")
    func fling() {
        let stage = TouchStage()
        let log = ScrollLog()
        let scrollView = makeScrollView(stage, log)
        stage.drag(from: CGPoint(x: 200, y: 700), by: CGPoint(x: 0, y: -10), steps: 10)
        let count = log.calls.count
        stage.up()
        #expect(
            Array(log.calls[count...]) == ["willEndDragging", "didEndDragging(true)", "willBeginDecelerating"])
        #expect(!scrollView.isTracking && !scrollView.isDragging && scrollView.isDecelerating)
        stage.settle()
        #expect(
            log.summary == [
                "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging(true)", "willBeginDecelerating",
                "didScroll", "didEndDecelerating",
            ])
        #expect(!scrollView.isDecelerating)
    }

    @Test("A slow release in the range ends the drag and nothing else: 187.5 pt/s was reported as zero")
    func slowRelease() {
        let stage = TouchStage()
        let log = ScrollLog()
        let scrollView = makeScrollView(stage, log, height: 4000)
        stage.drag(from: CGPoint(x: 200, y: 700), by: CGPoint(x: 0, y: -1.5), steps: 40)
        stage.up()
        #expect(log.velocity == .zero)
        #expect(log.target == scrollView.contentOffset)
        #expect(log.calls.suffix(2) == ["willEndDragging", "didEndDragging(false)"])
        let offset = scrollView.contentOffset
        stage.settle()
        #expect(scrollView.contentOffset == offset)
        #expect(log.calls.suffix(2) == ["willEndDragging", "didEndDragging(false)"])
    }

    @Test("Holding alone doesn't take the velocity away: 625 pt/s after 312 ms were reported")
    func holding() {
        let stage = TouchStage()
        let log = ScrollLog()
        _ = makeScrollView(stage, log)
        stage.drag(from: CGPoint(x: 200, y: 700), by: CGPoint(x: 0, y: -5), steps: 40)
        stage.advance(0.312)
        stage.up()
        #expect(abs(log.velocity.y - 0.625) < 1e-6)
        #expect(abs(log.velocity.x) < 1e-9)
    }

    @Test("A move to the same place after a rest takes it away")
    func stopping() {
        let stage = TouchStage()
        let log = ScrollLog()
        let scrollView = makeScrollView(stage, log)
        stage.drag(from: CGPoint(x: 200, y: 700), by: CGPoint(x: 0, y: -5), steps: 40)
        stage.advance(0.1)
        stage.move(200, 500)
        stage.up()
        #expect(log.velocity == .zero)
        #expect(!scrollView.isDecelerating)
    }

    @Test("The source may say how fast the finger was")
    func givenVelocity() {
        let stage = TouchStage()
        let log = ScrollLog()
        _ = makeScrollView(stage, log)
        stage.drag(from: CGPoint(x: 200, y: 700), by: CGPoint(x: 0, y: -5), steps: 40)
        stage.up(velocity: CGPoint(x: 0, y: -1200))
        #expect(log.velocity == CGPoint(x: 0, y: 1.2))
    }

    @Test("A bounce back is a deceleration, too, with the edge as its target")
    func bounceBack() {
        let stage = TouchStage()
        let log = ScrollLog()
        let scrollView = makeScrollView(stage, log, height: 4000)
        stage.drag(from: CGPoint(x: 200, y: 300), by: CGPoint(x: 0, y: 1), steps: 80)
        stage.up()
        #expect(log.target == .zero)
        #expect(
            log.calls.suffix(3) == ["willEndDragging", "didEndDragging(true)", "willBeginDecelerating"])
        stage.settle()
        #expect(scrollView.contentOffset == .zero)
        #expect(log.calls.suffix(2) == ["didScroll", "didEndDecelerating"])
    }

    @Test("Rewriting the target makes the content land there; writing the present offset stops it")
    func rewriting() {
        let stage = TouchStage()
        let log = ScrollLog()
        let scrollView = makeScrollView(stage, log)
        log.rewrite = { _ in CGPoint(x: 0, y: 777) }
        stage.drag(from: CGPoint(x: 200, y: 700), by: CGPoint(x: 0, y: -10), steps: 10)
        stage.up()
        stage.settle()
        #expect(scrollView.contentOffset.y == 777)
        #expect(log.calls.last == "didEndDecelerating")

        log.rewrite = { _ in scrollView.contentOffset }
        stage.drag(from: CGPoint(x: 200, y: 700), by: CGPoint(x: 0, y: -10), steps: 10)
        let offset = scrollView.contentOffset
        stage.up()
        stage.settle()
        #expect(scrollView.contentOffset == offset)
        #expect(log.calls.last == "didEndDragging(false)")
    }

    @Test("A touch stops a deceleration; the content doesn't get it, and a lift ends the drag")
    func catching() {
        let stage = TouchStage()
        let log = ScrollLog()
        let scrollView = makeScrollView(stage, log)
        let content = TouchRecorder(frame: CGRect(x: 0, y: 0, width: 393, height: 40_000))
        scrollView.addSubview(content)
        stage.drag(from: CGPoint(x: 200, y: 700), by: CGPoint(x: 0, y: -10), steps: 10)
        stage.up()
        stage.advance(0.2)
        log.calls = []
        content.calls = []
        stage.down(200, 400)
        let offset = scrollView.contentOffset
        #expect(scrollView.isDragging && scrollView.isTracking)
        stage.advance(0.3)
        #expect(scrollView.contentOffset == offset)
        var wasDecelerating = false
        log.onEndDragging = { wasDecelerating = $0.isDecelerating }
        stage.up()
        // Reported of iOS: isDecelerating still reads true in this call.
        #expect(wasDecelerating)
        #expect(!scrollView.isDecelerating)
        #expect(log.calls == ["willBeginDragging", "willEndDragging", "didEndDragging(false)", "didEndDecelerating"])
        #expect(content.calls.isEmpty)
    }

    @Test("A finger that caught the content drags it at once")
    func catchingAndDragging() {
        let stage = TouchStage()
        let scrollView = makeScrollView(stage)
        stage.drag(from: CGPoint(x: 200, y: 700), by: CGPoint(x: 0, y: -10), steps: 10)
        stage.up()
        stage.advance(0.2)
        stage.down(200, 400)
        let offset = scrollView.contentOffset.y
        stage.advance(0.008)
        stage.move(200, 397)
        #expect(scrollView.contentOffset.y == offset + 3)
    }

    @Test("Turning scrolling off ends a drag")
    func disabling() {
        let stage = TouchStage()
        let log = ScrollLog()
        let scrollView = makeScrollView(stage, log, height: 4000)
        stage.drag(from: CGPoint(x: 200, y: 700), by: CGPoint(x: 0, y: -10), steps: 10)
        scrollView.isScrollEnabled = false
        #expect(!scrollView.isDragging)
        #expect(log.calls.suffix(2) == ["willEndDragging", "didEndDragging(false)"])
        let offset = scrollView.contentOffset
        stage.move(200, 300)
        stage.up()
        #expect(scrollView.contentOffset == offset)
    }
}
