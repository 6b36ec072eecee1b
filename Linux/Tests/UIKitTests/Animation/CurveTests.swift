import Testing

@testable import UIKit

@Suite struct CurveTests {
    // Solutions of the Bézier curves with the control points in Apple's documentation.
    @Test func curves() {
        #expect(TimingCurve.linear.progress(at: 0.3, of: 1) == 0.3)
        let middle = TimingCurve.easeInOut.progress(at: 0.5, of: 1)
        #expect(abs(middle - 0.5) < 1e-9)
        #expect(abs(TimingCurve.easeInOut.progress(at: 0.25, of: 1) - 0.12916) < 1e-4)
        #expect(abs(TimingCurve.easeIn.progress(at: 0.5, of: 1) - 0.31536) < 1e-4)
        #expect(abs(TimingCurve.easeOut.progress(at: 0.5, of: 1) - 0.68464) < 1e-4)
    }

    @Test func curvesBeginAndEndExactly() {
        for curve in [TimingCurve.linear, .easeIn, .easeOut, .easeInOut] {
            #expect(curve.progress(at: 0, of: 2) == 0)
            #expect(curve.progress(at: 2, of: 2) == 1)
            let values = (0...100).map { curve.progress(at: Double($0) / 50, of: 2) }
            #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 })
        }
    }

    // Measured on iOS: natural frequency times duration, by damping ratio.
    @Test(
        arguments: [(0.5, 12.717), (0.7, 9.840), (0.8, 8.994), (0.9, 8.481), (1, 9.23341)] as [(Double, Double)])
    func springsSettleWithinTheirDuration(ratio: Double, product: Double) {
        for duration in [0.3, 0.5, 2] {
            let spring = Spring(settlingDuration: duration, dampingRatio: ratio)
            #expect(abs(spring.frequency * duration - product) < 0.0006)
            // The measured envelope leaves the cosine's part out, so that a little more than a thousandth can be left.
            #expect(abs(spring.value(at: duration) - 1) < 0.0015)
        }
    }

    // The equation that the measured springs solve: the envelope is a thousandth at the end.
    @Test(arguments: [0.5, 0.7, 0.9], [-1, 0.5, 1.5])
    func springsWithVelocity(ratio: Double, velocity: Double) {
        let spring = Spring(settlingDuration: 1, dampingRatio: ratio, velocity: velocity)
        let decay = ratio * spring.frequency
        let swing = spring.frequency * (1 - ratio * ratio).squareRoot()
        let envelope = abs((decay - velocity) / swing) * exp(-decay)
        #expect(abs(envelope - 0.001) < 1e-9)
        let slope = (spring.value(at: 1e-6) - spring.value(at: 0)) / 1e-6
        #expect(abs(slope - velocity) < 1e-2)
    }

    // Apple's documentation of iOS 17's springs: stiffness 157.9 and damping 25.13 by default, 21.36 at bounce 0.15.
    @Test func perceptualSprings() {
        let smooth = Spring(perceptualDuration: 0.5, bounce: 0)
        #expect(abs(smooth.frequency * smooth.frequency - 157.91) < 0.01)
        #expect(smooth.dampingRatio == 1)
        let snappy = Spring(perceptualDuration: 0.5, bounce: 0.15)
        #expect(abs(2 * snappy.dampingRatio * snappy.frequency - 21.36) < 0.01)
        #expect(abs(Spring(perceptualDuration: 0.5, bounce: -0.5).dampingRatio - 2) < 1e-9)
        #expect(smooth.settlingDuration > 0.5)
        #expect(abs(smooth.value(at: smooth.settlingDuration) - 1) < 0.0011)
        let slow = Spring(perceptualDuration: 0.5, bounce: -0.5)
        #expect(abs(slow.value(at: slow.settlingDuration) - 1) < 0.0011)
    }

    @Test func transformsComeApartAndTogether() {
        let transforms = [
            CGAffineTransform(rotationAngle: 1).scaledBy(x: 2, y: 0.5), CGAffineTransform(scaleX: -1, y: 1),
            CGAffineTransform(scaleX: 1, y: -3), CGAffineTransform(a: 1, b: 0.3, c: -0.7, d: 2, tx: 5, ty: 6),
            CGAffineTransform(rotationAngle: 3), .identity,
        ]
        for transform in transforms {
            let again = TransformParts(vector: TransformParts(transform).vector).transform
            let pairs: [(CGFloat, CGFloat)] = [
                (again.a, transform.a), (again.b, transform.b), (again.c, transform.c), (again.d, transform.d),
                (again.tx, transform.tx), (again.ty, transform.ty),
            ]
            #expect(pairs.allSatisfy { abs($0 - $1) < 1e-9 })
        }
    }
}
