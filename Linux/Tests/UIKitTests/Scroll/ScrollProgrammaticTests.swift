import Testing

@testable import UIKit

/// Scrolling by code: Apple's documentation, and what is known of iOS.
@MainActor struct ScrollProgrammaticTests {
    private func makeScrollView(_ stage: TouchStage, _ log: ScrollLog? = nil, width: CGFloat = 393) -> UIScrollView {
        let scrollView = UIScrollView()
        scrollView.contentSize = CGSize(width: width, height: 10_000)
        stage.add(scrollView)
        scrollView.delegate = log
        return scrollView
    }

    @Test("Setting the offset calls the delegate once, at once, if the value changes; it doesn't clamp")
    func setting() {
        let stage = TouchStage()
        let log = ScrollLog()
        let scrollView = makeScrollView(stage, log)
        scrollView.contentOffset = CGPoint(x: 0, y: 100.1)
        #expect(log.calls == ["didScroll"])
        #expect(abs(scrollView.contentOffset.y - 100) < 1e-9)
        #expect(scrollView.bounds.origin == scrollView.contentOffset)
        scrollView.contentOffset = CGPoint(x: 0, y: 100)
        #expect(log.calls == ["didScroll"])
        scrollView.setContentOffset(CGPoint(x: -50, y: 20_000), animated: false)
        #expect(scrollView.contentOffset == CGPoint(x: -50, y: 20_000))
        stage.advance(1)
        #expect(scrollView.contentOffset == CGPoint(x: -50, y: 20_000))
        #expect(log.calls == ["didScroll", "didScroll"])
    }

    @Test("An animated scroll takes 0.3 s with ease in and out, and its end is told once")
    func animated() {
        let stage = TouchStage()
        let log = ScrollLog()
        let scrollView = makeScrollView(stage, log)
        scrollView.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
        #expect(scrollView.contentOffset.y == 0 && !scrollView.isDecelerating)
        stage.advance(0.15)
        #expect(abs(scrollView.contentOffset.y - 450) < 1)
        #expect(log.summary == ["didScroll"])
        stage.advance(0.151)
        #expect(scrollView.contentOffset.y == 900)
        stage.settle()
        #expect(log.summary == ["didScroll", "didEndScrollingAnimation"])
    }

    @Test("An animated scroll to where the content is says nothing")
    func animatedToSamePlace() {
        let stage = TouchStage()
        let log = ScrollLog()
        let scrollView = makeScrollView(stage, log)
        scrollView.setContentOffset(.zero, animated: true)
        stage.settle()
        #expect(log.calls.isEmpty)
    }

    @Test("A second animated scroll goes on from where the first one is, and one end is told")
    func retargeting() {
        let stage = TouchStage()
        let log = ScrollLog()
        let scrollView = makeScrollView(stage, log)
        scrollView.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
        stage.advance(0.15)
        let middle = scrollView.contentOffset.y
        scrollView.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
        #expect(scrollView.contentOffset.y == middle)
        stage.settle()
        #expect(scrollView.contentOffset.y == 100)
        #expect(log.calls.filter { $0 == "didEndScrollingAnimation" }.count == 1)
    }

    @Test("An unanimated scroll stops a deceleration; setting the offset doesn't")
    func interrupting() {
        let stage = TouchStage()
        let scrollView = makeScrollView(stage)
        stage.drag(from: CGPoint(x: 200, y: 800), by: CGPoint(x: 0, y: -16), steps: 20)
        stage.up()
        stage.advance(0.1)
        let before = scrollView.contentOffset.y
        scrollView.contentOffset.y = before + 1000
        #expect(scrollView.isDecelerating)
        stage.advance(0.1)
        #expect(scrollView.contentOffset.y > before + 1050)
        scrollView.setContentOffset(CGPoint(x: 0, y: 500), animated: false)
        #expect(!scrollView.isDecelerating)
        stage.settle()
        #expect(scrollView.contentOffset.y == 500)
    }

    @Test("Setting the offset during a drag moves the content; the finger goes on from there")
    func recentringDrag() {
        let stage = TouchStage()
        let scrollView = makeScrollView(stage)
        scrollView.contentOffset.y = 4000
        stage.drag(from: CGPoint(x: 200, y: 600), by: CGPoint(x: 0, y: -10), steps: 11)
        #expect(scrollView.contentOffset.y == 4100)
        scrollView.contentOffset.y -= 3000
        stage.advance(0.008)
        stage.move(200, 480)
        #expect(scrollView.contentOffset.y == 1110)
    }

    @Test("An endless strip that recentres itself in didScroll moves as a long one does")
    func endless() {
        let offsets = [false, true].map { isEndless -> [CGFloat] in
            let stage = TouchStage()
            let log = ScrollLog()
            let scrollView = UIScrollView()
            scrollView.contentSize = CGSize(width: 30_000, height: 100)
            stage.add(scrollView, frame: CGRect(x: 0, y: 0, width: 393, height: 100))
            scrollView.contentOffset.x = 12_000
            scrollView.delegate = log
            var shift: CGFloat = 0
            if isEndless {
                log.onScroll = { view in
                    guard view.contentOffset.x > 12_300 else { return }
                    shift += 300
                    view.contentOffset.x -= 300
                }
            }
            var offsets: [CGFloat] = []
            stage.drag(from: CGPoint(x: 390, y: 50), by: CGPoint(x: -19, y: 0), steps: 20)
            offsets.append(scrollView.contentOffset.x + shift)
            stage.up()
            for _ in 0..<120 {
                stage.advance(1.0 / 60)
                offsets.append(scrollView.contentOffset.x + shift)
            }
            return offsets
        }
        #expect(zip(offsets[0], offsets[1]).allSatisfy { abs($0 - $1) <= 1.0 / 3 + 1e-6 })
    }

