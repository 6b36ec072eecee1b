/// What the places of all tabs follow from, at one position: with it, the place of a tab is a matter of the sum before it.
///
/// Edges are logical: they count from the leading edge of the content.
struct StripArrangement {
    /// The leading edge of the first tab.
    var start = 0.0
    /// The width of every tab, if that isn't its own.
    var share: Double?
    /// What is added to the width of every tab to fill the strip.
    var slack = 0.0
    var spacing = 0.0
    var contentWidth = 0.0
    var scrolls = false
    /// What is added to the widths of two neighbours because the selection is at or between them.
    var swelling = Swelling()

    struct Swelling {
        var index = 0
        var here = 0.0
        var next = 0.0

        func at(_ index: Int) -> Double {
            index == self.index ? here : index == self.index + 1 ? next : 0
        }

        func before(_ index: Int) -> Double {
            index > self.index + 1 ? here + next : index > self.index ? here : 0
        }
    }

    /// The leading edge of a tab, given the sum of all tabs before it.
    func leadingEdge(of index: Int, sumBefore sum: StripSum) -> Double {
        start + Double(index) * spacing + widths(sum, count: index)
    }

    /// The trailing edge of the last of `count` tabs, given their sum.
    func trailingEdge(sum: StripSum, count: Int) -> Double {
        start + Double(count - 1) * spacing + widths(sum, count: count)
    }

    func width(of entry: StripEntry, at index: Int) -> Double {
        share ?? max(0, entry.width + slack + swelling.at(index))
    }

    private func widths(_ sum: StripSum, count: Int) -> Double {
        if let share { return Double(count) * share }
        return sum.width + Double(count) * slack + swelling.before(count)
    }
}

extension StripLayout {
    /// Solves the layout for one position.
    func arrangement(at position: Double?) -> StripArrangement {
        switch metrics.mode {
        case .fixed: equalShares()
        case .automatic where metrics.prefersEqualWidths && sharesAreEnough: equalShares()
        case .scrollable, .automatic: naturalWidths(swelling: swelling(at: position))
        }
    }

    /// Whether an equal share is enough for any tab.
    private var sharesAreEnough: Bool {
        let gaps = Double(max(0, count - 1)) * metrics.spacing
        let available = metrics.width - metrics.leadingEdge - metrics.trailingEdge - gaps
        return Double(count) * entries.total.greatestWidth <= available + StripLayout.tolerance
    }

    private func equalShares() -> StripArrangement {
        let limit = metrics.mode == .fixed ? metrics.maximumVisibleCount : nil
        let sharing = min(count, limit ?? count)
        let available = max(0, metrics.width - metrics.leadingEdge - metrics.trailingEdge)
        let gaps = Double(max(0, sharing - 1))
        var result = StripArrangement()
        // Insets and spacing give way before tabs leave the strip.
        result.start = min(metrics.leadingEdge, metrics.width)
        result.spacing = min(metrics.spacing, available / max(gaps, 1))
        let share = sharing > 0 ? max(0, available - gaps * result.spacing) / Double(sharing) : 0
        result.share = share
        let tabs = Double(count) * share + Double(max(0, count - 1)) * result.spacing
        result.scrolls = tabs > available + StripLayout.tolerance
        result.contentWidth = result.scrolls ? metrics.leadingEdge + tabs + metrics.trailingEdge : metrics.width
        return result
    }

    private func naturalWidths(swelling: StripArrangement.Swelling) -> StripArrangement {
        let total = entries.total
        let insets = metrics.leadingEdge + metrics.trailingEdge
        let fixed = insets + total.width + Double(max(0, count - 1)) * metrics.spacing
        let needed = fixed + swelling.before(count + 1)
        var result = StripArrangement()
        result.start = metrics.leadingEdge
        result.spacing = metrics.spacing
        result.swelling = swelling
        // Decided for the widest selection, so that a strip doesn't begin to scroll half-way from one tab to the next.
        // The sum of the shares of a strip may exceed its width by an error of rounding.
        result.scrolls = count > 0 && fixed + total.greatestGrowth > metrics.width + StripLayout.tolerance
        result.contentWidth = result.scrolls ? max(metrics.width, needed) : metrics.width
        let rest = max(0, metrics.width - needed)
        switch (metrics.mode, metrics.alignment) {
        case (.automatic, _) where !result.scrolls: result.slack = count > 0 ? rest / Double(count) : 0
        case (_, .leading): break
        case (_, .center): result.start += rest / 2
        case (_, .trailing): result.start += rest
        }
        return result
    }

    private func swelling(at position: Double?) -> StripArrangement.Swelling {
        guard let position, !metrics.reservesSelectedWidth, count > 0 else { return .init() }
        let (index, fraction) = place(of: position)
        return StripArrangement.Swelling(
            index: index, here: entries[index].entry.growth * (1 - fraction),
            next: fraction > 0 ? entries[index + 1].entry.growth * fraction : 0)
    }

    /// The tab at or before a position and how far it is to the next one: 0 at a whole position, always less than 1.
    ///
    /// There must be a tab.
    func place(of position: Double) -> (index: Int, fraction: Double) {
        let valid = position.isNaN ? 0 : min(max(position, 0), Double(count - 1))
        let index = valid.rounded(.down)
        return (Int(index), valid - index)
    }

    /// Lengths that differ by less are equal; text and pixels are coarser by far.
    static let tolerance = 1e-6
}
