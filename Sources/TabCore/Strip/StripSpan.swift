/// A stretch of a strip: where it begins, from the left edge of the strip's content, and how wide it is.
public struct StripSpan: Hashable, Sendable {
    /// The left edge.
    public var x: Double
    /// The width, which is never negative.
    public var width: Double

    /// Makes a stretch.
    public init(x: Double, width: Double) {
        self.x = x
        self.width = width
    }

    /// Nothing, at the left edge.
    public static let zero = StripSpan(x: 0, width: 0)

    /// The right edge.
    public var maxX: Double { x + width }

    /// The middle.
    public var midX: Double { x + width / 2 }

    /// The same stretch in content of that width, seen in a mirror.
    func mirrored(in contentWidth: Double) -> StripSpan {
        StripSpan(x: contentWidth - maxX, width: width)
    }
}
