/// A curve from (0, 0) to (1, 1) with two control points, as media timing functions have it.
struct CubicBezier: Equatable {
    private let x: Polynomial
    private let y: Polynomial

    init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        x = Polynomial(x1, x2)
        y = Polynomial(y1, y2)
    }

    /// The curve's y at an x from 0 to 1.
    func value(at position: Double) -> Double {
        guard position > 0 else { return 0 }
        guard position < 1 else { return 1 }
        // With both points on the diagonal the curve is a line.
        guard x != y else { return position }
        return y.value(at: parameter(at: position))
    }

    /// Newton's method, and halving where the curve is too flat for it.
    private func parameter(at position: Double) -> Double {
        var t = position
        for _ in 0..<8 {
            let error = x.value(at: t) - position
            if abs(error) < 1e-9 { return t }
            let slope = x.slope(at: t)
            if abs(slope) < 1e-6 { break }
            t -= error / slope
        }
        var (low, high) = (0.0, 1.0)
        for _ in 0..<60 {
            t = (low + high) / 2
            if x.value(at: t) < position { low = t } else { high = t }
        }
        return t
    }

    private struct Polynomial: Equatable {
        private let a: Double
        private let b: Double
        private let c: Double

        init(_ first: Double, _ second: Double) {
            c = 3 * first
            b = 3 * (second - first) - c
            a = 1 - c - b
        }

        func value(at t: Double) -> Double { ((a * t + b) * t + c) * t }
        func slope(at t: Double) -> Double { (3 * a * t + 2 * b) * t + c }
    }
}