    @Test("A drag takes over from an animated scroll, whose end is told")
    func dragDuringAnimation() {
        let stage = TouchStage()
        let log = ScrollLog()
        let scrollView = makeScrollView(stage, log)
        scrollView.setContentOffset(CGPoint(x: 0, y: 5000), animated: true)
        stage.advance(0.1)
        stage.drag(from: CGPoint(x: 200, y: 600), by: CGPoint(x: 0, y: -10), steps: 2)
        #expect(scrollView.isDragging)
        #expect(log.calls.filter { $0 == "didEndScrollingAnimation" }.count == 1)
        let offset = scrollView.contentOffset.y
        stage.advance(0.5)
        #expect(scrollView.contentOffset.y == offset)
    }

    @Test("A rectangle is shown by the least movement, in the range; visible and empty ones move nothing")
    func rectangles() {
        let stage = TouchStage()
        let scrollView = makeScrollView(stage)
        let show = { (rect: CGRect) -> CGFloat in
            scrollView.scrollRectToVisible(rect, animated: false)
            return scrollView.contentOffset.y
        }
        #expect(show(CGRect(x: 0, y: 100, width: 10, height: 100)) == 0)
        #expect(show(CGRect(x: 0, y: 1000, width: 10, height: 100)) == 248)
        #expect(show(CGRect(x: 0, y: 5000, width: 10, height: 0)) == 248)
        #expect(show(CGRect(x: 0, y: 100, width: 10, height: 50)) == 100)
        #expect(show(CGRect(x: 0, y: 3000, width: 10, height: 2000)) == 3000)
        #expect(show(CGRect(x: 0, y: 9990, width: 10, height: 100)) == 9148)
    }

    @Test("A smaller content or view brings an idle offset back into the range")
    func clamping() {
        let stage = TouchStage()
        let log = ScrollLog()
        let scrollView = makeScrollView(stage, log)
        scrollView.contentOffset.y = 9000
        scrollView.contentSize.height = 3000
        #expect(scrollView.contentOffset.y == 2148)
        scrollView.frame.size.height = 1000
        #expect(scrollView.contentOffset.y == 2000)
        scrollView.contentSize = .zero
        #expect(scrollView.contentOffset == .zero)
    }

    @Test("The inset follows the safe area along axes that scroll, and content at the top stays there")
    func insets() {
        let stage = TouchStage(safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
        let scrollView = makeScrollView(stage)
        #expect(scrollView.adjustedContentInset == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
        #expect(scrollView.contentOffset.y == -59)
        scrollView.contentInset.top = 41
        #expect(scrollView.adjustedContentInset.top == 100)
        #expect(scrollView.contentOffset.y == -100)
        scrollView.contentInsetAdjustmentBehavior = .never
        #expect(scrollView.adjustedContentInset.top == 41)
        #expect(scrollView.contentOffset.y == -41)
        scrollView.contentInsetAdjustmentBehavior = .automatic
        scrollView.contentInset = .zero
        scrollView.contentSize = CGSize(width: 393, height: 100)
        #expect(scrollView.adjustedContentInset == .zero)
        scrollView.alwaysBounceVertical = true
        #expect(scrollView.adjustedContentInset.top == 59)
    }

    @Test("A tap on the status bar scrolls the one visible view that wants it to the top")
    func scrollsToTop() {
        let stage = TouchStage()
        let log = ScrollLog()
        let scrollView = makeScrollView(stage, log)
        let other = UIScrollView()
        other.contentSize = CGSize(width: 393, height: 900)
        stage.add(other, frame: CGRect(x: 0, y: 700, width: 393, height: 100))
        scrollView.contentOffset.y = 3000
        log.calls = []
        stage.window.tapStatusBar()
        #expect(log.calls.isEmpty)
        other.scrollsToTop = false
        stage.window.tapStatusBar()
        stage.settle()
        #expect(scrollView.contentOffset.y == 0)
        #expect(log.summary == ["shouldScrollToTop", "didScroll", "didScrollToTop"])
    }

    @Test("Leaving the window stops a deceleration, with the content in its range")
    func leaving() {
        let stage = TouchStage()
        let log = ScrollLog()
        let scrollView = makeScrollView(stage, log)
        stage.drag(from: CGPoint(x: 200, y: 100), by: CGPoint(x: 0, y: 10), steps: 20)
        stage.up()
        stage.advance(0.02)
        #expect(scrollView.contentOffset.y < 0)
        scrollView.removeFromSuperview()
        #expect(scrollView.contentOffset.y == 0 && !scrollView.isDecelerating)
        #expect(log.calls.last == "didEndDecelerating")
        stage.runtime.commit()
        #expect(stage.runtime.isIdle)
    }
}
