import Testing

@testable import UIKit

/// Taps, long presses and swipes.
@MainActor struct DiscreteTests {
    private func count(_ recognizer: UIGestureRecognizer, on stage: TouchStage) -> GestureLog {
        let log = GestureLog()
        recognizer.addHandler { log.lines.append("\($0.state)") }
        stage.window.addGestureRecognizer(recognizer)
        return log
    }

    @Test("A tap is short and stays in its place")
    func tap() {
        let stage = TouchStage()
        let log = count(UITapGestureRecognizer(), on: stage)
        stage.tap(100, 100)
        #expect(log.lines == ["ended"])
        stage.down(100, 100)
        stage.advance(1)
        stage.up()
        #expect(log.lines == ["ended"])
        stage.down(100, 100)
        stage.move(160, 100)
        stage.up()
        #expect(log.lines == ["ended"])
        stage.down(100, 100)
        stage.down(200, 100, finger: 1)
        stage.up()
        stage.up(finger: 1)
        #expect(log.lines == ["ended"])
        stage.tap(100, 100)
        #expect(log.lines == ["ended", "ended"])
    }

    @Test("A tap with two fingers")
    func twoFingers() {
        let stage = TouchStage()
        let tap = UITapGestureRecognizer()
        tap.numberOfTouchesRequired = 2
        let log = count(tap, on: stage)
        stage.down(100, 100)
        stage.down(200, 100, finger: 1)
        stage.up()
        stage.up(finger: 1)
        #expect(log.lines == ["ended"])
        stage.tap(100, 100)
        #expect(log.lines == ["ended"])
    }

    @Test("A long press begins after 0.5 s while the finger is down; 10 pt of movement before that end it")
    func longPress() {
        let stage = TouchStage()
        let press = UILongPressGestureRecognizer()
        let log = count(press, on: stage)
        stage.down(100, 100)
        stage.advance(0.49)
        stage.move(108, 100)
        #expect(log.lines.isEmpty)
        stage.advance(0.02)
        #expect(log.lines == ["began"])
        stage.move(200, 100)
        stage.up()
        #expect(log.lines == ["began", "changed", "ended"])
        log.lines = []
        stage.down(100, 100)
        stage.move(111, 100)
        stage.advance(1)
        stage.up()
        #expect(log.lines.isEmpty)
    }

    @Test(
        "A swipe is quick and goes in its direction",
        arguments: [(60.0, 0.2, 1), (60, 0.8, 0), (-60, 0.2, 0), (30, 0.2, 0)])
    func swipe(distance: CGFloat, time: TimeInterval, times: Int) {
        let stage = TouchStage()
        let log = count(UISwipeGestureRecognizer(), on: stage)
        stage.down(200, 100)
        for index in 1...6 {
            stage.advance(time / 6)
            stage.move(200 + distance * CGFloat(index) / 6, 100)
        }
        stage.up()
        #expect(log.lines.count == times)
    }

    @Test(
        "A screen edge pan starts near the edge and goes inwards",
        arguments: [(5.0, 8.0, true), (5, -8, false), (40, 8, false)])
    func screenEdge(start: CGFloat, step: CGFloat, begins: Bool) {
        let stage = TouchStage()
        let edge = UIScreenEdgePanGestureRecognizer()
        edge.edges = .left
        let log = count(edge, on: stage)
        stage.drag(from: CGPoint(x: start, y: 300), by: CGPoint(x: step, y: 0), steps: 3)
        #expect(log.lines.isEmpty != begins)
    }

    @Test("A control's tap is its own: a tap recognizer around it doesn't take it")
    func controls() {
        let stage = TouchStage()
        let log = count(UITapGestureRecognizer(), on: stage)
        let button = stage.add(UIButton(type: .system), frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        stage.tap(50, 50)
        #expect(log.lines.isEmpty)
        button.isEnabled = false
        stage.advance(1)
        stage.tap(50, 50)
        #expect(log.lines == ["ended"])
    }
}
