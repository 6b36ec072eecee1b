import Testing

@testable import UIKit

@MainActor
@Suite struct GeometryTests {
    // Apple's documentation: the frame is derived from center, bounds and transform.
    @Test func frameSetsCenterAndSizeAndKeepsTheBoundsOrigin() {
        let view = UIView()
        view.bounds.origin = CGPoint(x: 5, y: 7)
        view.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        #expect(view.center == CGPoint(x: 25, y: 40))
        #expect(view.bounds == CGRect(x: 5, y: 7, width: 30, height: 40))
        view.bounds.size = CGSize(width: 10, height: 10)
        #expect(view.center == CGPoint(x: 25, y: 40))
        #expect(view.frame == CGRect(x: 20, y: 35, width: 10, height: 10))
    }

    @Test func aTransformTurnsAroundTheCenter() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(view.frame == CGRect(x: -50, y: -25, width: 200, height: 100))
        #expect(view.center == CGPoint(x: 50, y: 25))
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        #expect(abs(view.frame.width - 50) < 1e-9)
        #expect(abs(view.frame.height - 100) < 1e-9)
    }

    @Test func negativeSizesAreMadeUsual() {
        let view = UIView(frame: CGRect(x: 10, y: 10, width: -10, height: -10))
        #expect(view.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
    }

    @Test func conversionsHonourBoundsOriginsAndTransforms() {
        let stage = Stage()
        let outer = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
        outer.bounds.origin = CGPoint(x: 0, y: 50)
        let inner = UIView(frame: CGRect(x: 20, y: 60, width: 40, height: 40))
        stage.add(outer)
        outer.addSubview(inner)
        #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 120, y: 110))
        #expect(inner.convert(CGPoint(x: 120, y: 110), from: nil) == .zero)
        #expect(inner.convert(inner.bounds, to: outer) == inner.frame)
        outer.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(inner.convert(inner.bounds, to: nil) == CGRect(x: 40, y: 20, width: 80, height: 80))
        let sibling = UIView(frame: CGRect(x: 1, y: 1, width: 1, height: 1))
        stage.add(sibling)
        #expect(sibling.convert(CGPoint.zero, to: inner) == CGPoint(x: -19.5, y: -9.5))
    }

    @Test func sizeToFitKeepsTheOrigin() {
        let view = FixedView(frame: CGRect(x: 7, y: 9, width: 1, height: 1))
        view.sizeToFit()
        #expect(view.frame == CGRect(x: 7, y: 9, width: 33, height: 44))
        #expect(UIView().intrinsicContentSize == CGSize(width: -1, height: -1))
    }

    @Test func subclassesInheritInit() {
        let view = FixedView()
        #expect(view.frame == .zero)
    }

    private final class FixedView: UIView {
        override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 33, height: 44) }
    }
}

@MainActor
@Suite struct AutoresizingTests {
    private func resize(
        _ mask: UIView.AutoresizingMask, frame: CGRect = CGRect(x: 10, y: 10, width: 20, height: 20),
        to size: CGSize = CGSize(width: 200, height: 200)
    ) -> CGRect {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = UIView(frame: frame)
        inner.autoresizingMask = mask
        outer.addSubview(inner)
        outer.bounds.size = size
        return inner.frame
    }

    // Apple's documentation: the change is shared among the flexible parts, in proportion; it applies at once.
    @Test func flexiblePartsShareTheChange() {
        #expect(resize([]) == CGRect(x: 10, y: 10, width: 20, height: 20))
        #expect(resize([.flexibleWidth, .flexibleHeight]) == CGRect(x: 10, y: 10, width: 120, height: 120))
        #expect(resize([.flexibleLeftMargin, .flexibleTopMargin]) == CGRect(x: 110, y: 110, width: 20, height: 20))
        #expect(
            resize([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin])
                == CGRect(x: 20, y: 10, width: 40, height: 20))
        #expect(resize([.flexibleLeftMargin, .flexibleRightMargin]).minX == 22.5)
    }

    @Test func zeroLengthsShareEqually() {
        let frame = resize([.flexibleLeftMargin, .flexibleWidth], frame: CGRect(x: 0, y: 0, width: 0, height: 10))
        #expect(frame.minX == 50)
        #expect(frame.width == 50)
    }

    @Test func theOriginAloneChangesNothing() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = UIView(frame: outer.bounds)
        inner.autoresizingMask = [.flexibleWidth]
        outer.addSubview(inner)
        outer.bounds.origin.x = 40
        #expect(inner.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
        outer.autoresizesSubviews = false
        outer.bounds.size.width = 50
        #expect(inner.frame.width == 100)
    }
}
