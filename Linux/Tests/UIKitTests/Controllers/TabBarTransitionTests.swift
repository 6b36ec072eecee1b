import Simulator
import Testing
import UIKit

/// Apple's documentation: the delegate may give an animator for a change of the tab; the views of both are in the container,
/// and a transition that is not completed restores the old selection.
@Suite("Custom transitions of tab bar controllers") @MainActor struct TabBarTransitionTests {
    private final class Animator: UIViewControllerAnimatedTransitioning {
        var context: (any UIViewControllerContextTransitioning)?
        var ended: [Bool] = []

        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            1
        }

        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
            context = transitionContext
            if let view = transitionContext.view(forKey: .to) { transitionContext.containerView.addSubview(view) }
        }

        func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
    }

    private final class Delegate: UITabBarControllerDelegate {
        let animator = Animator()

        func tabBarController(
            _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
    }

    private final class Page: UIViewController {
        var calls: [String] = []
        override func viewWillAppear(_ animated: Bool) { calls.append("willAppear \(animated)") }
        override func viewDidAppear(_ animated: Bool) { calls.append("didAppear") }
        override func viewWillDisappear(_ animated: Bool) { calls.append("willDisappear \(animated)") }
        override func viewDidDisappear(_ animated: Bool) { calls.append("didDisappear") }
    }

    private let phone = Simulator(.iPhone16)
    private let tabs = UITabBarController()
    private let first = Page()
    private let second = Page()
    private let delegate = Delegate()

    private func start() {
        tabs.viewControllers = [first, second]
        tabs.delegate = delegate
        phone.show(tabs)
        phone.advance(0.1)
        first.calls = []
        tabs.selectedIndex = 1
        phone.advance(0.1)
    }

    @Test("run while both views are there, and end when the animator says so")
    func completed() {
        start()
        #expect(second.calls == ["willAppear true"])
        #expect(first.calls == ["willDisappear true"])
        #expect(tabs.transitionCoordinator?.transitionDuration == 1)
        #expect(first.view.window != nil && second.view.window != nil)
        delegate.animator.context?.completeTransition(true)
        #expect(second.calls == ["willAppear true", "didAppear"])
        #expect(first.calls == ["willDisappear true", "didDisappear"])
        #expect(first.view.window == nil)
        #expect(tabs.transitionCoordinator == nil)
        #expect(delegate.animator.ended == [true])
    }

    @Test("restore the old selection when they are not completed")
    func cancelled() {
        start()
        delegate.animator.context?.completeTransition(false)
        #expect(tabs.selectedIndex == 0)
        #expect(first.calls == ["willDisappear true", "willAppear true", "didAppear"])
        #expect(second.calls == ["willAppear true", "willDisappear true", "didDisappear"])
        #expect(delegate.animator.context?.transitionWasCancelled == true)
    }

    @Test("give way to the next change")
    func interrupted() {
        start()
        tabs.selectedIndex = 0
        #expect(delegate.animator.ended == [true])
        #expect(tabs.selectedIndex == 0)
    }
}
