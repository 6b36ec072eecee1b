/// How wide text is in San Francisco, to which the letters of the stand-in are spaced.
///
/// Widths are in em, for the pangram "The quick brown fox jumps over the lazy dog" (43 characters) and for the ten digits.
/// At 17 points, regular to bold, they were measured on iOS 26, and so were some weights at 8, 28 and 34 points. The
/// other entries are estimates from those: the lighter and heavier weights, and most of the rows at 20 and 26 points.
/// Below 17 points San Francisco changes only its tracking with the size; above, letters grow narrower too. Values
/// between the sizes are interpolated.
enum SanFranciscoWidths {
    static let pangram = "The quick brown fox jumps over the lazy dog"
    static let digits = "0123456789"

    static func pangramWidth(size: CGFloat, style: UIFont.Face.Style) -> CGFloat {
        width(size: size, style: style, characters: 43, untracked: untrackedPangram, rows: pangramRows)
    }

    static func digitsWidth(size: CGFloat, style: UIFont.Face.Style) -> CGFloat {
        width(size: size, style: style, characters: 10, untracked: untrackedDigits, rows: digitsRows)
    }

    /// The advance of every character of the monospaced font.
    static let monospacedAdvance: CGFloat = 0.61816

    /// Points of tracking up to 17 points, from the Human Interface Guidelines.
    private static let tracking: [(size: CGFloat, points: CGFloat)] = [
        (8, 0.20), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08), (14, -0.15), (15, -0.23), (16, -0.31),
        (17, -0.43),
    ]

    /// What the width of a character changes by above 34 points, in em, from the guidelines' tracking.
    private static let largeTracking: [(size: CGFloat, em: CGFloat)] = [
        (34, 0), (48, -0.0037), (60, -0.0062), (80, -0.0117),
    ]

    // One value for each style, from thin to black.
    private static let untrackedPangram: [CGFloat] = [
        20.194, 20.374, 20.743, 21.026, 21.483, 21.816, 22.273, 22.96, 23.57,
    ]
    private static let untrackedDigits: [CGFloat] = [
        5.787, 5.844, 5.961, 6.052, 6.219, 6.341, 6.503, 6.738, 6.944,
    ]
    private static let pangramRows: [(size: CGFloat, widths: [CGFloat])] = [
        (20, [18.50, 18.70, 19.12, 19.43, 19.92, 20.271, 20.756, 21.463, 22.080]),
        (26, [17.808, 18.057, 18.566, 18.968, 19.546, 19.967, 20.545, 21.385, 22.118]),
        (28, [17.77, 18.020, 18.543, 18.945, 19.522, 19.942, 20.519, 21.359, 22.092]),
        (34, [17.665, 17.915, 18.438, 18.840, 19.417, 19.837, 20.414, 21.254, 21.988]),
    ]
    private static let digitsRows: [(size: CGFloat, widths: [CGFloat])] = [
        (20, [5.487, 5.544, 5.661, 5.752, 5.919, 6.041, 6.203, 6.438, 6.644]),
        (26, [5.507, 5.587, 5.751, 5.882, 6.026, 6.131, 6.275, 6.486, 6.670]),
        (28, [5.527, 5.607, 5.775, 5.905, 6.049, 6.154, 6.298, 6.508, 6.692]),
        (34, [5.502, 5.582, 5.750, 5.880, 6.024, 6.129, 6.273, 6.483, 6.667]),
    ]

    private static func width(
        size: CGFloat, style: UIFont.Face.Style, characters: CGFloat, untracked: [CGFloat],
        rows: [(size: CGFloat, widths: [CGFloat])]
    ) -> CGFloat {
        let index = style.rawValue
        func tracked(_ size: CGFloat) -> CGFloat {
            untracked[index] + characters * interpolate(tracking.map { ($0.size, $0.points / $0.size) }, at: size)
        }
        if size <= 17 { return tracked(size) }
        let points: [(CGFloat, CGFloat)] = [(17, tracked(17))] + rows.map { ($0.size, $0.widths[index]) }
        return interpolate(points, at: size)
            + characters * interpolate(largeTracking.map { ($0.size, $0.em) }, at: size)
    }

    /// The value on the line through the points; beyond the ends, the value there.
    private static func interpolate(_ points: [(CGFloat, CGFloat)], at x: CGFloat) -> CGFloat {
        guard let upper = points.firstIndex(where: { $0.0 >= x }) else { return points.last?.1 ?? 0 }
        guard upper > 0 else { return points[0].1 }
        let ((x0, y0), (x1, y1)) = (points[upper - 1], points[upper])
        return y0 + (y1 - y0) * (x - x0) / (x1 - x0)
    }
}
