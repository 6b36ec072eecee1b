import Testing

@testable import UIKit

/// UITabBarController. Apple's documentation where nothing else is said.
@MainActor
struct TabBarControllerTests {
    let record = Record()

    private func makeTabs(on stage: TouchStage) -> (UITabBarController, [Recorder]) {
        let pages = ["A", "B", "C"].map { Recorder($0, record) }
        for page in pages { page.title = page.name }
        let tabs = UITabBarController()
        tabs.viewControllers = pages
        stage.show(tabs)
        _ = record.take()
        return (tabs, pages)
    }

    /// Order recorded on iOS: N.didLoad, N.willApp, O.willDis, O.didDis, N.didApp.
    @Test func selection() {
        let stage = TouchStage.phone()
        let (tabs, pages) = makeTabs(on: stage)
        #expect(tabs.selectedIndex == 0 && !pages[1].isViewLoaded)
        tabs.selectedIndex = 1
        stage.advance(0)
        #expect(record.take() == ["B.willAppear", "A.willDisappear", "A.didDisappear", "B.didAppear"])
        #expect(tabs.selectedViewController === pages[1])
        #expect(pages[0].view.window == nil)
        tabs.selectedIndex = 7
        #expect(tabs.selectedIndex == 1)
    }

    @Test func delegateIsForTheUserOnly() {
        let stage = TouchStage.phone()
        final class Delegate: UITabBarControllerDelegate {
            var calls: [String] = []
            var allows = true
            func tabBarController(_ tabs: UITabBarController, shouldSelect controller: UIViewController) -> Bool {
                calls.append("should \(controller.title ?? "")")
                return allows
            }
            func tabBarController(_ tabs: UITabBarController, didSelect controller: UIViewController) {
                calls.append("did \(controller.title ?? "")")
            }
        }
        let (tabs, _) = makeTabs(on: stage)
        let delegate = Delegate()
        tabs.delegate = delegate
        tabs.selectedIndex = 1
        #expect(delegate.calls == [])
        stage.tap(330, 790)
        #expect(delegate.calls == ["should C", "did C"] && tabs.selectedIndex == 2)
        stage.tap(330, 790)
        #expect(delegate.calls == ["should C", "did C", "should C", "did C"], "a second tap is told, too")
        delegate.allows = false
        stage.tap(60, 790)
        #expect(tabs.selectedIndex == 2)
    }

    /// 49 points above the home indicator, as a part of the child's safe area.
    @Test func barAndSafeArea() {
        let stage = TouchStage.phone()
        let (tabs, pages) = makeTabs(on: stage)
        #expect(tabs.tabBar.frame == CGRect(x: 0, y: 852 - 83, width: 393, height: 83))
        #expect(pages[0].view.safeAreaInsets.bottom == 83)
        tabs.isTabBarHidden = true
        stage.runtime.commit()
        #expect(pages[0].view.safeAreaInsets.bottom == 34)
    }

    @Test func newControllersKeepTheSelection() {
        let stage = TouchStage.phone()
        let (tabs, pages) = makeTabs(on: stage)
        tabs.selectedIndex = 1
        tabs.viewControllers = [pages[1], pages[0]]
        #expect(tabs.selectedViewController === pages[1] && tabs.selectedIndex == 0)
        tabs.viewControllers = [pages[2]]
        #expect(tabs.selectedViewController === pages[2])
        tabs.viewControllers = nil
        #expect(tabs.selectedViewController == nil && tabs.selectedIndex == NSNotFound)
        #expect(pages.allSatisfy { $0.parent == nil && $0.viewIfLoaded?.window == nil })
    }

    @Test func secondTapPopsToRoot() {
        let stage = TouchStage.phone()
        let (root, pushed) = (Recorder("R", record), Recorder("P", record))
        let navigation = UINavigationController(rootViewController: root)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, Recorder("B", record)]
        stage.show(tabs)
        navigation.pushViewController(pushed, animated: false)
        stage.advance(0.1)
        stage.tap(60, 790)
        stage.advance(0.5)
        #expect(navigation.viewControllers == [root])
    }

    @Test func pushedControllerHidesTheBar() {
        let stage = TouchStage.phone()
        let (root, pushed) = (Recorder("R", record), Recorder("P", record))
        pushed.hidesBottomBarWhenPushed = true
        let navigation = UINavigationController(rootViewController: root)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        stage.show(tabs)
        navigation.pushViewController(pushed, animated: true)
        stage.advance(0.5)
        #expect(tabs.tabBar.frame.minY == 852)
        #expect(pushed.view.safeAreaInsets.bottom == 34)
        navigation.popViewController(animated: true)
        stage.advance(0.5)
        #expect(abs(tabs.tabBar.frame.minY - (852 - 83)) < 0.01)
    }
}
