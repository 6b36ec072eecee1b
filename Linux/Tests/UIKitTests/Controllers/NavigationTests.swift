import Testing

@testable import UIKit

/// The stack of a navigation controller and what its controllers hear.
@MainActor
struct NavigationTests {
    let record = Record()

    private func makeStack(on stage: TouchStage) -> (UINavigationController, Recorder, Recorder) {
        let (old, new) = (Recorder("O", record), Recorder("N", record))
        old.title = "Old"
        new.title = "New"
        let navigation = UINavigationController(rootViewController: old)
        stage.show(navigation)
        _ = record.take()
        return (navigation, old, new)
    }

    /// Order recorded on iOS: O.willDis, N.willApp, O.didDis, N.didApp.
    @Test(arguments: [true, false]) func pushAndPop(animated: Bool) {
        let stage = TouchStage.phone()
        let (navigation, old, new) = makeStack(on: stage)
        navigation.pushViewController(new, animated: animated)
        #expect(navigation.viewControllers == [old, new] && navigation.topViewController === new)
        #expect(record.take() == ["O.willDisappear", "N.willAppear"])
        stage.advance(animated ? 0.5 : 0)
        #expect(record.take() == ["O.didDisappear", "N.didAppear"])
        #expect(old.view.window == nil && new.view.window != nil)
        #expect(navigation.popViewController(animated: animated) === new)
        #expect(record.take() == ["N.willDisappear", "O.willAppear"])
        stage.advance(animated ? 0.5 : 0)
        #expect(record.take() == ["N.didDisappear", "O.didAppear"])
        #expect(new.parent == nil && navigation.children == [old])
        #expect(navigation.popViewController(animated: false) == nil, "the bottom stays")
    }

    @Test func containmentDuringAPush() {
        let stage = TouchStage.phone()
        let (navigation, _, new) = makeStack(on: stage)
        new.isDetailed = true
        navigation.pushViewController(new, animated: true)
        #expect(record.take().filter { $0.contains("Move") } == ["N.willMove(parent)"])
        stage.advance(0.5)
        #expect(record.take().filter { $0.contains("Move") } == ["N.didMove(parent)"])
        navigation.popViewController(animated: true)
        #expect(record.take().filter { $0.contains("Move") } == ["N.willMove(nil)"])
        stage.advance(0.5)
        #expect(record.take().filter { $0.contains("Move") } == ["N.didMove(nil)"])
    }

