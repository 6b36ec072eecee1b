import Testing

@testable import UIKit

@MainActor
@Suite struct EnvironmentTests {
    @Test func traitsComeFromTheScreen() {
        let stage = Stage()
        let view = UIView()
        stage.add(view)
        let traits = view.traitCollection
        #expect(traits.displayScale == 3)
        #expect(traits.userInterfaceStyle == .light)
        #expect(traits.userInterfaceIdiom == .phone)
        #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 393, height: 852))
    }

    // Apple's table of size classes: only the large iPhones are regular in width, and only held sideways.
    @Test(
        arguments: [
            (393, 852, UIUserInterfaceSizeClass.compact, UIUserInterfaceSizeClass.regular),
            (852, 393, .compact, .compact),
            (932, 430, .regular, .compact),
            (874, 402, .compact, .compact),
        ] as [(CGFloat, CGFloat, UIUserInterfaceSizeClass, UIUserInterfaceSizeClass)])
    func sizeClasses(
        width: CGFloat, height: CGFloat, horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass
    ) {
        let traits = Environment().traits(on: Device(size: CGSize(width: width, height: height), scale: 3))
        #expect(traits.horizontalSizeClass == horizontal)
        #expect(traits.verticalSizeClass == vertical)
    }

    @Test func aChangeReachesViewsOnceAndColoursResolveAnew() {
        let stage = Stage.plain()
        let view = TraitView(frame: stage.window.bounds)
        view.backgroundColor = .systemBackground
        stage.add(view)
        stage.runtime.commit()
        #expect(stage.picture()?[50, 50].r == 255)
        var previous: [UIUserInterfaceStyle] = []
        view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: TraitView, old) in
            previous.append(old.userInterfaceStyle)
        }
        stage.runtime.environment.style = .dark
        #expect(view.changes == 1)
        #expect(previous == [.light])
        #expect(view.traitCollection.userInterfaceStyle == .dark)
        #expect(stage.picture()?[50, 50].r == 0)
        stage.runtime.environment.textSize = .extraLarge
        #expect(view.changes == 2)
        #expect(previous == [.light])
    }

    @Test func anOverrideHoldsForTheViewAndWhatIsInIt() {
        let stage = Stage()
        let (outer, inner) = (TraitView(), TraitView())
        outer.addSubview(inner)
        stage.add(outer)
        stage.runtime.commit()
        outer.overrideUserInterfaceStyle = .dark
        #expect(outer.traitCollection.userInterfaceStyle == .dark)
        #expect(inner.traitCollection.userInterfaceStyle == .dark)
        #expect(inner.changes == 1)
        stage.add(inner)
        #expect(inner.traitCollection.userInterfaceStyle == .light)
        #expect(inner.changes == 2)
    }

    @Test func unregisteredHandlersAreSilent() {
        let stage = Stage()
        let view = TraitView()
        stage.add(view)
        stage.runtime.commit()
        var count = 0
        let registration = view.registerForTraitChanges([UITraitLayoutDirection.self]) { (_: TraitView, _) in count += 1
        }
        stage.runtime.environment.direction = .rightToLeft
        #expect(count == 1)
        view.unregisterForTraitChanges(registration)
        stage.runtime.environment.direction = .leftToRight
        #expect(count == 1)
    }

    @Test func theCurrentTraitsAreTheViewsInsideItsLayout() {
        let stage = Stage()
        let view = LoggingView("view", Log())
        view.overrideUserInterfaceStyle = .dark
        var style: UIUserInterfaceStyle?
        view.onLayout = { style = UITraitCollection.current.userInterfaceStyle }
        stage.add(view)
        stage.runtime.commit()
        #expect(style == .dark)
        #expect(UITraitCollection.current.userInterfaceStyle == .light)
    }

    @Test func windowsThatFillTheScreenTakeItsNewSizeAndSafeArea() {
        let stage = Stage()
        let small = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        small.isHidden = false
        let view = UIView(frame: stage.window.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        stage.add(view)
        stage.runtime.device = Device(
            size: CGSize(width: 852, height: 393), scale: 3,
            safeArea: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
        #expect(stage.window.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
        #expect(view.frame.size == CGSize(width: 852, height: 393))
        #expect(view.safeAreaInsets == UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
        #expect(small.frame.width == 100)
        #expect(stage.runtime.isIdle)
    }

    @Test func aMemoryWarningIsPosted() {
        let stage = Stage()
        let center = NotificationCenter.default
        nonisolated(unsafe) var posted = 0
        let token = center.addObserver(
            forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
        ) { _ in posted += 1 }
        stage.runtime.sendMemoryWarning()
        center.removeObserver(token)
        #expect(posted == 1)
    }

    // Apple's documentation: cross-fades are preferred only with Reduce Motion and the setting under it.
    @Test func motionSettings() {
        let stage = Stage()
        #expect(!UIAccessibility.isReduceMotionEnabled)
        stage.runtime.environment.prefersCrossFade = true
        #expect(!UIAccessibility.prefersCrossFadeTransitions)
        stage.runtime.environment.reduceMotion = true
        #expect(UIAccessibility.isReduceMotionEnabled)
        #expect(UIAccessibility.prefersCrossFadeTransitions)
    }

    private final class TraitView: UIView {
        private(set) var changes = 0

        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            changes += 1
        }
    }
}
