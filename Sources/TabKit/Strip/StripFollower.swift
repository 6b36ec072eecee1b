/// Where the strip scrolls to while the position changes (law 20).
///
/// The strip has a home offset for every position. It may be elsewhere, because the user scrolled it or an edit kept a
/// tab in place: that deviation stays as long as the selection does, and shrinks to nothing on the way to another tab.
struct StripFollower {
    private var start = 0.0
    private var deviation = 0.0
    private var target: Int?

    /// The strip is at rest at a position, that far from home.
    mutating func rest(at position: Double, deviation: Double) {
        start = position
        self.deviation = deviation
        target = nil
    }

    /// The offset for a position on the way to the selected tab.
    ///
    /// - Parameter offset: The present offset, from which the way goes on when the selection changes in the middle of it.
    mutating func offset(at position: Double, selected: Int, home: (Double) -> Double, from offset: Double) -> Double {
        if let target, target != selected, abs(position - start) > 0 {
            start = position
            deviation = offset - home(position)
        }
        target = selected
        return home(position) + deviation * remaining(at: position, selected: Double(selected))
    }

    /// The part of the deviation that is left: all of it at the start, nothing at another tab.
    private func remaining(at position: Double, selected: Double) -> Double {
        guard selected != start else { return max(0, 1 - abs(position - start)) }
        return min(1, abs(selected - position) / abs(selected - start))
    }
}
