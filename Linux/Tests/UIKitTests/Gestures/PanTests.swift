import Testing

@testable import UIKit

/// Pans: the hysteresis was measured on iOS 26, the rest is Apple's documentation.
@MainActor struct PanTests {
    @Test(
        "9 pt don't begin a pan, exactly 10 do; the translation doesn't count them",
        arguments: [(9.0, false), (10, true)])
    func hysteresis(distance: CGFloat, begins: Bool) {
        let stage = TouchStage()
        let pan = UIPanGestureRecognizer()
        stage.window.addGestureRecognizer(pan)
        stage.down(100, 100)
        stage.move(100 + distance * 0.6, 100 + distance * 0.8)
        #expect((pan.state == .began) == begins)
        guard begins else { return }
        #expect(hypot(pan.translation(in: nil).x, pan.translation(in: nil).y) < 1e-6)
        stage.move(130, 140)
        #expect(abs(pan.translation(in: nil).x - 24) < 1e-6)
        #expect(abs(pan.translation(in: nil).y - 32) < 1e-6)
    }

    @Test("Code can hear the states by overriding them; handlers act once an event")
    func states() {
        let stage = TouchStage()
        let log = GestureLog()
        let pan = RecordingPan("pan", log)
        pan.addHandler { log.lines.append("action \($0.state)") }
        stage.window.addGestureRecognizer(pan)
        stage.drag(from: CGPoint(x: 100, y: 100), by: CGPoint(x: 10, y: 0), steps: 2)
        stage.up()
        #expect(
            log.lines == [
                "pan began", "action began", "pan changed", "action changed", "pan ended", "action ended",
            ])
        #expect(pan.state == .possible)
    }

    @Test("The velocity is that of the last moves, and doesn't decay")
    func velocity() {
        let stage = TouchStage()
        let pan = UIPanGestureRecognizer()
        stage.window.addGestureRecognizer(pan)
        stage.drag(from: CGPoint(x: 100, y: 100), by: CGPoint(x: 4, y: -2), steps: 20)
        stage.advance(2)
        #expect(abs(pan.velocity(in: nil).x - 500) < 1e-6)
        #expect(abs(pan.velocity(in: nil).y + 250) < 1e-6)
    }

    @Test("A second finger doesn't make the translation jump; then their middle counts")
    func fingers() {
        let stage = TouchStage()
        let pan = UIPanGestureRecognizer()
        stage.window.addGestureRecognizer(pan)
        stage.drag(from: CGPoint(x: 100, y: 100), by: CGPoint(x: 10, y: 0), steps: 5)
        #expect(abs(pan.translation(in: nil).x - 40) < 1e-6)
        stage.down(300, 500, finger: 1)
        #expect(abs(pan.translation(in: nil).x - 40) < 1e-6)
        stage.move(320, 500, finger: 1)
        #expect(abs(pan.translation(in: nil).x - 50) < 1e-6)
        #expect(pan.numberOfTouches == 2)
        stage.up(finger: 0)
        #expect(pan.state == .changed)
        #expect(abs(pan.translation(in: nil).x - 50) < 1e-6)
        stage.up(finger: 1)
        #expect(pan.state == .possible)
    }

    @Test("Fingers above the maximum are ignored; under the minimum nothing begins")
    func limits() {
        let stage = TouchStage()
        let pan = UIPanGestureRecognizer()
        pan.minimumNumberOfTouches = 2
        pan.maximumNumberOfTouches = 2
        stage.window.addGestureRecognizer(pan)
        stage.drag(from: CGPoint(x: 100, y: 100), by: CGPoint(x: 10, y: 0), steps: 3)
        #expect(pan.state == .possible)
        stage.down(200, 200, finger: 1)
        stage.down(300, 300, finger: 2)
        #expect(pan.numberOfTouches == 2)
        stage.move(240, 200, finger: 1)
        #expect(pan.state == .began)
        stage.up(finger: 1)
        stage.up(finger: 0)
        stage.up(finger: 2)
        #expect(pan.state == .possible)
    }

    @Test("Setting the translation makes it count from there")
    func setTranslation() {
        let stage = TouchStage()
        let pan = UIPanGestureRecognizer()
        stage.window.addGestureRecognizer(pan)
        stage.drag(from: CGPoint(x: 100, y: 100), by: CGPoint(x: 10, y: 0), steps: 5)
        pan.setTranslation(.zero, in: nil)
        stage.move(157, 100)
        #expect(abs(pan.translation(in: nil).x - 7) < 1e-6)
    }

    @Test("Turning a recognizer off during a gesture cancels it; it takes new touches only after that")
    func disabling() {
        let stage = TouchStage()
        let log = GestureLog()
        let pan = RecordingPan("pan", log)
        pan.addHandler { log.lines.append("action \($0.state)") }
        stage.window.addGestureRecognizer(pan)
        stage.drag(from: CGPoint(x: 100, y: 100), by: CGPoint(x: 10, y: 0), steps: 1)
        log.lines = []
        pan.isEnabled = false
        #expect(log.lines == ["pan cancelled", "action cancelled"])
        pan.isEnabled = true
        stage.move(200, 100)
        stage.up()
        #expect(log.lines.count == 2)
        stage.drag(from: CGPoint(x: 100, y: 100), by: CGPoint(x: 10, y: 0), steps: 1)
        #expect(pan.state == .began)
    }
}
