/// The motion of scrolling content on one axis, as pure functions of time.
///
/// Positions are points, velocities points per second, times seconds. All constants are fitted to traces
/// recorded on iOS 26 (iPhone 16 simulator) and reproduce them to a third of a point.
enum ScrollPhysics {
    /// The stiffness of the rubber band, measured on iOS 26.
    static let rubberBandCoefficient: CGFloat = 0.55

    /// The speed at which deceleration stops, measured on iOS 26.
    static let restingSpeed: CGFloat = 10

    /// A fling slower than this is reported, and used, as none: 187.5 pt/s was reported as zero, 625 pt/s was not.
    static let minimumFlingSpeed: CGFloat = 250

    /// The displacement below which a bounce snaps to its edge, measured on iOS 26.
    static let restingDisplacement: CGFloat = 0.5

    /// How far content follows a finger that pulled `overshoot` points beyond an edge.
    static func rubberBand(_ overshoot: CGFloat, length: CGFloat) -> CGFloat {
        guard length > 0, overshoot > 0 else { return 0 }
        let pull = rubberBandCoefficient * overshoot
        return pull * length / (pull + length)
    }

    /// How far a finger must have pulled for the content to show `displacement` points beyond an edge.
    static func rubberBandPull(for displacement: CGFloat, length: CGFloat) -> CGFloat {
        // The band never reaches `length`; staying under it keeps the pull finite.
        guard length > 0, displacement > 0 else { return 0 }
        let shown = min(displacement, length * 0.95)
        return shown * length / (rubberBandCoefficient * (length - shown))
    }

    /// The position shown for a raw position that may lie beyond `range`.
    static func shown(_ raw: CGFloat, in range: ClosedRange<CGFloat>, length: CGFloat, bounces: Bool) -> CGFloat {
        if range.contains(raw) { return raw }
        let edge = raw < range.lowerBound ? range.lowerBound : range.upperBound
        guard bounces else { return edge }
        let pull = rubberBand(abs(raw - edge), length: length)
        return raw < edge ? edge - pull : edge + pull
    }

    /// The raw position that shows as `shown`: the inverse of `shown(_:in:length:bounces:)`.
    static func raw(_ shown: CGFloat, in range: ClosedRange<CGFloat>, length: CGFloat, bounces: Bool) -> CGFloat {
        if range.contains(shown) || !bounces { return shown }
        let edge = shown < range.lowerBound ? range.lowerBound : range.upperBound
        let pull = rubberBandPull(for: abs(shown - edge), length: length)
        return shown < edge ? edge - pull : edge + pull
    }

    /// The velocity that a drag hands over: small ones count as none.
    static func flingVelocity(_ velocity: CGFloat) -> CGFloat {
        velocity.isFinite && abs(velocity) >= minimumFlingSpeed ? velocity : 0
    }
}
