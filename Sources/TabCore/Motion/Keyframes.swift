/// A smooth way through values at even moments: a cubic that passes each of them, straight on from its neighbours.
public struct Keyframes: Hashable, Sendable {
    /// The values, from the first moment to the last.
    public let values: [Double]

    /// Makes a way through values.
    public init(_ values: [Double]) { self.values = values }

    /// The value after a fraction of the time.
    ///
    /// Before the start and after the end it is the first and the last value; without any values, 0.
    public func value(at fraction: Double) -> Double {
        guard let first = values.first, let last = values.last else { return 0 }
        guard fraction > 0, values.count > 1 else { return first }
        guard fraction < 1 else { return last }
        let place = fraction * Double(values.count - 1)
        let index = min(Int(place), values.count - 2)
        let t = place - Double(index)
        let (a, b) = (values[index], values[index + 1])
        let before = index > 0 ? values[index - 1] : a
        let after = index + 2 < values.count ? values[index + 2] : b
        let (leaving, arriving) = ((b - before) / 2, (after - a) / 2)
        let (t2, t3) = (t * t, t * t * t)
        return a * (2 * t3 - 3 * t2 + 1) + leaving * (t3 - 2 * t2 + t) + b * (3 * t2 - 2 * t3) + arriving * (t3 - t2)
    }
}
