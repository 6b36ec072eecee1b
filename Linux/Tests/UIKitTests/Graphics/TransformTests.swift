import Testing

@testable import UIKit

struct TransformTests {
    private let point = CGPoint(x: 3, y: -2)

    @Test func transformsConcatenateInOrder() {
        let move = CGAffineTransform(translationX: 10, y: 5)
        let grow = CGAffineTransform(scaleX: 2, y: 3)
        #expect(point.applying(move.concatenating(grow)) == CGPoint(x: 26, y: 9))
        #expect(point.applying(move.scaledBy(x: 2, y: 3)) == CGPoint(x: 16, y: -1))
        #expect(point.applying(grow.translatedBy(x: 10, y: 5)) == CGPoint(x: 26, y: 9))
    }

    @Test func rotationTurnsXTowardsY() {
        let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(abs(turned.x) < 1e-12 && abs(turned.y - 1) < 1e-12)
    }

    @Test func inversesUndo() {
        let transform = CGAffineTransform(rotationAngle: 0.7).scaledBy(x: 2, y: -0.5).translatedBy(x: 4, y: 9)
        let back = point.applying(transform).applying(transform.inverted())
        #expect(abs(back.x - point.x) < 1e-9 && abs(back.y - point.y) < 1e-9)
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        #expect(flat.inverted() == flat)
    }

    @Test func transformsSplitIntoSteps() throws {
        for transform in [
            CGAffineTransform(rotationAngle: 1.2), CGAffineTransform(scaleX: -1, y: 1),
            CGAffineTransform(a: 1, b: 0.4, c: -0.8, d: 2, tx: 0, ty: 0),
            CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0),
        ] {
            let parts = try #require(transform.parts)
            let skew = CGAffineTransform(a: 1, b: 0, c: tan(parts.skew), d: 1, tx: 0, ty: 0)
            let product = CGAffineTransform(scaleX: parts.scaleX, y: parts.scaleY)
                .concatenating(skew).concatenating(CGAffineTransform(rotationAngle: parts.angle))
            let (a, b) = (point.applying(transform), point.applying(product))
            #expect(abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9)
        }
        #expect(CGAffineTransform(scaleX: 0, y: 1).parts == nil)
    }

    @Test func rectanglesAreTransformedToTheirBounds() {
        let rect = CGRect(x: 0, y: 0, width: 10, height: 20).applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(abs(rect.minX + 20) < 1e-9 && abs(rect.width - 20) < 1e-9 && abs(rect.height - 10) < 1e-9)
        #expect(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
    }

    @Test func insetsShrinkAndTurn() {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
        #expect(
            rect.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
                == CGRect(x: 2, y: 1, width: 94, height: 46))
        #expect(rect.inset(by: UIEdgeInsets(top: 60, left: 0, bottom: 0, right: 0)).isNull)
        let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(insets.resolved(rightToLeft: false) == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(insets.resolved(rightToLeft: true) == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    }

    @Test func pixelsAreWhole() {
        #expect(CGFloat(20.287).roundedUp(toScale: 3) == CGFloat(61) / 3)
        #expect((CGFloat(61) / 3).roundedUp(toScale: 3) == CGFloat(61) / 3)
        #expect(CGFloat(0.5).rounded(toScale: 1) == 1)
        #expect(CGFloat.nan.finite(or: 4) == 4)
    }
}