    /// Order recorded on iOS for a cancelled pop: O.willDis, N.willApp, N.willDis, N.didDis, O.willApp, O.didApp.
    @Test func cancelledSwipeBack() {
        let stage = TouchStage.phone()
        let (navigation, old, new) = makeStack(on: stage)
        navigation.pushViewController(new, animated: false)
        stage.advance(0.1)
        _ = record.take()
        stage.drag(from: CGPoint(x: 2, y: 400), by: CGPoint(x: 10, y: 0), steps: 10)
        #expect(record.take() == ["N.willDisappear", "O.willAppear"])
        #expect(navigation.transitionCoordinator?.isInteractive == true)
        stage.runtime.touches.up(0, velocity: .zero)
        stage.advance(0.5)
        #expect(
            record.take() == ["O.willDisappear", "O.didDisappear", "N.willAppear", "N.didAppear"])
        #expect(navigation.viewControllers == [old, new])
        #expect(old.view.window == nil && new.view.window != nil)
        #expect(!new.isMovingFromParent && new.parent === navigation)
        #expect(navigation.navigationBar.topItem === new.navigationItem)
    }

    @Test func completedSwipeBack() {
        let stage = TouchStage.phone()
        let (navigation, old, new) = makeStack(on: stage)
        navigation.pushViewController(new, animated: false)
        stage.advance(0.1)
        _ = record.take()
        stage.drag(from: CGPoint(x: 2, y: 400), by: CGPoint(x: 15, y: 0), steps: 20)
        stage.runtime.touches.up(0, velocity: .zero)
        stage.advance(0.5)
        #expect(record.take() == ["N.willDisappear", "O.willAppear", "N.didDisappear", "O.didAppear"])
        #expect(navigation.viewControllers == [old])
        #expect(new.parent == nil)
    }

    /// In right-to-left languages the swipe back comes from the right.
    @Test func swipeBackIsMirrored() {
        let stage = TouchStage.phone()
        let (navigation, old, new) = makeStack(on: stage)
        navigation.pushViewController(new, animated: false)
        stage.advance(0.1)
        stage.runtime.environment.direction = .rightToLeft
        stage.drag(from: CGPoint(x: 391, y: 400), by: CGPoint(x: -15, y: 0), steps: 20)
        stage.runtime.touches.up(0, velocity: .zero)
        stage.advance(0.5)
        #expect(navigation.viewControllers == [old])
    }

    /// Known from iOS: the swipe needs something below, the bar, and the back button.
    @Test func swipeBackIsRefused() {
        let stage = TouchStage.phone()
        let (navigation, old, new) = makeStack(on: stage)
        stage.drag(from: CGPoint(x: 2, y: 400), by: CGPoint(x: 15, y: 0), steps: 20)
        stage.up()
        stage.advance(0.5)
        #expect(navigation.viewControllers == [old])
        navigation.pushViewController(new, animated: false)
        stage.advance(0.1)
        new.navigationItem.hidesBackButton = true
        stage.drag(from: CGPoint(x: 2, y: 400), by: CGPoint(x: 15, y: 0), steps: 20)
        stage.up()
        stage.advance(0.5)
        #expect(navigation.viewControllers == [old, new])
    }

    @Test func secondCommandDuringATransition() {
        let stage = TouchStage.phone()
        let (navigation, old, new) = makeStack(on: stage)
        navigation.pushViewController(new, animated: true)
        stage.advance(0.1)
        navigation.popViewController(animated: true)
        stage.advance(0.5)
        #expect(
            record.take() == [
                "O.willDisappear", "N.willAppear", "O.didDisappear", "N.didAppear", "N.willDisappear", "O.willAppear",
                "N.didDisappear", "O.didAppear",
            ])
        #expect(navigation.viewControllers == [old])
    }

    @Test func safeAreaBeginsBelowTheBar() {
        let stage = TouchStage.phone()
        let (navigation, old, _) = makeStack(on: stage)
        #expect(old.view.safeAreaInsets.top == 103)
        #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 59, width: 393, height: 44))
        navigation.isNavigationBarHidden = true
        stage.runtime.commit()
        #expect(old.view.safeAreaInsets.top == 59)
    }

    @Test func stackSetAtOnce() {
        let stage = TouchStage.phone()
        let (navigation, old, new) = makeStack(on: stage)
        let third = Recorder("T", record)
        navigation.setViewControllers([new, third], animated: false)
        stage.advance(0.1)
        #expect(record.take() == ["O.willDisappear", "T.willAppear", "O.didDisappear", "T.didAppear"])
        #expect(old.parent == nil && !new.isViewLoaded)
        #expect(navigation.popToRootViewController(animated: false) == [third])
        stage.advance(0.1)
        #expect(navigation.topViewController === new)
    }

    @Test func navigationInsideAParentForwardsToItsTop() {
        let stage = TouchStage.phone()
        let root = Recorder("R", record)
        let top = Recorder("T", record)
        let navigation = UINavigationController(rootViewController: top)
        stage.show(root)
        _ = record.take()
        root.addChild(navigation)
        root.view.addSubview(navigation.view)
        navigation.didMove(toParent: root)
        #expect(record.take() == ["T.willAppear"])
        stage.advance(0.1)
        #expect(record.take() == ["T.didAppear"])
        navigation.view.removeFromSuperview()
        #expect(record.take() == ["T.willDisappear", "T.didDisappear"])
    }

    @Test func delegateHearsOfShowing() {
        let stage = TouchStage.phone()
        final class Delegate: UINavigationControllerDelegate {
            var calls: [String] = []
            func navigationController(
                _ navigationController: UINavigationController, willShow viewController: UIViewController,
                animated: Bool
            ) { calls.append("will \(viewController.title ?? "")") }
            func navigationController(
                _ navigationController: UINavigationController, didShow viewController: UIViewController,
                animated: Bool
            ) { calls.append("did \(viewController.title ?? "")") }
        }
        let (navigation, _, new) = makeStack(on: stage)
        let delegate = Delegate()
        navigation.delegate = delegate
        navigation.pushViewController(new, animated: true)
        stage.advance(0.5)
        #expect(delegate.calls == ["will New", "did New"])
    }

    @Test func backButtonPops() {
        let stage = TouchStage.phone()
        let (navigation, old, new) = makeStack(on: stage)
        navigation.pushViewController(new, animated: false)
        stage.advance(0.1)
        stage.tap(20, 80)
        stage.advance(0.5)
        #expect(navigation.viewControllers == [old])
    }

    @Test func poppedControllersDeallocate() {
        let stage = TouchStage.phone()
        let (navigation, _, _) = makeStack(on: stage)
        weak var weakTop: UIViewController?
        do {
            let top = Recorder("T", record)
            weakTop = top
            navigation.pushViewController(top, animated: true)
            stage.advance(0.5)
            navigation.popViewController(animated: true)
        }
        stage.advance(0.5)
        #expect(weakTop == nil)
    }
}
