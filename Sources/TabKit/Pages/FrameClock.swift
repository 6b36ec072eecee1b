import UIKit

/// Calls a closure in every frame of the screen, while it runs.
@MainActor final class FrameClock {
    private let tick: (TimeInterval) -> Void

    /// - Parameter tick: Receives the time of the frame, comparable with `CACurrentMediaTime()`.
    init(tick: @escaping (TimeInterval) -> Void) {
        self.tick = tick
    }

    #if canImport(ObjectiveC)
    private var link: CADisplayLink?

    /// Runs from now on, with the screen that shows the view.
    func start(for view: UIView) {
        guard link == nil else { return }
        let link = CADisplayLink(target: Proxy(self), selector: #selector(Proxy.frame))
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    func stop() {
        link?.invalidate()
        link = nil
    }

    /// A display link retains its target; this one does not retain the clock.
    @MainActor private final class Proxy: NSObject {
        private weak var clock: FrameClock?

        init(_ clock: FrameClock) { self.clock = clock }

        @objc func frame(_ link: CADisplayLink) {
            if let clock { clock.tick(link.targetTimestamp) } else { link.invalidate() }
        }
    }
    #else
    private var link: UIUpdateLink?

    /// Runs from now on, with the screen that shows the view.
    func start(for view: UIView) {
        guard link == nil else { return }
        let link = UIUpdateLink(view: view)
        link.requiresContinuousUpdates = true
        link.addAction { [weak self] link, info in
            if let self { tick(info.modelTime) } else { link.isEnabled = false }
        }
        link.isEnabled = true
        self.link = link
    }

    func stop() {
        link?.isEnabled = false
        link = nil
    }
    #endif
}
