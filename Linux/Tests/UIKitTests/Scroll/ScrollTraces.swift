import Foundation

/// Positions of content after a finger lifted, recorded on iOS 26 (iPhone 16 simulator, 3 pixels a point).
///
/// Times are milliseconds after the timestamp of the lift. The lift was processed 0.9 ms later, where the motion
/// begins.
enum ScrollTraces {
    static let processing: TimeInterval = 0.0009
    /// A pixel, and the rounding of the values below.
    static let tolerance = 1.0 / 3 + 0.005

    /// Points moved by a fling of 3000 pt/s.
    static let fling3000: KeyValuePairs<Double, Double> = [
        2.3: 4.33, 19: 53.33, 52.3: 146.33, 102.3: 275, 202.3: 496.67, 319: 705, 519: 966.33, 1019: 1302,
        1519: 1425.33, 2119: 1475.33, 2836: 1492,
    ]

    /// Points moved by a fling of 750 pt/s.
    static let fling750: KeyValuePairs<Double, Double> = [
        10.6: 7.33, 27.3: 19.33, 60.6: 42, 94: 63.67, 194: 120, 294: 166, 444: 220, 744: 289.67, 1144: 336.33,
        1544: 357.33, 2161: 369.33,
    ]

    /// Where a finger that pulled so far beyond an edge of an 852 pt view shows the content.
    static let rubberBand: KeyValuePairs<Double, Double> = [
        5: 2.74, 10: 5.46, 20: 10.86, 50: 26.64, 100: 51.66, 200: 97.42, 300: 138.23, 400: 174.85, 590: 235,
    ]

    /// The displacement after a release 235 pt beyond the edge, with 625 pt/s outwards before the finger was held.
    static let heldRelease: KeyValuePairs<Double, Double> = [
        7.6: -223.33, 24.3: -197, 57.6: -152, 107.6: -101.33, 157.6: -66.67, 207.6: -43, 307.6: -17.67, 407.6: -7,
        507.6: -2.67, 607.6: -1, 691: -0.33,
    ]

    /// The displacement from the edge after a fling of 3125 pt/s from 60 pt before it.
    static let edgeImpact: KeyValuePairs<Double, Double> = [
        7.5: -39.67, 24.1: 10.33, 40.8: 48.67, 57.5: 74, 74.1: 89.33, 107.5: 100.33, 157.5: 91.33, 224: 65.67,
        307.5: 37.33, 407.5: 17, 541: 5.33, 691: 1.33, 807.5: 0.33,
    ]
}
