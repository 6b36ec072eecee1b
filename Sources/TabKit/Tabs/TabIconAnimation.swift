import UIKit

/// What the image of a tab does when the tab is selected. With Reduce Motion it does nothing.
public struct TabIconAnimation: Sendable {
    /// Shows a moment of the animation, from 0 at the start to 1 at the end, in a view that stands still at 1.
    public typealias Frame = @MainActor (_ view: UIView, _ fraction: Double) -> Void

    /// How long it takes, in seconds.
    public var duration: TimeInterval
    /// Shows a moment of it.
    public var frame: Frame
    /// Whether the image turns into that of the selected tab, and back.
    var isMorph = false

    /// Makes an animation of one's own.
    ///
    /// - Parameters:
    ///   - duration: How long it takes. Default half a second.
    ///   - frame: Called in each frame with the image's view, or the tab's own view, and the part of the time that has
    ///     passed; the last time with 1, when the view should be as ever.
    public init(duration: TimeInterval = 0.5, frame: @escaping Frame) {
        self.duration = duration
        self.frame = frame
    }

    /// Grows, shrinks and comes to rest: to 1.4, 0.9, 1.15, 0.95 and 1.02 of its size, in half a second.
    public static let bounce = TabIconAnimation { view, fraction in
        let scale = Keyframes([1, 1.4, 0.9, 1.15, 0.95, 1.02, 1]).value(at: fraction)
        view.transform = fraction < 1 ? CGAffineTransform(scaleX: scale, y: scale) : .identity
    }

    /// Turns once, in half a second.
    public static let rotate = TabIconAnimation { view, fraction in
        let turn = 2 * Double.pi * fraction * fraction * (3 - 2 * fraction)
        view.transform = fraction < 1 ? CGAffineTransform(rotationAngle: turn) : .identity
    }

    /// Turns the image into the item's `selectedImage`, and back when another tab is selected: one shrinks and fades
    /// while the other grows in its place, in 0.3 s. An item without a `selectedImage` stays as it is.
    public static let morph: TabIconAnimation = {
        var animation = TabIconAnimation(duration: 0.3) { _, _ in }
        animation.isMorph = true
        return animation
    }()
}

/// Runs the animation of one image.
@MainActor final class TabIconMotion {
    private var running: (animation: TabIconAnimation, view: UIView, start: TimeInterval)?
    var isRunning: Bool { running != nil }
    private lazy var clock = FrameClock { [weak self] in self?.frame(at: $0) }

    /// Runs an animation, in place of one that runs.
    func run(_ animation: TabIconAnimation, on view: UIView) {
        stop()
        guard animation.duration > 0, view.window != nil, !UIAccessibility.isReduceMotionEnabled else { return }
        running = (animation, view, CACurrentMediaTime())
        animation.frame(view, 0)
        clock.start(for: view)
    }

    /// Shows the end.
    func stop() {
        clock.stop()
        guard let (animation, view, _) = running else { return }
        running = nil
        animation.frame(view, 1)
    }

    private func frame(at time: TimeInterval) {
        guard let (animation, view, start) = running else { return }
        let fraction = (time - start) / animation.duration
        guard fraction < 1, view.window != nil else { return stop() }
        animation.frame(view, max(fraction, 0))
    }
}
