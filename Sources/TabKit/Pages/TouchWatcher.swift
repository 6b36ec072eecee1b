import UIKit

#if canImport(ObjectiveC)
import UIKit.UIGestureRecognizerSubclass
#endif

/// Hears of a finger that comes down on moving pages, and stops them.
///
/// A scroll view stops its own deceleration at a touch, but knows nothing of the pager's spring. This recognizer takes
/// such a touch, so that a button under the finger is not pressed, and leaves every other touch alone.
@MainActor final class TouchWatcher: UIGestureRecognizer, UIGestureRecognizerDelegate {
    /// Asked when a finger comes down: whether it stops something.
    var onTouchDown: () -> Bool = { false }
    /// Called when the finger that stopped something is gone.
    var onTouchUp: () -> Void = {}

    func watch(_ view: UIView) {
        delegate = self
        view.addGestureRecognizer(self)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard state == .possible else { return }
        state = onTouchDown() ? .began : .failed
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        finish(.ended)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        finish(.cancelled)
    }

    private func finish(_ end: UIGestureRecognizer.State) {
        guard state == .began || state == .changed else { return }
        state = end
        onTouchUp()
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { true }
}
