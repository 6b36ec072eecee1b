import UIKit

/// Writes down what a tab bar controller asks and tells its delegate.
@MainActor final class BarDelegate: UITabBarControllerDelegate {
    private let note: (String) -> Void
    var refused: Set<String> = []
    var animator: (any UIViewControllerAnimatedTransitioning)?

    init(note: @escaping (String) -> Void) { self.note = note }

    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    {
        let name = viewController.title ?? ""
        note("shouldSelect \(name), selected \(tabBarController.selectedIndex)")
        return !refused.contains(name)
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        note("didSelect \(viewController.title ?? ""), selected \(tabBarController.selectedIndex)")
    }

    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
}

/// Fades the new page in, as an app would write it.
@MainActor final class FadeAnimator: UIViewControllerAnimatedTransitioning {
    var runs = 0

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.3
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        runs += 1
        guard let page = transitionContext.view(forKey: .to) else { return transitionContext.completeTransition(false) }
        transitionContext.containerView.addSubview(page)
        page.frame = transitionContext.containerView.bounds
        page.alpha = 0
        UIView.animate(withDuration: 0.3) {
            page.alpha = 1
        } completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}
