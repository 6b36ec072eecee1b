import Foundation

/// The value a fraction of the way from one to another; exact at 0 and at 1.
public func lerp(_ from: Double, _ to: Double, _ fraction: Double) -> Double {
    fraction == 1 ? to : from + (to - from) * fraction
}

/// How the two edges of an elastic indicator get from one tab to the next.
public enum ElasticEdge {
    /// How far the edge in front has come: it starts fast.
    public static func front(_ fraction: Double) -> Double { eased(fraction) { sin($0 * .pi / 2) } }

    /// How far the edge behind has come: it starts slowly.
    public static func back(_ fraction: Double) -> Double { eased(fraction) { 1 - cos($0 * .pi / 2) } }

    /// Exact at both ends, where sine and cosine are not.
    private static func eased(_ fraction: Double, _ curve: (Double) -> Double) -> Double {
        fraction <= 0 ? 0 : fraction >= 1 ? 1 : curve(fraction)
    }
}
