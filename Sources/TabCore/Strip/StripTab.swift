/// What a strip's layout needs to know about one tab: widths in points, measured by whoever draws the tab.
public struct StripTab: Hashable, Sendable {
    /// The natural width, padding included.
    public var width: Double
    /// The natural width while the tab is selected, padding included, if that differs.
    public var selectedWidth: Double?
    /// The natural width of the title, or of the image of a tab without a title.
    public var labelWidth: Double
    /// The natural width of the title while the tab is selected, if that differs.
    public var selectedLabelWidth: Double?
    /// The distance from the tab's leading edge to the title: padding, and whatever stands before the title.
    public var labelLeading: Double
    /// The distance from the title to the tab's trailing edge.
    public var labelTrailing: Double
    /// Whether the widths are a guess, to be replaced by measured ones when the tab comes near the screen.
    public var isEstimated: Bool

    /// Makes a tab from its widths.
    public init(
        width: Double, selectedWidth: Double? = nil, labelWidth: Double = 0, selectedLabelWidth: Double? = nil,
        labelLeading: Double = 0, labelTrailing: Double = 0, isEstimated: Bool = false
    ) {
        self.width = width
        self.selectedWidth = selectedWidth
        self.labelWidth = labelWidth
        self.selectedLabelWidth = selectedLabelWidth
        self.labelLeading = labelLeading
        self.labelTrailing = labelTrailing
        self.isEstimated = isEstimated
    }

    /// Makes a tab that is as wide as its title and the distances to either side of it.
    public init(
        labelWidth: Double, selectedLabelWidth: Double? = nil, labelLeading: Double = 0, labelTrailing: Double = 0,
        isEstimated: Bool = false
    ) {
        self.init(
            width: labelLeading + labelWidth + labelTrailing,
            selectedWidth: selectedLabelWidth.map { labelLeading + $0 + labelTrailing },
            labelWidth: labelWidth, selectedLabelWidth: selectedLabelWidth,
            labelLeading: labelLeading, labelTrailing: labelTrailing, isEstimated: isEstimated)
    }
}

extension StripTab {
    /// The tab with every length made valid.
    func sanitized(onFault: (StripFault) -> Void) -> StripTab {
        var tab = self
        func check(_ length: Double, _ name: String) -> Double {
            StripFault.validLength(length, "tab.\(name)", onFault: onFault)
        }
        tab.width = check(width, "width")
        tab.selectedWidth = selectedWidth.map { check($0, "selectedWidth") }
        tab.labelWidth = check(labelWidth, "labelWidth")
        tab.selectedLabelWidth = selectedLabelWidth.map { check($0, "selectedLabelWidth") }
        tab.labelLeading = check(labelLeading, "labelLeading")
        tab.labelTrailing = check(labelTrailing, "labelTrailing")
        return tab
    }
}
