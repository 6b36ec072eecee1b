import UIKit

#if canImport(ObjectiveC)
import UIKit.UIGestureRecognizerSubclass
#endif

/// A finger that comes down on the mark of the selected tab and slides it along the strip.
///
/// What scrolls waits for it to fail; on any other tab it takes no part at all.
@MainActor final class IndicatorDrag: UIGestureRecognizer, UIGestureRecognizerDelegate {
    /// Whether a finger at a point of the view is on the mark.
    var isOnMark: (CGPoint) -> Bool = { _ in false }
    /// A finger is on the mark, or no longer.
    var onPress: (Bool) -> Void = { _ in }
    /// The finger has slid that far since it came down, in points to the right.
    var onMove: (CGFloat) -> Void = { _ in }
    /// The finger that slid is gone; `false` if it was taken away.
    var onEnd: (Bool) -> Void = { _ in }

    private var start: CGPoint?
    /// Less than a scroll view waits for, so that nothing that scrolls is faster.
    private static let slop: CGFloat = 6

    func watch(_ view: UIView) {
        delegate = self
        delaysTouchesEnded = false
        view.addGestureRecognizer(self)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard start == nil, let touch = touches.first else { return }
        start = touch.location(in: view)
        onPress(true)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard let start, let touch = touches.first else { return }
        let point = touch.location(in: view)
        let (x, y) = (point.x - start.x, point.y - start.y)
        if state == .possible {
            guard max(abs(x), abs(y)) > Self.slop else { return }
            guard abs(x) > abs(y) else { return fail() }
            state = .began
        } else if state == .began || state == .changed {
            state = .changed
        }
        if state == .began || state == .changed { onMove(x) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        finish(.ended)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        finish(.cancelled)
    }

    override func reset() {
        super.reset()
        if start != nil { onPress(false) }
        start = nil
    }

    private func finish(_ end: UIGestureRecognizer.State) {
        guard start != nil else { return }
        guard state == .began || state == .changed else { return fail() }
        start = nil
        state = end
        onPress(false)
        onEnd(end == .ended)
    }

    private func fail() {
        if start != nil { onPress(false) }
        start = nil
        state = .failed
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        isOnMark(touch.location(in: view))
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
    ) -> Bool { other is UIPanGestureRecognizer }
}
