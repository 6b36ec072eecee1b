import UIKit

#if canImport(ObjectiveC)
import UIKit.UIGestureRecognizerSubclass
#endif

/// Hears of a wheel or trackpad over a view, and follows what it moves for a moment; it takes no part itself.
@MainActor final class WheelWatcher: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
    /// Called in each frame in which something may be scrolling.
    var onFrame: (_ isNew: Bool) -> Void = { _ in }

    private lazy var clock = FrameClock { [weak self] in self?.frame(at: $0) }
    private var isRunning = false
    private var end: TimeInterval = 0
    /// About as long content goes on after a step of a wheel, in seconds.
    private static let tail: TimeInterval = 0.6

    func watch(_ view: UIView) {
        delegate = self
        allowedScrollTypesMask = .all
        cancelsTouchesInView = false
        view.addGestureRecognizer(self)
    }

    override var state: UIGestureRecognizer.State {
        didSet {
            guard state == .began || state == .changed || state == .ended, let view, view.window != nil else { return }
            end = CACurrentMediaTime() + Self.tail
            guard !isRunning else { return }
            isRunning = true
            onFrame(true)
            clock.start(for: view)
        }
    }

    private func frame(at time: TimeInterval) {
        onFrame(false)
        guard time >= end || view?.window == nil else { return }
        clock.stop()
        isRunning = false
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { false }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { true }
}
