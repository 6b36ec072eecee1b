import Testing

@testable import UIKit

/// What touches content gets: Apple's documentation of `delaysContentTouches` and its relatives.
@MainActor struct ScrollContentTouchTests {
    private func make(_ stage: TouchStage, content: UIView) -> UIScrollView {
        let scrollView = UIScrollView()
        scrollView.contentSize = CGSize(width: 393, height: 4000)
        stage.add(scrollView)
        content.frame = CGRect(x: 0, y: 0, width: 393, height: 4000)
        scrollView.addSubview(content)
        return scrollView
    }

    @Test("Content gets a touch after 150 ms, or with its end")
    func delay() {
        let stage = TouchStage()
        let content = TouchRecorder()
        _ = make(stage, content: content)
        stage.down(200, 400)
        stage.advance(0.14)
        #expect(content.calls.isEmpty)
        stage.advance(0.02)
        #expect(content.calls == ["began"])
        stage.up()
        #expect(content.calls == ["began", "ended"])
        content.calls = []
        stage.down(200, 400)
        stage.advance(0.05)
        #expect(content.calls.isEmpty)
        stage.up()
        #expect(content.calls == ["began", "ended"])
    }

    @Test("Without the delay content gets the touch at once")
    func noDelay() {
        let stage = TouchStage()
        let content = TouchRecorder()
        let scrollView = make(stage, content: content)
        scrollView.delaysContentTouches = false
        stage.down(200, 400)
        #expect(content.calls == ["began"])
    }

    @Test("A drag that is none of the scroll view's reaches content at once, as it began")
    func foreignDrag() {
        let stage = TouchStage()
        let content = TouchRecorder()
        let scrollView = make(stage, content: content)
        stage.drag(from: CGPoint(x: 300, y: 400), by: CGPoint(x: -10, y: 0), steps: 1)
        #expect(content.calls == ["began", "moved"])
        #expect(scrollView.contentOffset == .zero)
        stage.move(280, 400)
        stage.up()
        #expect(content.calls == ["began", "moved", "moved", "ended"])
    }

    @Test("A drag in time leaves content without any touch; a later one cancels it once")
    func dragging() {
        let stage = TouchStage()
        let content = TouchRecorder()
        let scrollView = make(stage, content: content)
        stage.drag(from: CGPoint(x: 200, y: 600), by: CGPoint(x: 0, y: -10), steps: 5)
        stage.up(velocity: .zero)
        #expect(content.calls.isEmpty)
        stage.settle()
        stage.down(200, 600)
        stage.advance(0.2)
        stage.move(200, 560)
        stage.move(200, 540)
        stage.up()
        #expect(content.calls == ["began", "cancelled"])
        #expect(scrollView.contentOffset.y > 60)
    }

    @Test("A control that tracks keeps its touch from a plain scroll view; a quick drag on it scrolls")
    func controls() {
        let stage = TouchStage()
        let control = UIControl()
        let scrollView = make(stage, content: control)
        stage.down(200, 600)
        stage.advance(0.2)
        #expect(control.isTracking)
        stage.move(200, 500)
        #expect(scrollView.contentOffset.y == 0 && control.isTracking)
        stage.up()
        stage.drag(from: CGPoint(x: 200, y: 600), by: CGPoint(x: 0, y: -10), steps: 5)
        #expect(scrollView.contentOffset.y > 0 && !control.isTracking)
    }

    @Test("Without cancelling, content that has its touch keeps it")
    func noCancelling() {
        let stage = TouchStage()
        let content = TouchRecorder()
        let scrollView = make(stage, content: content)
        scrollView.canCancelContentTouches = false
        stage.down(200, 600)
        stage.advance(0.2)
        stage.move(200, 500)
        #expect(content.calls == ["began", "moved"])
        #expect(scrollView.contentOffset.y == 0)
    }

    @Test("A subclass may keep touches from its content")
    func shouldBegin() {
        final class Closed: UIScrollView {
            override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
                false
            }
        }
        let stage = TouchStage()
        let scrollView = Closed()
        scrollView.contentSize = CGSize(width: 393, height: 4000)
        stage.add(scrollView)
        let content = TouchRecorder(frame: CGRect(x: 0, y: 0, width: 393, height: 4000))
        scrollView.addSubview(content)
        stage.tap(200, 400)
        #expect(content.calls.isEmpty)
    }
}
