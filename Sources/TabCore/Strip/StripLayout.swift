/// Where everything in a tab strip is: a value, computed from widths, without any view.
///
/// Every place is a function of the position: the position counts in pages, *i* is exactly at tab *i*, and between two
/// neighbours everything is in between. Places are in the strip's content, from its left edge, in both directions; right to
/// left is a mirror image, in which indexes and positions stay what they are. Nothing is rounded to pixels.
///
/// Positions beyond the tabs mean the first or the last, except for the indicator's ``StripMetrics/overscroll``; a position
/// that isn't a number means the first. The position `nil` stands for no selection. It matters to the places of tabs only if
/// the metrics don't reserve the selected width.
///
/// Lengths that are not valid count as 0, are kept as ``StripFault`` and make nothing else fail: every number is finite.
///
/// - Complexity: Making a layout is O(*n*), or O(1) if all tabs are equally wide; an edit of a tab is O(log *n*) amortised,
///   and any one place O(log *n*). New metrics cost O(1), or O(*n*) if the limits of the tabs' widths change. A copy costs
///   nothing until one of the two is edited, which then takes O(*n*) once.
public struct StripLayout {
    /// How tabs are laid out, with valid values only.
    public var metrics: StripMetrics {
        get { validMetrics }
        set { setMetrics(newValue) }
    }

    var entries = SummedList<StripRun>()
    var faults: [StripFault] = []
    private var validMetrics = StripMetrics()

    /// Makes a layout.
    public init(metrics: StripMetrics = StripMetrics(), tabs: some Sequence<StripTab> = []) {
        validMetrics = metrics.sanitized { faults.append($0) }
        setTabs(tabs)
    }

    /// The number of tabs.
    public var count: Int { entries.count }

    /// Whether there is no tab.
    public var isEmpty: Bool { count == 0 }

    /// The valid indexes.
    public var indices: Range<Int> { 0..<count }

    /// The tab at an index, with valid values only, or `nil` if the index is out of range.
    public func tab(at index: Int) -> StripTab? {
        indices.contains(index) ? entries[index].entry.tab : nil
    }

    /// Whether the widths of any tab are still a guess.
    public var hasEstimates: Bool { entries.total.estimates > 0 }

    /// The first tab of a range whose widths are still a guess.
    ///
    /// Measure it, set its widths, and ask again, for the range that is visible then, until there is none.
    public func firstEstimate(in range: Range<Int>) -> Int? {
        let range = range.clamped(to: indices)
        guard hasEstimates, !range.isEmpty else { return nil }
        let before = entries.sum(before: range.lowerBound).estimates
        let index = entries.firstIndex { sum, _ in sum.estimates > before }
        return index.flatMap { range.contains($0) ? $0 : nil }
    }

    /// What was given and isn't valid since this was last called.
    public mutating func takeFaults() -> [StripFault] {
        defer { faults = [] }
        return faults
    }

    /// The run of the list for tabs that are all like one, which notes the faults of that.
    mutating func run(of tab: StripTab, count: Int = 1) -> StripRun {
        StripRun(entry: StripEntry(tab.sanitized { faults.append($0) }, metrics: validMetrics), count: count)
    }

    private mutating func setMetrics(_ new: StripMetrics) {
        let old = validMetrics
        validMetrics = new.sanitized { faults.append($0) }
        if (old.minimumTabWidth, old.maximumTabWidth) != (validMetrics.minimumTabWidth, validMetrics.maximumTabWidth)
            || old.reservesSelectedWidth != validMetrics.reservesSelectedWidth
        {
            entries = SummedList(
                entries.runs.map { StripRun(entry: StripEntry($0.entry.tab, metrics: validMetrics), count: $0.count) })
        }
    }
}

extension StripLayout: Equatable {
    /// Whether two layouts have the same metrics and the same tabs, and so the same places. Faults don't count.
    public static func == (a: StripLayout, b: StripLayout) -> Bool {
        a.metrics == b.metrics && a.count == b.count && a.allEntries.elementsEqual(b.allEntries)
    }

    /// The entries of all tabs, in order.
    var allEntries: some Sequence<StripEntry> {
        entries.runs.lazy.flatMap { repeatElement($0.entry, count: $0.count) }
    }
}

extension StripLayout: Sendable {}
