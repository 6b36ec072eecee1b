/// The gaps that a view would like around it.
public struct ViewSpacing: Sendable {
    /// Without any gap, as of spacers.
    public static let zero = ViewSpacing(gap: 0)

    private var gap: CGFloat

    private init(gap: CGFloat) {
        self.gap = gap
    }

    /// The system's gap of 8 points. DEVIATION: SwiftUI has other gaps for some pairs of views, as for two texts.
    public init() {
        self.init(gap: 8)
    }

    /// The gap to the next view along an axis.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { min(gap, next.gap) }
}
