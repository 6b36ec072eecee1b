/// One controller shown by another over everything.
@MainActor
final class Presentation {
    enum Phase { case presenting, shown, dismissing, gone }

    private(set) weak var presenter: UIViewController?
    let presented: UIViewController
    let style: UIModalPresentationStyle
    private(set) var phase = Phase.presenting
    private(set) var coordinator: TransitionCoordinator?
    private let container: PresentationView
    /// The transition that runs; a new one ends it before it begins.
    private var running: TransitionRun?

    /// Measured as a system spring: mass 3, stiffness 1000, critically damped, which is at rest after 0.5 s.
    static let duration: TimeInterval = 0.5

    init(presented: UIViewController, by presenter: UIViewController, in window: UIWindow) {
        self.presented = presented
        self.presenter = presenter
        style = presented.modalPresentationStyle
        container = PresentationView(content: presented.view, isSheet: style.isSheet, frame: window.bounds)
    }

    /// Order measured for a full screen one: the old will, the new will, the new did, the old did.
    func present(in window: UIWindow, animated: Bool, completion: (() -> Void)?) {
        guard let presenter else { return }
        let coordinator = begin(from: presenter, to: presented, animated: animated)
        if style.coversPresenter { presenter.beginAppearance(false, animated: animated) }
        presented.beginAppearance(true, animated: animated)
        window.addSubview(container)
        container.layoutIfNeeded()
        container.isOut = true
        run(coordinator) { [container] in
            container.isOut = false
        } completion: { [self] in
            phase = .shown
            if style.coversPresenter { Self.coveredView(of: presenter)?.removeFromSuperview() }
            presented.endAppearanceIfMoving()
            if style.coversPresenter { presenter.endAppearanceIfMoving() }
            coordinator.finish()
            completion?()
        }
    }

    /// Order measured for a full screen one: the new will, the old will, the new did, the old did.
    func dismiss(animated: Bool, completion: (() -> Void)?) {
        guard let presenter, phase != .dismissing, phase != .gone else { return }
        let top = topmost
        let coordinator = begin(from: top.presented, to: presenter, animated: animated)
        phase = .dismissing
        // Only the front of a stack is seen leaving; the ones under it go without a sight.
        let stack = wholeStack
        for entry in stack.reversed() where entry.presented.appearance.isOnScreen {
            entry.presented.beginAppearance(false, animated: animated)
        }
        if style.coversPresenter {
            if let window = container.window, let view = Self.coveredView(of: presenter) {
                view.frame = window.bounds
                if !presenter.appearance.isOnScreen { presenter.beginAppearance(true, animated: animated) }
                window.insertSubview(view, belowSubview: container)
            }
        }
        for entry in stack where entry !== top { entry.container.isHidden = true }
        run(coordinator) {
            top.container.isOut = true
        } completion: { [self] in
            for entry in stack.reversed() { entry.remove() }
            if style.coversPresenter { presenter.endAppearanceIfMoving() }
            Runtime.current.systemBars.setNeedsUpdate()
            coordinator.finish()
            completion?()
        }
    }

    /// Takes everything away at once, because the window loses its root controller.
    func tearDown() {
        running?.end()
        for entry in wholeStack.reversed() {
            if entry.presented.appearance.isOnScreen { entry.presented.beginAppearance(false, animated: false) }
            entry.remove()
        }
    }

    private func remove() {
        phase = .gone
        container.removeFromSuperview()
        presented.endAppearanceIfMoving()
        presented.shownPresentation = nil
        presenter?.presentation = nil
    }

    private var topmost: Presentation { wholeStack.last ?? self }

    private var wholeStack: [Presentation] {
        var stack = [self]
        while let next = stack[stack.count - 1].presented.presentation { stack.append(next) }
        return stack
    }

    private func begin(from: UIViewController, to: UIViewController, animated: Bool) -> TransitionCoordinator {
        for entry in wholeStack { entry.running?.end() }
        let coordinator = TransitionCoordinator(
            from: from, to: to, duration: animated ? Self.duration : 0, container: container, presentationStyle: style)
        self.coordinator = coordinator
        presenter?.activeCoordinator = coordinator
        return coordinator
    }

    private func run(
        _ coordinator: TransitionCoordinator, changes: @escaping () -> Void, completion: @escaping () -> Void
    ) {
        let run = TransitionRun(coordinator, changes: changes) { [self] in
            container.window?.layoutIfNeeded()
            if presenter?.activeCoordinator === coordinator { presenter?.activeCoordinator = nil }
            self.coordinator = nil
            running = nil
            completion()
        }
        running = run
        run.schedule()
    }

    /// The view that leaves the window while a controller is covered: for a presented one with what holds it.
    private static func coveredView(of controller: UIViewController) -> UIView? {
        controller.shownPresentation?.container ?? controller.loadedView
    }
}
