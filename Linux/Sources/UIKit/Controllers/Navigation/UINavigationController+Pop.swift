extension UINavigationController {
    func makePopRecognizer(delegate: PopGestureGate) -> UIScreenEdgePanGestureRecognizer {
        let recognizer = UIScreenEdgePanGestureRecognizer()
        recognizer.delegate = delegate
        recognizer.addHandler { [weak self] in self?.popRecognizerDidChange($0) }
        return recognizer
    }

    /// The swipe back comes from the leading edge.
    func updatePopEdge() {
        guard let pan = interactivePopGestureRecognizer as? UIScreenEdgePanGestureRecognizer else { return }
        pan.edges = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
    }

    private func popRecognizerDidChange(_ recognizer: UIGestureRecognizer) {
        guard let pan = recognizer as? UIScreenEdgePanGestureRecognizer else { return }
        let width = max(view.bounds.width, 1)
        let direction: CGFloat = pan.edges == .right ? -1 : 1
        let progress = max(0, min(1, pan.translation(in: view).x * direction / width))
        switch pan.state {
        case .began:
            guard pages.count > 1 else { return }
            change(to: viewControllers.dropLast(), animated: true, interactive: true)
            transition?.apply(progress)
        case .changed:
            transition?.apply(progress)
        case .ended:
            let velocity = pan.velocity(in: view).x * direction
            // Known from iOS: a flick decides by its direction, a slow drag by the half.
            let completes = abs(velocity) > 300 ? velocity > 0 : progress > 0.5
            transition?.endInteraction(cancelled: !completes, velocity: velocity / width)
        case .cancelled, .failed:
            transition?.endInteraction(cancelled: true, velocity: 0)
        default:
            break
        }
    }
}

/// Decides whether a swipe from the edge may pop.
///
/// Known from iOS: not at the bottom of the stack, not without a bar, not where the back button was taken away. An app
/// that puts its own delegate in this one's place decides for itself.
@MainActor
final class PopGestureGate: UIGestureRecognizerDelegate {
    private weak var navigation: UINavigationController?

    init(_ navigation: UINavigationController) { self.navigation = navigation }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let navigation, navigation.pages.count > 1, navigation.transition == nil,
            !navigation.isNavigationBarHidden, let item = navigation.topViewController?.navigationItem
        else { return false }
        let hasOwnLeft = !(item.leftBarButtonItems ?? []).isEmpty && !item.leftItemsSupplementBackButton
        return !item.hidesBackButton && !hasOwnLeft
    }
}
