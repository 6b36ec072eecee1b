import Testing

@testable import UIKit

/// Tracking and events of controls: Apple's documentation, and what is known of iOS.
@MainActor struct ControlTests {
    private static let names: [(UIControl.Event, String)] = [
        (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "inside"),
        (.touchDragOutside, "outside"),
        (.touchDragEnter, "enter"), (.touchDragExit, "exit"), (.touchUpInside, "up inside"),
        (.touchUpOutside, "up outside"), (.touchCancel, "cancel"), (.primaryActionTriggered, "primary"),
    ]

    private func make<Control: UIControl>(_ control: Control, _ stage: TouchStage) -> GestureLog {
        let log = GestureLog()
        for (event, name) in Self.names { control.addAction(UIAction { _ in log.lines.append(name) }, for: event) }
        stage.add(control, frame: CGRect(x: 100, y: 100, width: 100, height: 50))
        return log
    }

    @Test("A tap on a button: down, up inside, primary action")
    func tap() {
        let stage = TouchStage()
        let log = make(UIButton(type: .system), stage)
        stage.tap(150, 120)
        #expect(log.lines == ["down", "up inside", "primary"])
        stage.tap(150, 120)
        #expect(log.lines.suffix(4) == ["down", "repeat", "up inside", "primary"])
    }

    @Test("A plain control has no primary action of its own")
    func plain() {
        let stage = TouchStage()
        let log = make(UIControl(), stage)
        stage.tap(150, 120)
        #expect(log.lines == ["down", "up inside"])
    }

    @Test("Dragging: inside reaches 70 pt beyond the bounds; the highlight follows")
    func dragging() {
        let stage = TouchStage()
        let control = UIControl()
        let log = make(control, stage)
        stage.down(150, 120)
        #expect(control.isTracking && control.isTouchInside && control.isHighlighted)
        stage.move(150, 210)
        #expect(control.isHighlighted)
        stage.move(150, 230)
        #expect(!control.isHighlighted && control.isTracking && !control.isTouchInside)
        stage.move(150, 200)
        #expect(control.isHighlighted)
        stage.move(150, 300)
        stage.up()
        #expect(
            log.lines == [
                "down", "inside", "outside", "exit", "inside", "enter", "outside", "exit", "up outside",
            ])
        #expect(!control.isTracking && control.state == .normal)
    }

    @Test("Handlers of up inside still see the control highlighted")
    func highlight() {
        let stage = TouchStage()
        let control = UIControl()
        var wasHighlighted = false
        control.addAction(UIAction { _ in wasHighlighted = control.isHighlighted }, for: .touchUpInside)
        stage.add(control, frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        stage.tap(20, 20)
        #expect(wasHighlighted && !control.isHighlighted)
    }

    @Test("A touch that is taken away cancels")
    func cancel() {
        let stage = TouchStage()
        let control = UIControl()
        let log = make(control, stage)
        stage.down(150, 120)
        stage.runtime.touches.cancel(0)
        #expect(log.lines == ["down", "cancel"])
        #expect(!control.isHighlighted && !control.isTracking)
    }

    @Test("Tracking begins and goes on as the subclass says")
    func tracking() {
        final class Picky: UIControl {
            var begins = true
            var goesOn = true
            var calls: [String] = []
            override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { begins }
            override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { goesOn }
            override func endTracking(_ touch: UITouch?, with event: UIEvent?) { calls.append("end") }
            override func cancelTracking(with event: UIEvent?) { calls.append("cancel") }
        }
        let stage = TouchStage()
        let control = Picky()
        let log = make(control, stage)
        control.begins = false
        stage.tap(150, 120)
        #expect(log.lines.isEmpty && !control.isHighlighted)
        control.begins = true
        control.goesOn = false
        stage.advance(1)
        stage.down(150, 120)
        stage.move(151, 120)
        #expect(!control.isTracking && !control.isHighlighted)
        stage.up()
        #expect(log.lines == ["down"])
        #expect(control.calls == ["end"])
    }

    @Test("A disabled control doesn't track; the view behind it gets the touch")
    func disabled() {
        let stage = TouchStage()
        let view = stage.add(TouchRecorder())
        let control = UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        view.addSubview(control)
        control.isEnabled = false
        stage.tap(20, 20)
        #expect(!control.isTracking && view.calls == ["began", "ended"])
        #expect(control.state == .disabled)
    }

    @Test("Actions run in the order of adding; one with the same identifier replaces the former")
    func actions() {
        var calls: [String] = []
        let control = UIControl()
        let first = UIAction(identifier: UIAction.Identifier("a")) { _ in calls.append("first") }
        control.addAction(first, for: .valueChanged)
        control.addAction(UIAction { calls.append("second \($0.sender as AnyObject === control)") }, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(calls == ["first", "second true"])
        calls = []
        control.addAction(
            UIAction(identifier: UIAction.Identifier("a")) { _ in calls.append("third") }, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(calls == ["second true", "third"])
        control.removeAction(identifiedBy: UIAction.Identifier("a"), for: .valueChanged)
        calls = []
        control.sendActions(for: .valueChanged)
        #expect(calls == ["second true"])
        #expect(control.allControlEvents == .valueChanged)
    }
}
