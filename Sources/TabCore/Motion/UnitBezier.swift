/// A timing curve from (0, 0) to (1, 1), given by two control points as in a `CAMediaTimingFunction`.
public struct UnitBezier: Hashable, Sendable {
    private let x1, y1, x2, y2: Double

    /// Makes a curve. The x coordinates are taken into 0...1, so that time never runs backwards.
    public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        self.x1 = x1.isNaN ? 0 : min(max(x1, 0), 1)
        self.y1 = y1.isFinite ? y1 : 0
        self.x2 = x2.isNaN ? 1 : min(max(x2, 0), 1)
        self.y2 = y2.isFinite ? y2 : 1
    }

    /// Even speed.
    public static let linear = UnitBezier(0, 0, 1, 1)
    /// Slow at the start.
    public static let easeIn = UnitBezier(0.42, 0, 1, 1)
    /// Slow at the end.
    public static let easeOut = UnitBezier(0, 0, 0.58, 1)
    /// Slow at both ends.
    public static let easeInOut = UnitBezier(0.42, 0, 0.58, 1)

    /// How much is done after a part of the time: 0 before the start, 1 after the end.
    public func value(at time: Double) -> Double {
        if time.isNaN || time <= 0 { return 0 }
        if time >= 1 { return 1 }
        return coordinate(parameter(x: time), y1, y2)
    }

    /// The parameter at which the curve is at `x`, by bisection: x only ever grows with it.
    private func parameter(x: Double) -> Double {
        var low = 0.0
        var high = 1.0
        for _ in 0..<52 {
            let middle = (low + high) / 2
            if coordinate(middle, x1, x2) < x { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }

    private func coordinate(_ t: Double, _ a: Double, _ b: Double) -> Double {
        let rest = 1 - t
        return 3 * rest * rest * t * a + 3 * rest * t * t * b + t * t * t
    }
}
