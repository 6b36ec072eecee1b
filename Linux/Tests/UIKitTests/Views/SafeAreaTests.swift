import Testing

@testable import UIKit

@MainActor
@Suite struct SafeAreaTests {
    private func safeArea(of frame: CGRect) -> UIEdgeInsets {
        let stage = Stage()
        let view = UIView(frame: frame)
        stage.add(view)
        return view.safeAreaInsets
    }

    // Measured on iOS: each edge by itself, clamped, not an intersection. The screen has 59 at the top, 34 below.
    @Test func edgesAreClampedOneByOne() {
        #expect(safeArea(of: CGRect(x: 0, y: 0, width: 393, height: 852)).top == 59)
        #expect(safeArea(of: CGRect(x: 0, y: 20, width: 393, height: 852)).top == 39)
        #expect(safeArea(of: CGRect(x: 0, y: 100, width: 393, height: 100)) == .zero)
        #expect(safeArea(of: CGRect(x: 0, y: -50, width: 393, height: 100)).top == 59)
        #expect(safeArea(of: CGRect(x: 0, y: 769, width: 393, height: 83)).bottom == 34)
    }

    @Test func aViewInsideTheBottomBandHasTheWholeInset() {
        #expect(safeArea(of: CGRect(x: 0, y: 842, width: 393, height: 10)).bottom == 34)
        #expect(safeArea(of: CGRect(x: 0, y: 820, width: 393, height: 10)).bottom == 12)
    }

    @Test func itPassesDownInLayout() {
        let stage = Stage()
        let outer = SafeView(frame: stage.window.bounds)
        let inner = SafeView(frame: CGRect(x: 0, y: 0, width: 393, height: 200))
        outer.addSubview(inner)
        #expect(outer.safeAreaInsets == .zero, "outside of a window")
        stage.add(outer)
        stage.runtime.commit()
        #expect(outer.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
        #expect(inner.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 0, right: 0))
        #expect(inner.changes == 1)
        outer.frame.origin.y = 30
        stage.runtime.commit()
        #expect(inner.safeAreaInsets.top == 29)
        outer.removeFromSuperview()
        #expect(outer.safeAreaInsets == .zero)
    }

    @Test func scrollingMovesContentOutOfIt() {
        let stage = Stage()
        let outer = UIView(frame: stage.window.bounds)
        let inner = UIView(frame: outer.bounds)
        outer.addSubview(inner)
        stage.add(outer)
        stage.runtime.commit()
        outer.bounds.origin.y = -40
        stage.runtime.commit()
        #expect(inner.safeAreaInsets.top == 19)
    }

    @Test func aControllerAddsToWhatItsViewInherits() {
        let stage = Stage()
        let controller = SafeController()
        stage.window.rootViewController = controller
        controller.additionalSafeAreaInsets.top = 44
        #expect(controller.view.safeAreaInsets.top == 103)
        #expect(controller.changes > 0)
        stage.runtime.commit()
        let before = controller.changes
        stage.runtime.commit()
        #expect(controller.changes == before)
    }

    // Measured on iOS: margins of 8 on a safe area of 44, 10, 34, 12 are 52, 18, 42, 20.
    @Test func aTransformCountsLikeAnyOtherPlace() {
        let stage = Stage()
        let view = UIView(frame: stage.window.bounds)
        stage.add(view)
        view.transform = CGAffineTransform(translationX: 0, y: 20)
        #expect(view.safeAreaInsets == UIEdgeInsets(top: 39, left: 0, bottom: 34, right: 0))
        view.transform = .identity
        #expect(view.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    }

    @Test func marginsAddToTheSafeArea() {
        let stage = Stage(
            device: Device(
                size: CGSize(width: 300, height: 300), scale: 2,
                safeArea: UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12)))
        let view = UIView(frame: stage.window.bounds)
        stage.add(view)
        #expect(view.layoutMargins == UIEdgeInsets(top: 52, left: 18, bottom: 42, right: 20))
        view.insetsLayoutMarginsFromSafeArea = false
        #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 1, bottom: 0, trailing: 2)
        view.semanticContentAttribute = .forceRightToLeft
        #expect(view.layoutMargins.left == 2)
    }

    private final class SafeView: UIView {
        private(set) var changes = 0
        override func safeAreaInsetsDidChange() { changes += 1 }
    }

    private final class SafeController: UIViewController {
        private(set) var changes = 0
        override func viewSafeAreaInsetsDidChange() { changes += 1 }
    }
}
