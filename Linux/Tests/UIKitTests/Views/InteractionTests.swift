import Testing

@testable import UIKit

@MainActor
@Suite struct HitTestingTests {
    private func stage(with view: UIView) -> Stage {
        let stage = Stage()
        stage.add(view)
        return stage
    }

    private func makeView() -> UIView {
        UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    }

    // Measured on iOS: hidden, disabled and alpha below 0.01 take the subtree out; 0.01 itself can be hit.
    @Test func whatCanBeHit() {
        let view = makeView()
        let inner = UIView(frame: view.bounds)
        view.addSubview(inner)
        let window = stage(with: view).window
        let point = CGPoint(x: 50, y: 50)
        #expect(window.hitTest(point, with: nil) === inner)
        view.alpha = 0.01
        #expect(window.hitTest(point, with: nil) === inner)
        view.alpha = 0.009
        #expect(window.hitTest(point, with: nil) === window)
        view.alpha = 1
        view.isHidden = true
        #expect(window.hitTest(point, with: nil) === window)
        view.isHidden = false
        inner.isUserInteractionEnabled = false
        #expect(window.hitTest(point, with: nil) === view)
    }

    // Measured on iOS: the lower edges are inside, the upper ones aren't.
    @Test func edges() {
        let view = makeView()
        #expect(view.point(inside: .zero, with: nil))
        #expect(!view.point(inside: CGPoint(x: 100, y: 50), with: nil))
        #expect(!view.point(inside: CGPoint(x: 50, y: 100), with: nil))
    }

    @Test func whatReachesOutOfItsSuperviewCantBeHit() {
        let view = makeView()
        let outside = UIView(frame: CGRect(x: 150, y: 0, width: 50, height: 50))
        view.addSubview(outside)
        let window = stage(with: view).window
        #expect(window.hitTest(CGPoint(x: 160, y: 10), with: nil) === window)
    }

    @Test func theFrontmostSubviewWins() {
        let (back, front) = (makeView(), makeView())
        let stage = stage(with: back)
        stage.add(front)
        #expect(stage.window.hitTest(CGPoint(x: 5, y: 5), with: nil) === front)
        stage.window.sendSubviewToBack(front)
        #expect(stage.window.hitTest(CGPoint(x: 5, y: 5), with: nil) === back)
    }

    @Test func labelsAndImageViewsLetTouchesThrough() {
        #expect(!UILabel().isUserInteractionEnabled)
        #expect(!UIImageView().isUserInteractionEnabled)
    }

    // Apple's documentation: animated views ignore touches unless the animation allows them.
    @Test func animatedViewsIgnoreTouches() {
        let view = makeView()
        let stage = stage(with: view)
        UIView.animate(withDuration: 1) { view.alpha = 0.5 }
        #expect(stage.window.hitTest(CGPoint(x: 5, y: 5), with: nil) === stage.window)
        stage.advance(1)
        #expect(stage.window.hitTest(CGPoint(x: 5, y: 5), with: nil) === view)
        UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { view.frame.origin.x = 200 }
        #expect(stage.window.hitTest(CGPoint(x: 205, y: 5), with: nil) === view, "at the final place")
    }
}

@MainActor
@Suite struct TintTests {
    private final class TintView: UIView {
        private(set) var changes = 0
        override func tintColorDidChange() { changes += 1 }
    }

    // Apple's documentation: nil inherits, the top is the system's blue, and inheritors are told.
    @Test func tintIsInherited() {
        let (outer, inner, own) = (TintView(), TintView(), TintView())
        outer.addSubview(inner)
        outer.addSubview(own)
        own.tintColor = .systemGreen
        let (before, beforeOwn) = (inner.changes, own.changes)
        #expect(inner.tintColor == .systemBlue)
        outer.tintColor = .systemRed
        #expect(inner.tintColor == .systemRed)
        #expect(inner.changes == before + 1)
        #expect(own.changes == beforeOwn)
        #expect(own.tintColor == .systemGreen)
        outer.tintColor = nil
        #expect(inner.tintColor == .systemBlue)
    }

    @Test func movesTell() {
        let (red, view) = (UIView(), TintView())
        red.tintColor = .systemRed
        red.addSubview(view)
        #expect(view.changes == 1)
        view.removeFromSuperview()
        #expect(view.changes == 2)
    }

    @Test func dimmedTintsAreGrey() {
        let (outer, inner) = (UIView(), TintView())
        outer.addSubview(inner)
        inner.tintColor = .systemRed
        let before = inner.changes
        outer.tintAdjustmentMode = .dimmed
        #expect(inner.changes == before + 1)
        #expect(inner.tintAdjustmentMode == .dimmed)
        let color = inner.tintColor.rgba(for: .standard)
        #expect(color.red == color.green && color.green == color.blue)
        inner.tintAdjustmentMode = .normal
        #expect(inner.tintColor == .systemRed)
    }
}

@MainActor
@Suite struct DirectionTests {
    // Apple's documentation: playback and spatial content is never mirrored; the attribute isn't inherited.
    @Test func attributes() {
        let stage = Stage(environment: Environment(direction: .rightToLeft))
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        stage.add(outer)
        #expect(outer.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        outer.semanticContentAttribute = .playback
        #expect(outer.effectiveUserInterfaceLayoutDirection == .leftToRight)
        outer.semanticContentAttribute = .forceLeftToRight
        #expect(inner.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        #expect(UIView.userInterfaceLayoutDirection(for: .unspecified) == .rightToLeft)
        #expect(UIView.userInterfaceLayoutDirection(for: .forceRightToLeft, relativeTo: .leftToRight) == .rightToLeft)
    }
}
