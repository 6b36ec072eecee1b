import Testing

@testable import UIKit

/// How touches reach views: Apple's documentation of UIView, UITouch and UIGestureRecognizer.
@MainActor struct DeliveryTests {
    @Test("A touch belongs to the view it hit until it ends, wherever the finger or the view goes")
    func frozen() {
        let stage = TouchStage()
        let view = stage.add(TouchRecorder(), frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        stage.down(50, 50)
        stage.move(300, 300)
        #expect(view.calls == ["began", "moved"])
        view.removeFromSuperview()
        stage.up()
        #expect(view.calls == ["began", "moved", "ended"])
    }

    @Test("Only the first finger reaches a view that isn't for several")
    func severalFingers() {
        let stage = TouchStage()
        let view = stage.add(TouchRecorder())
        stage.down(50, 50)
        stage.down(150, 50, finger: 1)
        #expect(view.calls == ["began"])
        stage.up(finger: 1)
        stage.up()
        #expect(view.calls == ["began", "ended"])
        view.calls = []
        view.isMultipleTouchEnabled = true
        stage.down(50, 50)
        stage.down(150, 50, finger: 1)
        stage.up(finger: 1)
        stage.up()
        #expect(view.calls == ["began", "began", "ended", "ended"])
    }

    @Test("An exclusive view neither shares touches nor joins others")
    func exclusive() {
        let stage = TouchStage()
        let left = stage.add(TouchRecorder(), frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let right = stage.add(TouchRecorder(), frame: CGRect(x: 100, y: 0, width: 100, height: 100))
        left.isExclusiveTouch = true
        stage.down(50, 50)
        stage.down(150, 50, finger: 1)
        #expect(right.calls.isEmpty)
        stage.up(finger: 1)
        stage.up()
        left.calls = []
        stage.down(150, 50, finger: 1)
        stage.down(50, 50)
        #expect(left.calls.isEmpty && right.calls == ["began"])
    }

    @Test("A recognized gesture cancels the touch in its view once, and nothing follows")
    func cancelling() {
        let stage = TouchStage()
        let view = stage.add(TouchRecorder())
        let pan = UIPanGestureRecognizer()
        view.addGestureRecognizer(pan)
        stage.drag(from: CGPoint(x: 50, y: 50), by: CGPoint(x: 6, y: 0), steps: 4)
        stage.up()
        #expect(view.calls == ["began", "moved", "cancelled"])
        pan.cancelsTouchesInView = false
        view.calls = []
        stage.drag(from: CGPoint(x: 50, y: 50), by: CGPoint(x: 6, y: 0), steps: 3)
        stage.up()
        #expect(view.calls == ["began", "moved", "moved", "moved", "ended"])
    }

    @Test("With delaysTouchesBegan the view hears of a touch when the recognizer has failed")
    func delayingBegan() {
        let stage = TouchStage()
        let view = stage.add(TouchRecorder())
        let press = UILongPressGestureRecognizer()
        press.delaysTouchesBegan = true
        view.addGestureRecognizer(press)
        stage.down(50, 50)
        #expect(view.calls.isEmpty)
        stage.up()
        #expect(view.calls == ["began", "ended"])
        view.calls = []
        stage.down(50, 50)
        stage.advance(0.6)
        stage.up()
        #expect(view.calls.isEmpty)
    }

    @Test("With delaysTouchesEnded the end waits for a double tap to fail")
    func delayingEnded() {
        let stage = TouchStage()
        let view = stage.add(TouchRecorder())
        let tap = UITapGestureRecognizer()
        tap.numberOfTapsRequired = 2
        view.addGestureRecognizer(tap)
        stage.tap(50, 50)
        #expect(view.calls == ["began"])
        stage.advance(0.4)
        #expect(view.calls == ["began", "ended"])
        view.calls = []
        stage.tap(50, 50)
        stage.advance(0.1)
        stage.tap(50, 50)
        #expect(view.calls == ["began", "began", "cancelled", "cancelled"])
    }

    @Test("Taps are counted when they come quickly and in one place")
    func tapCount() {
        final class Counter: UIView {
            var counts: [Int] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                counts += touches.map(\.tapCount)
            }
        }
        let stage = TouchStage()
        let view = stage.add(Counter())
        stage.tap(50, 50)
        stage.advance(0.1)
        stage.tap(52, 50)
        stage.advance(0.1)
        stage.tap(250, 50)
        stage.advance(1)
        stage.tap(250, 50)
        #expect(view.counts == [1, 2, 1, 1])
    }

    @Test("A touch that nobody answers to goes up the chain")
    func chain() {
        let stage = TouchStage()
        let outer = stage.add(TouchRecorder())
        outer.addSubview(UIView(frame: outer.bounds))
        stage.tap(50, 50)
        #expect(outer.calls == ["began", "ended"])
    }

    @Test("The system may take a finger away")
    func systemCancels() {
        let stage = TouchStage()
        let view = stage.add(TouchRecorder())
        stage.down(50, 50)
        stage.runtime.touches.cancel(0)
        #expect(view.calls == ["began", "cancelled"])
        #expect(!stage.runtime.touches.isTouching)
    }

    @Test("Locations are in the coordinates that one asks for")
    func locations() {
        final class Asker: UIView {
            var points: [CGPoint] = []
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
                guard let touch = touches.first else { return }
                points = [touch.location(in: self), touch.previousLocation(in: self), touch.location(in: nil)]
            }
        }
        let stage = TouchStage()
        let view = stage.add(Asker(), frame: CGRect(x: 100, y: 200, width: 100, height: 100))
        stage.down(120, 230)
        stage.move(125, 240)
        #expect(view.points == [CGPoint(x: 25, y: 40), CGPoint(x: 20, y: 30), CGPoint(x: 125, y: 240)])
    }
}
