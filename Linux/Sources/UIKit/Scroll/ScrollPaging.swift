/// Where paging scroll views come to rest: multiples of their own length, counted from zero.
enum ScrollPaging {
    /// The place a drag ends on.
    ///
    /// A fling goes to the next page in its direction and never farther; without one the nearer page wins. A last
    /// page that is only partly there is the end of the range. From the rubber band the edge wins.
    static func target(
        from position: CGFloat, velocity: CGFloat, length: CGFloat, range: ClosedRange<CGFloat>
    ) -> CGFloat {
        guard length > 0, position.isFinite else { return range.lowerBound }
        let page = position / length
        let clamp = { (value: CGFloat) in min(max(value, range.lowerBound), range.upperBound) }
        if velocity > 0 { return clamp((page.rounded(.down) + 1) * length) }
        if velocity < 0 { return clamp((page.rounded(.up) - 1) * length) }
        let before = clamp(page.rounded(.down) * length)
        let after = clamp(page.rounded(.up) * length)
        return position - before < after - position ? before : after
    }
}
