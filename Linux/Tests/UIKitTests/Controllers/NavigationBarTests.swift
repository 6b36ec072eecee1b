import Testing

@testable import UIKit

/// The navigation bar: known metrics of iOS 13 to 18.
@MainActor
struct NavigationBarTests {
    let record = Record()

    /// Inline 44 points, large 44 + 52, and 32 in compact height.
    @Test func heights() {
        let stage = TouchStage.phone()
        let root = Recorder("R", record)
        let navigation = UINavigationController(rootViewController: root)
        stage.show(navigation)
        #expect(navigation.navigationBar.frame.height == 44)
        navigation.navigationBar.prefersLargeTitles = true
        stage.runtime.commit()
        #expect(navigation.navigationBar.frame.height == 96)
        #expect(root.view.safeAreaInsets.top == 155)
        root.navigationItem.largeTitleDisplayMode = .never
        stage.runtime.commit()
        #expect(navigation.navigationBar.frame.height == 44)
        stage.runtime.device = Device(
            size: CGSize(width: 852, height: 393), scale: 3,
            safeArea: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
        #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 852, height: 32))
    }

    private func makeLarge(on stage: TouchStage) -> (UINavigationController, Recorder, UIScrollView) {
        let root = Recorder("R", record)
        root.title = "Large"
        let scrollView = UIScrollView()
        scrollView.contentSize = CGSize(width: 393, height: 2000)
        scrollView.alwaysBounceVertical = true
        root.scrollView = scrollView
        let navigation = UINavigationController(rootViewController: root)
        navigation.navigationBar.prefersLargeTitles = true
        stage.show(navigation)
        return (navigation, root, scrollView)
    }

    @Test func largeTitleFollowsTheScrollView() {
        let stage = TouchStage.phone()
        let (navigation, root, scrollView) = makeLarge(on: stage)
        #expect(scrollView.contentOffset.y == -155)
        #expect(navigation.navigationBar.frame.height == 96)
        scrollView.contentOffset.y = -135
        stage.runtime.commit()
        #expect(navigation.navigationBar.frame.height == 76)
        #expect(root.view.safeAreaInsets.top == 135)
        #expect(scrollView.contentOffset.y == -135)
        scrollView.contentOffset.y = 300
        stage.runtime.commit()
        #expect(navigation.navigationBar.frame.height == 44)
        #expect(scrollView.adjustedContentInset.top == 103)
        scrollView.contentOffset.y = -155
        stage.runtime.commit()
        #expect(navigation.navigationBar.frame.height == 96)
    }

    @Test func fingerCollapsesAndOpensTheTitle() {
        let stage = TouchStage.phone()
        let (navigation, _, scrollView) = makeLarge(on: stage)
        stage.drag(from: CGPoint(x: 200, y: 600), by: CGPoint(x: 0, y: -10), steps: 20)
        stage.runtime.touches.up(0, velocity: .zero)
        stage.settle()
        #expect(navigation.navigationBar.frame.height == 44)
        stage.drag(from: CGPoint(x: 200, y: 400), by: CGPoint(x: 0, y: 10), steps: 30)
        stage.runtime.touches.up(0, velocity: .zero)
        stage.settle()
        #expect(scrollView.contentOffset.y == -155)
        #expect(navigation.navigationBar.frame.height == 96)
    }

    @Test func titleNeverRestsHalfOpen() {
        let stage = TouchStage.phone()
        let (navigation, _, scrollView) = makeLarge(on: stage)
        stage.drag(from: CGPoint(x: 200, y: 600), by: CGPoint(x: 0, y: -3), steps: 10)
        stage.runtime.touches.up(0, velocity: .zero)
        stage.settle()
        #expect(scrollView.contentOffset.y == -155)
        stage.drag(from: CGPoint(x: 200, y: 600), by: CGPoint(x: 0, y: -6), steps: 8)
        stage.runtime.touches.up(0, velocity: .zero)
        stage.settle()
        #expect(scrollView.contentOffset.y == -103)
        #expect(navigation.navigationBar.frame.height == 44)
    }

    @Test func pullingDownDrawsTheBarLonger() {
        let stage = TouchStage.phone()
        let (navigation, root, _) = makeLarge(on: stage)
        stage.drag(from: CGPoint(x: 200, y: 300), by: CGPoint(x: 0, y: 10), steps: 20)
        #expect(navigation.navigationBar.frame.height > 120)
        #expect(root.view.safeAreaInsets.top == 155)
        stage.up()
        stage.settle()
        #expect(navigation.navigationBar.frame.height == 96)
    }

    /// Since iOS 15 the bar is transparent while the content is at its top.
    @Test func backgroundComesWithScrolling() {
        let stage = TouchStage.phone()
        let (navigation, _, scrollView) = makeLarge(on: stage)
        #expect(navigation.navigationBar.scrolledAmount == 0)
        scrollView.contentOffset.y = 100
        stage.runtime.commit()
        #expect(navigation.navigationBar.scrolledAmount == 1)
    }

    @Test func titleStandsInTheMiddle() throws {
        let stage = TouchStage.phone()
        let root = Recorder("R", record)
        root.title = "Title"
        let navigation = UINavigationController(rootViewController: root)
        stage.show(navigation)
        let content = try #require(navigation.navigationBar.content)
        #expect(abs(content.titleLabel.center.x - 196.5) < 0.5)
        #expect(content.titleLabel.font.pointSize == 17)
    }

    /// The previous title, "Back" where that is too long, and a chevron that stands 8 points from the leading edge.
    @Test(arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
    func backButton(direction: UITraitEnvironmentLayoutDirection) throws {
        let stage = TouchStage.phone()
        stage.runtime.environment.direction = direction
        let (root, next) = (Recorder("R", record), Recorder("N", record))
        root.title = "First"
        next.title = "Second"
        let navigation = UINavigationController(rootViewController: root)
        stage.show(navigation)
        navigation.pushViewController(next, animated: false)
        stage.advance(0.1)
        var button = try #require(navigation.navigationBar.content?.backButton)
        #expect(button.accessibilityLabel == "First")
        #expect(direction == .leftToRight ? button.frame.minX == 0 : button.frame.maxX == 393)
        root.navigationItem.backButtonTitle = "A title that is much too long"
        root.navigationItem.itemDidChange()
        stage.runtime.commit()
        button = try #require(navigation.navigationBar.content?.backButton)
        #expect(button.accessibilityLabel == "Back")
    }

    @Test func barButtons() throws {
        let stage = TouchStage.phone()
        let root = Recorder("R", record)
        var taps = 0
        root.navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { _ in taps += 1 })
        let navigation = UINavigationController(rootViewController: root)
        stage.show(navigation)
        let button = try #require(navigation.navigationBar.content?.trailingViews.first)
        #expect(abs(button.frame.maxX - (393 - 16 + 8)) < 0.01, "the title ends at the margin")
        stage.tap(370, 81)
        #expect(taps == 1)
        root.navigationItem.rightBarButtonItem?.isEnabled = false
        stage.runtime.commit()
        stage.tap(370, 81)
        #expect(taps == 1)
    }
}
