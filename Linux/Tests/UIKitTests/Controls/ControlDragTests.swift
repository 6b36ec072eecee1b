import Testing

@testable import UIKit

/// Drags of controls inside scroll views of the same axis. Apple's documentation of
/// `UIView.gestureRecognizerShouldBegin(_:)` names those that are the control's.
@MainActor struct ControlDragTests {
    private func make(with control: UIControl, frame: CGRect) -> (stage: TouchStage, pager: UIScrollView) {
        let stage = TouchStage()
        let pager = UIScrollView()
        pager.isPagingEnabled = true
        pager.contentSize = CGSize(width: 3 * 393, height: 852)
        stage.add(pager)
        control.frame = frame
        pager.addSubview(control)
        stage.runtime.commit()
        return (stage, pager)
    }

    @Test("A slider's thumb along its track, from its first point on", arguments: [1, 4])
    func slider(steps: Int) {
        let slider = UISlider()
        slider.value = 0.5
        let (stage, pager) = make(with: slider, frame: CGRect(x: 40, y: 300, width: 313, height: 34))
        stage.drag(from: CGPoint(x: 196, y: 317), by: CGPoint(x: -80 / CGFloat(steps), y: 0), steps: steps)
        #expect(pager.contentOffset == .zero && slider.isTracking)
        // The way from one end to the other is 313 - 28 points.
        #expect(abs(Double(slider.value) - (0.5 - 80.5 / 285)) < 0.01)
        stage.up()
        #expect(!slider.isTracking)
    }

    @Test("Beside the thumb, across the track and of a disabled slider, a drag is the scroll view's")
    func notTheSlider() {
        let slider = UISlider()
        slider.value = 0
        let (stage, pager) = make(with: slider, frame: CGRect(x: 40, y: 300, width: 313, height: 34))
        stage.drag(from: CGPoint(x: 250, y: 317), by: CGPoint(x: -20, y: 0), steps: 4)
        #expect(pager.contentOffset.x > 40 && slider.value == 0)
        stage.up(velocity: .zero)
        stage.settle()
        slider.value = 0.5
        slider.isEnabled = false
        stage.drag(from: CGPoint(x: 196, y: 317), by: CGPoint(x: -20, y: 0), steps: 4)
        #expect(pager.contentOffset.x > 40 && slider.value == 0.5)
    }

    @Test("A switch's thumb to the other side")
    func toggle() {
        let toggle = UISwitch()
        let (stage, pager) = make(with: toggle, frame: CGRect(x: 100, y: 300, width: 51, height: 31))
        stage.drag(from: CGPoint(x: 115, y: 315), by: CGPoint(x: 10, y: 0), steps: 4)
        stage.up(velocity: .zero)
        #expect(toggle.isOn && pager.contentOffset == .zero)
    }
}
