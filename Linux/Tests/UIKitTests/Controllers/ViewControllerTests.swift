import Testing

@testable import UIKit

/// Loading, insets, traits, sizes and bars of a single controller. Apple's documentation where nothing else is said.
@MainActor
struct ViewControllerTests {
    let record = Record()

    @Test func viewLoadsOnce() {
        let controller = Recorder("C", record)
        controller.isDetailed = true
        #expect(!controller.isViewLoaded && controller.viewIfLoaded == nil)
        controller.loadViewIfNeeded()
        _ = controller.view
        #expect(record.take() == ["C.didLoad"])
        #expect(controller.view.frame == UIScreen.main.bounds)
    }

    @Test func additionalSafeAreaAddsToTheInherited() {
        let stage = TouchStage.phone()
        let root = Recorder("R", record)
        stage.show(root)
        #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
        root.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 1, bottom: 20, right: 2)
        stage.runtime.commit()
        #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 69, left: 1, bottom: 54, right: 2))
    }

    @Test func overriddenStyleReachesTheViews() {
        let stage = TouchStage.phone()
        let (root, child) = (Recorder("R", record), Recorder("C", record))
        root.addChild(child)
        root.view.addSubview(child.view)
        stage.show(root)
        var changes: [UIUserInterfaceStyle] = []
        child.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (child: Recorder, previous) in
            changes.append(previous.userInterfaceStyle)
            changes.append(child.traitCollection.userInterfaceStyle)
        }
        root.overrideUserInterfaceStyle = .dark
        #expect(child.view.traitCollection.userInterfaceStyle == .dark)
        #expect(changes == [.light, .dark])
        root.overrideUserInterfaceStyle = .unspecified
        #expect(child.traitCollection.userInterfaceStyle == .light)
    }

    @Test func sizeTransitionGoesDownBeforeTheChange() {
        let stage = TouchStage.phone()
        final class Sized: UIViewController {
            var heard: [CGSize] = []
            var sizeThen = CGSize.zero
            var events: [String] = []
            override func viewWillTransition(
                to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                super.viewWillTransition(to: size, with: coordinator)
                heard.append(size)
                sizeThen = view.bounds.size
                coordinator.animate { [weak self] _ in
                    self?.events.append("alongside \(self?.view.bounds.width ?? 0)")
                } completion: { [weak self] _ in
                    self?.events.append("completion")
                }
            }
        }
        let (root, child) = (Sized(), Sized())
        root.addChild(child)
        child.view.frame = root.view.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        root.view.addSubview(child.view)
        stage.show(root)
        stage.runtime.device.size = CGSize(width: 852, height: 393)
        #expect(root.heard == [CGSize(width: 852, height: 393)])
        #expect(child.heard == [CGSize(width: 852, height: 393)])
        #expect(root.sizeThen == CGSize(width: 393, height: 852))
        #expect(child.view.bounds.size == CGSize(width: 852, height: 393))
        stage.advance(0)
        #expect(root.events == ["alongside 852.0", "completion"])
    }

    @Test func statusBarIsAskedDownTheChain() {
        let stage = TouchStage.phone()
        final class Bars: UIViewController {
            var style = UIStatusBarStyle.default
            var hides = false
            var delegatee: UIViewController?
            override var preferredStatusBarStyle: UIStatusBarStyle { style }
            override var prefersStatusBarHidden: Bool { hides }
            override var prefersHomeIndicatorAutoHidden: Bool { hides }
            override var childForStatusBarStyle: UIViewController? { delegatee }
            override var childForStatusBarHidden: UIViewController? { delegatee }
            override var childForHomeIndicatorAutoHidden: UIViewController? { delegatee }
        }
        let (root, child) = (Bars(), Bars())
        root.addChild(child)
        root.delegatee = child
        child.style = .lightContent
        stage.show(root)
        let bars = stage.runtime.systemBars
        #expect(bars.statusBarStyle == .lightContent && !bars.isStatusBarHidden)
        child.hides = true
        #expect(!bars.isStatusBarHidden, "nothing is asked before setNeeds…Update")
        child.setNeedsStatusBarAppearanceUpdate()
        #expect(bars.isStatusBarHidden && bars.isHomeIndicatorAutoHidden)
    }

    @Test func titleFillsTheItems() {
        let controller = UIViewController()
        controller.title = "One"
        #expect(controller.navigationItem.title == "One")
        #expect(controller.tabBarItem.title == "One")
        controller.title = "Two"
        #expect(controller.navigationItem.title == "Two")
        controller.navigationItem.title = "Three"
        #expect(controller.title == "Two")
    }

    @Test func contentScrollViewIsFoundOrNamed() {
        let controller = Recorder("C", record)
        let (found, named) = (UIScrollView(), UIScrollView())
        controller.scrollView = found
        controller.loadViewIfNeeded()
        #expect(controller.contentScrollView(for: .top) === found)
        controller.setContentScrollView(named, for: .top)
        #expect(controller.contentScrollView(for: .top) === named)
        #expect(controller.contentScrollView(for: .bottom) === found)
        controller.setContentScrollView(nil)
        #expect(controller.contentScrollView(for: .top) === found)
    }

    @Test func preferredContentSizeIsReported() {
        final class Container: UIViewController {
            var reports = 0
            override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
                reports += 1
            }
        }
        let (container, child) = (Container(), UIViewController())
        container.addChild(child)
        child.preferredContentSize = CGSize(width: 10, height: 20)
        child.preferredContentSize = CGSize(width: 10, height: 20)
        #expect(container.reports == 1)
    }
}
