import Simulator
import Testing

@MainActor
struct FingerTests {
    private let view = FingerView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))

    @Test func tapStaysThreeFrames() {
        let phone = Simulator()
        phone.show(controller(view))
        phone.tap(CGPoint(x: 10, y: 20))
        #expect(view.events.map(\.what) == ["began", "ended"])
        #expect(view.events.map(\.time) == [0, 0.05])
        #expect(phone.now == 0.05)
    }

    @Test func dragMovesEvenlyAtTheFrameRate() {
        let phone = Simulator()
        phone.show(controller(view))
        phone.drag(from: CGPoint(x: 300, y: 100), to: CGPoint(x: 120, y: 100), over: 0.3, hold: 0.1)
        let moves = view.events.filter { $0.what == "moved" }
        #expect(moves.count == 18)
        for (index, move) in moves.enumerated() {
            #expect(abs(move.point.x - (300 - 10 * CGFloat(index + 1))) < 1e-9)
            #expect(abs(move.time - Double(index + 1) / 60) < 1e-9)
        }
        #expect(view.events.last?.what == "ended")
        #expect(abs((view.events.last?.time ?? 0) - 0.4) < 1e-9)
        #expect(phone.touchPosition() == nil)
    }

    @Test func cancelledTouch() {
        let phone = Simulator()
        phone.show(controller(view))
        phone.touchDown(at: CGPoint(x: 5, y: 5))
        #expect(phone.touchPosition() == CGPoint(x: 5, y: 5))
        phone.touchCancel()
        phone.touchUp()
        #expect(view.events.map(\.what) == ["began", "cancelled"])
    }

    @Test func tapOnAViewNeedsAWayToIt() throws {
        let phone = Simulator()
        var taps = 0
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 100, y: 100, width: 100, height: 44)
        button.addAction(UIAction { _ in taps += 1 }, for: .primaryActionTriggered)
        let lid = UIView(frame: view.bounds)
        lid.isHidden = true
        phone.show(controller(button, lid))
        try phone.tap(button)
        #expect(taps == 1)
        lid.isHidden = false
        #expect(throws: SimulatorError.self) { try phone.tap(button) }
        button.removeFromSuperview()
        #expect(throws: SimulatorError.self) { try phone.tap(button) }
        #expect(taps == 1)
    }

    @Test func flickAndWheelScroll() throws {
        let phone = Simulator()
        let list = list(in: CGSize(width: 393, height: 852))
        phone.show(controller(list))
        phone.flick(from: CGPoint(x: 200, y: 600), velocity: CGPoint(x: 0, y: -2000))
        let lifted = list.contentOffset.y
        #expect(lifted > 100)
        try phone.settle()
        #expect(list.contentOffset.y > lifted + 100)
        let rested = list.contentOffset.y
        phone.scroll(at: CGPoint(x: 200, y: 400), by: CGPoint(x: 0, y: 50))
        try phone.settle()
        #expect(list.contentOffset.y == rested + 50)
        phone.swipe(.down)
        try phone.settle()
        #expect(list.contentOffset.y < rested)
    }

    @Test func keysGoToTheFirstResponder() {
        let phone = Simulator()
        let root = LogController()
        phone.show(root)
        phone.press(.keyboardRightArrow, modifiers: .control)
        phone.type("aB")
        let control = UIKeyModifierFlags.control.rawValue
        let shift = UIKeyModifierFlags.shift.rawValue
        #expect(root.log.suffix(3) == ["key 79 \(control)", "key 4 0", "key 5 \(shift)"])
    }
}
