import UIKit

#if canImport(ObjectiveC)
import UIKit.UIGestureRecognizerSubclass
#endif

/// Hears of each movement of a finger in a view, and leaves every touch alone.
@MainActor final class ScrollWatcher: UIGestureRecognizer, UIGestureRecognizerDelegate {
    /// Called when a finger comes down, and when it has moved.
    var onMove: (_ isNew: Bool) -> Void = { _ in }

    func watch(_ view: UIView) {
        delegate = self
        cancelsTouchesInView = false
        delaysTouchesEnded = false
        view.addGestureRecognizer(self)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        onMove(true)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        onMove(false)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        state = .failed
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .failed
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { true }
}
