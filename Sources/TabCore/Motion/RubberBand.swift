/// The resistance of content that is pulled beyond its end, as a scroll view has it.
///
/// A pull of *d* moves the content by *c·d·L / (c·d + L)*, where *L* is the length of the view: at first by *c·d*, and never
/// by more than *L*.
public struct RubberBand: Hashable, Sendable {
    /// How much of a small pull gets through.
    public let coefficient: Double
    /// The length of the view along the pull.
    public let length: Double

    /// Makes a rubber band.
    ///
    /// - Parameters:
    ///   - length: The length of the view. Without any length nothing gives way.
    ///   - coefficient: How much of a small pull gets through; 0.55 is what scroll views of iOS show.
    public init(length: Double, coefficient: Double = 0.55) {
        self.length = length.isFinite ? max(0, length) : 0
        self.coefficient = coefficient.isFinite ? max(0, coefficient) : 0
    }

    /// How far the content moves when it is pulled that far beyond its end, in either direction.
    public func displacement(pull: Double) -> Double {
        guard length > 0, coefficient > 0, !pull.isNaN else { return 0 }
        let reach = coefficient * pull.magnitude
        let moved = reach.isFinite ? reach * length / (reach + length) : length
        return pull < 0 ? -moved : moved
    }

    /// How far the content has to be pulled to move that far: the inverse of ``displacement(pull:)``.
    ///
    /// - Returns: A displacement of the whole length or more would take an endless pull: the greatest finite number stands for it.
    public func pull(displacement: Double) -> Double {
        guard length > 0, coefficient > 0, !displacement.isNaN else { return 0 }
        let moved = displacement.magnitude
        let limit = Double.greatestFiniteMagnitude
        let pull = moved < length ? min(moved * length / (coefficient * (length - moved)), limit) : limit
        return displacement < 0 ? -pull : pull
    }

    /// Brings a value that was pulled out of a range nearer to it, and leaves one inside as it is.
    public func clamp(_ value: Double, to range: ClosedRange<Double>) -> Double {
        if value < range.lowerBound { return range.lowerBound + displacement(pull: value - range.lowerBound) }
        if value > range.upperBound { return range.upperBound + displacement(pull: value - range.upperBound) }
        return value.isNaN ? range.lowerBound : value
    }
}
