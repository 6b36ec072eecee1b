/// One change of what a navigation controller shows: a slide, under a finger or not, or no movement at all.
@MainActor
final class NavigationTransition {
    private weak var navigation: UINavigationController?
    let from: NavigationPage?
    let to: NavigationPage?
    private let oldPages: [NavigationPage]
    private let removed: [NavigationPage]
    private let added: [NavigationPage]
    private let isPop: Bool
    private var run: TransitionRun?
    private var coordinator: TransitionCoordinator?
    private var isVisible = false
    private(set) var progress: CGFloat = 0

    init(
        in navigation: UINavigationController, from: NavigationPage?, to: NavigationPage?, oldPages: [NavigationPage],
        removed: [NavigationPage], added: [NavigationPage], isPop: Bool
    ) {
        self.navigation = navigation
        self.from = from
        self.to = to
        self.oldPages = oldPages
        self.removed = removed
        self.added = added
        self.isPop = isPop
    }

    var scrolledAmount: CGFloat {
        let start = from?.scrolledAmount ?? 0
        return start + ((to?.scrolledAmount ?? 0) - start) * progress
    }

    /// Order measured on iOS: the old one will disappear, the new one will appear, then the two did in the same order.
    func begin(animated: Bool, interactive: Bool) {
        guard let navigation else { return }
        let animated = animated && navigation.appearance.isOnScreen && from != nil && to != nil
        isVisible = navigation.appearance.isOnScreen
        let coordinator = TransitionCoordinator(
            from: from?.controller, to: to?.controller,
            duration: animated ? UINavigationController.transitionDuration : 0, container: navigation.pageContainer,
            interactive: interactive)
        self.coordinator = coordinator
        navigation.activeCoordinator = coordinator
        if isVisible {
            if let from, from.controller.appearance.isOnScreen {
                from.controller.beginAppearance(false, animated: animated)
            }
            to?.controller.beginAppearance(true, animated: animated)
            if let controller = to?.controller {
                navigation.delegate?.navigationController(navigation, willShow: controller, animated: animated)
            }
        }
        navigation.prepareBar(isPop: isPop)
        if let to { navigation.install(to, below: isPop ? from?.wrapper : nil) }
        navigation.pageContainer.isUserInteractionEnabled = false
        UIView.performWithoutAnimation {
            apply(0)
            navigation.view.layoutIfNeeded()
        }
        guard !interactive else { return }
        start(duration: nil, cancelled: false, immediately: !isVisible)
    }

    /// Shows the transition at a place between 0 and 1.
    func apply(_ progress: CGFloat) {
        guard let navigation else { return }
        self.progress = progress
        coordinator?.percentComplete = progress
        let mirrored = navigation.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        from?.show(at: isPop ? progress : -progress, mirrored: mirrored)
        to?.show(at: isPop ? progress - 1 : 1 - progress, mirrored: mirrored)
        navigation.bar.transition?.apply(progress)
        navigation.placeBar()
    }

    /// The finger has let go.
    func endInteraction(cancelled: Bool, velocity: CGFloat) {
        coordinator?.endInteraction(cancelled: cancelled, velocity: velocity)
        let left = cancelled ? progress : 1 - progress
        start(
            duration: UINavigationController.transitionDuration * max(0.3, Double(left)), cancelled: cancelled,
            immediately: true)
    }

    /// Ends the transition before another one begins.
    func finishNow() {
        guard let run else { return endInteraction(cancelled: true, velocity: 0) }
        run.end()
    }

    private func start(duration: TimeInterval?, cancelled: Bool, immediately: Bool) {
        guard let coordinator else { return }
        let run = TransitionRun(coordinator, duration: duration) { [self] in
            apply(cancelled ? 0 : 1)
        } completion: { [self] in
            end(cancelled: cancelled)
        }
        self.run = run
        if immediately { run.begin() } else { run.schedule() }
    }

    private func end(cancelled: Bool) {
        guard let navigation else { return }
        navigation.transition = nil
        navigation.pageContainer.isUserInteractionEnabled = true
        if navigation.activeCoordinator === coordinator { navigation.activeCoordinator = nil }
        if cancelled { restore(navigation) } else { complete(navigation) }
        navigation.layOutParts()
        coordinator?.finish()
        if isVisible, let top = navigation.pages.last {
            navigation.delegate?.navigationController(
                navigation, didShow: top.controller, animated: coordinator?.isAnimated ?? false)
        }
    }

    private func complete(_ navigation: UINavigationController) {
        navigation.bar.finishTransition()
        from?.wrapper.removeFromSuperview()
        from?.wrapper.transform = .identity
        if isVisible {
            navigation.view.layoutIfNeeded()
            from?.controller.endAppearanceIfMoving()
            to?.controller.endAppearanceIfMoving()
        }
        settleParents()
    }

    /// Order measured on iOS for a cancelled pop: the newcomer will and did disappear, the old one will and did appear.
    private func restore(_ navigation: UINavigationController) {
        navigation.pages = oldPages
        navigation.bar.cancelTransition(items: oldPages.map(\.controller.navigationItem))
        to?.wrapper.removeFromSuperview()
        to?.wrapper.transform = .identity
        if isVisible {
            to?.controller.beginAppearance(false, animated: true)
            to?.controller.endAppearance()
            from?.controller.beginAppearance(true, animated: true)
            from?.controller.endAppearance()
        }
        for page in removed { page.controller.cancelLeavingParent() }
    }

    /// Completes the containment of what came and what went.
    func settleParents() {
        for page in removed {
            page.release()
            page.controller.barInsets = .zero
            page.controller.removeFromParent()
            page.controller.viewIfLoaded?.removeFromSuperview()
        }
        for page in added { page.controller.didMove(toParent: navigation) }
    }
}
