import Simulator
import Testing
import UIKit

/// Apple's documentation: an interaction controller is asked for where there is an animator; it says how far the
/// transition is, and one that is cancelled leaves everything as it was.
@Suite("A change of tabs under a finger") @MainActor struct TabBarInteractiveTests {
    private final class Animator: UIViewControllerAnimatedTransitioning {
        var ended: [Bool] = []

        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            1
        }

        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
            guard let new = transitionContext.view(forKey: .to), let old = transitionContext.view(forKey: .from) else {
                return
            }
            let width = transitionContext.containerView.bounds.width
            transitionContext.containerView.addSubview(new)
            new.frame = transitionContext.containerView.bounds
            new.frame.origin.x = width
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                new.frame.origin.x = 0
                old.frame.origin.x = -width
            } completion: { _ in
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            }
        }

        func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
    }

    private final class Delegate: UITabBarControllerDelegate {
        var animator: Animator? = Animator()
        var interaction: UIPercentDrivenInteractiveTransition? = UIPercentDrivenInteractiveTransition()
        var asked = 0

        func tabBarController(
            _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

        func tabBarController(
            _ tabBarController: UITabBarController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? {
            asked += 1
            return interaction
        }
    }

    private final class Page: UIViewController {
        let name: String
        let log: Log

        init(_ name: String, _ log: Log) {
            self.name = name
            self.log = log
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewWillAppear(_ animated: Bool) { log.calls.append("\(name) willAppear") }
        override func viewDidAppear(_ animated: Bool) { log.calls.append("\(name) didAppear") }
        override func viewWillDisappear(_ animated: Bool) { log.calls.append("\(name) willDisappear") }
        override func viewDidDisappear(_ animated: Bool) { log.calls.append("\(name) didDisappear") }
    }

    private final class Log { var calls: [String] = [] }

    private let phone = Simulator(.iPhone16)
    private let tabs = UITabBarController()
    private let log = Log()
    private let delegate = Delegate()

    private func start() {
        tabs.viewControllers = [Page("a", log), Page("b", log)]
        tabs.delegate = delegate
        phone.show(tabs)
        phone.advance(0.1)
        log.calls = []
        tabs.selectedIndex = 1
    }

    /// Where the new page is seen, as a part of the width.
    private var place: CGFloat? {
        let new = tabs.viewControllers?[1].viewIfLoaded
        return new?.layer.presentation().map { ($0.position.x - 393 / 2) / 393 }
    }

    @Test("follows the fraction, and nothing moves by itself")
    func follows() throws {
        start()
        let interaction = try #require(delegate.interaction)
        #expect(interaction.duration == 1)
        #expect(tabs.transitionCoordinator?.isInteractive == true)
        for fraction in [0, 0.25, 0.5, 0.1, 1, 2, 0.5] as [CGFloat] {
            interaction.update(fraction)
            phone.advance(0.5)
            let expected = min(max(fraction, 0), 1)
            #expect(interaction.percentComplete == expected)
            #expect(tabs.transitionCoordinator?.percentComplete == expected)
            #expect(abs((place ?? -1) - (1 - expected)) < 0.002)
        }
        #expect(log.calls == ["b willAppear", "a willDisappear"])
    }

    @Test("goes on to the end in the time that is left")
    func finished() throws {
        start()
        let interaction = try #require(delegate.interaction)
        interaction.completionCurve = .linear
        interaction.update(0.4)
        var changes: [Bool] = []
        tabs.transitionCoordinator?.notifyWhenInteractionChanges { changes.append($0.isCancelled) }
        interaction.finish()
        #expect(changes == [false])
        phone.advance(0.3)
        #expect(abs((place ?? -1) - 0.3) < 0.002)
        phone.advance(0.29)
        #expect(delegate.animator?.ended == [])
        try phone.settle()
        #expect(delegate.animator?.ended == [true])
        #expect(log.calls == ["b willAppear", "a willDisappear", "a didDisappear", "b didAppear"])
        #expect(tabs.selectedIndex == 1)
        #expect(tabs.transitionCoordinator == nil)
        #expect(tabs.selectedViewController?.view.frame == tabs.view.bounds)
    }

    @Test("goes back as if nothing had been, twice as fast if so wanted")
    func cancelled() throws {
        start()
        let interaction = try #require(delegate.interaction)
        interaction.completionSpeed = 2
        interaction.update(0.8)
        interaction.cancel()
        phone.advance(0.39)
        #expect(tabs.selectedIndex == 1)
        phone.advance(0.05)
        try phone.settle()
        #expect(delegate.animator?.ended == [false])
        #expect(tabs.selectedIndex == 0)
        #expect(tabs.tabBar.selectedItem === tabs.viewControllers?[0].tabBarItem)
        #expect(tabs.selectedViewController?.view.frame == tabs.view.bounds)
        #expect(tabs.viewControllers?[1].view.superview == nil)
        #expect(
            log.calls == [
                "b willAppear", "a willDisappear", "b willDisappear", "b didDisappear", "a willAppear", "a didAppear",
            ])
        interaction.update(0.5)
        interaction.finish()
        #expect(tabs.selectedIndex == 0)
        log.calls = []
        tabs.selectedIndex = 1
        interaction.finish()
        try phone.settle()
        #expect(tabs.selectedIndex == 1)
        #expect(log.calls == ["b willAppear", "a willDisappear", "a didDisappear", "b didAppear"])
    }

    @Test("gives way to another change, and leaves nothing that runs")
    func interrupted() throws {
        start()
        let interaction = try #require(delegate.interaction)
        interaction.update(0.5)
        delegate.interaction = nil
        delegate.animator = nil
        tabs.selectedIndex = 0
        interaction.update(0.7)
        interaction.cancel()
        try phone.settle()
        #expect(tabs.selectedIndex == 0)
        #expect(
            log.calls.filter { $0.hasPrefix("a") } == [
                "a willDisappear", "a didDisappear", "a willAppear", "a didAppear",
            ])
        #expect(tabs.selectedViewController?.view.frame == tabs.view.bounds)
    }

    @Test("is not asked for without an animator, and need not begin under the finger")
    func asked() throws {
        delegate.interaction?.wantsInteractiveStart = false
        start()
        #expect(delegate.asked == 1)
        #expect(tabs.transitionCoordinator?.isInteractive == false)
        try phone.settle()
        #expect(tabs.selectedIndex == 1)
        delegate.animator = nil
        tabs.selectedIndex = 0
        #expect(delegate.asked == 1)
    }
}
