import Testing

@testable import UIKit

/// UISwitch and UISlider: known behaviour of iOS.
@MainActor
struct SwitchAndSliderTests {
    @Test func switchHasOneSize() {
        #expect(
            UISwitch(frame: CGRect(x: 1, y: 2, width: 9, height: 9)).frame == CGRect(x: 1, y: 2, width: 51, height: 31))
    }

    /// A tap toggles; valueChanged comes before primaryActionTriggered; code sends nothing.
    @Test func tapToggles() {
        let stage = TouchStage(size: CGSize(width: 300, height: 200))
        let control = UISwitch()
        var events: [String] = []
        control.addAction(UIAction { _ in events.append("value") }, for: .valueChanged)
        control.addAction(UIAction { _ in events.append("primary") }, for: .primaryActionTriggered)
        stage.add(control, frame: CGRect(x: 50, y: 50, width: 51, height: 31))
        stage.tap(70, 65)
        #expect(control.isOn && events == ["value", "primary"])
        control.setOn(false, animated: true)
        #expect(events.count == 2 && control.accessibilityValue == "0")
    }

    @Test func dragTurnsTheSwitch() {
        let stage = TouchStage(size: CGSize(width: 300, height: 200))
        let control = UISwitch()
        stage.add(control, frame: CGRect(x: 50, y: 50, width: 51, height: 31))
        stage.drag(from: CGPoint(x: 60, y: 65), by: CGPoint(x: 10, y: 0), steps: 4)
        #expect(!control.isOn, "the value changes when the finger lifts")
        stage.up()
        #expect(control.isOn)
        stage.drag(from: CGPoint(x: 90, y: 65), by: CGPoint(x: 2, y: 0), steps: 2)
        stage.up()
        #expect(!control.isOn, "without a move across, a drag is a tap")
    }

    @Test func sliderFollowsItsThumb() {
        let stage = TouchStage(size: CGSize(width: 300, height: 200))
        let slider = UISlider()
        slider.maximumValue = 10
        stage.add(slider, frame: CGRect(x: 0, y: 50, width: 228, height: 34))
        stage.runtime.commit()
        var changes = 0
        slider.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
        stage.drag(from: CGPoint(x: 14, y: 67), by: CGPoint(x: 20, y: 0), steps: 5)
        stage.up()
        #expect(slider.value == 5 && changes == 5)
        stage.tap(220, 67)
        #expect(slider.value == 5, "the track takes no taps")
        slider.value = 99
        #expect(slider.value == 10 && changes == 5)
    }

    @Test func sliderAdjusts() {
        let slider = UISlider()
        slider.value = 0.5
        slider.accessibilityIncrement()
        #expect(slider.accessibilityValue == "60%")
    }
}
