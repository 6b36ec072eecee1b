/// A tab together with the widths it has under the metrics of its layout.
struct StripEntry: Equatable, Sendable {
    let tab: StripTab
    /// The width that the tab has in any case.
    let width: Double
    /// What is added to it while the tab is selected; it may be negative. 0 if the width is reserved.
    let growth: Double

    /// Makes an entry from a tab with valid values.
    init(_ tab: StripTab, metrics: StripMetrics) {
        self.tab = tab
        let normal = metrics.limited(tab.width)
        let selected = metrics.limited(tab.selectedWidth ?? tab.width)
        width = metrics.reservesSelectedWidth ? max(normal, selected) : normal
        growth = metrics.reservesSelectedWidth ? 0 : selected - normal
    }
}

/// Neighbours of equal widths, as tabs are that nobody has measured yet.
struct StripRun: SummedRun, Sendable {
    let entry: StripEntry
    let count: Int

    var sum: StripSum {
        StripSum(
            width: entry.width * Double(count), greatestWidth: entry.width + max(entry.growth, 0),
            greatestGrowth: max(entry.growth, 0), estimates: entry.tab.isEstimated ? count : 0)
    }

    subscript(range: Range<Int>) -> StripRun { StripRun(entry: entry, count: range.count) }
}

/// What a stretch of tabs adds up to.
struct StripSum: Summary, Equatable {
    /// All widths, without anything that is added for the selection or to fill the strip.
    var width = 0.0
    /// The width of the widest tab, selected or not.
    var greatestWidth = 0.0
    /// How much the stretch can grow by the selection of one of its tabs.
    var greatestGrowth = 0.0
    /// How many of the tabs have estimated widths.
    var estimates = 0

    static let zero = StripSum()

    static func + (a: StripSum, b: StripSum) -> StripSum {
        StripSum(
            width: a.width + b.width, greatestWidth: max(a.greatestWidth, b.greatestWidth),
            greatestGrowth: max(a.greatestGrowth, b.greatestGrowth), estimates: a.estimates + b.estimates)
    }
}

extension StripMetrics {
    /// A natural width within the limits.
    fileprivate func limited(_ width: Double) -> Double {
        max(minimumTabWidth, min(width, maximumTabWidth ?? .infinity))
    }
}
