/// Where the title of a tab is.
public struct StripLabel: Hashable, Sendable {
    /// The place of the title, from the left edge of its tab.
    public var span: StripSpan
    /// Whether the title is longer than that and has to be truncated.
    public var isTruncated: Bool

    /// Makes the place of a title.
    public init(span: StripSpan, isTruncated: Bool) {
        self.span = span
        self.isTruncated = isTruncated
    }
}

extension StripLayout {
    /// The place of the title of the tab at an index, or `nil` if the index is out of range.
    ///
    /// The title is always inside its tab. It has its natural width, in the middle of the room between what stands at either
    /// side of it, or all of that room if it is longer.
    public func label(of index: Int, at position: Double?) -> StripLabel? {
        frame(of: index, at: position).map { label(of: entries[index].entry.tab, at: index, width: $0.width, position) }
    }

    /// The place of a title in a tab of that width.
    func label(of tab: StripTab, at index: Int, width: Double, _ position: Double?) -> StripLabel {
        let selected = tab.selectedLabelWidth ?? tab.labelWidth
        let natural = lerp(tab.labelWidth, selected, selectedness(of: index, at: position))
        let sides = tab.labelLeading + tab.labelTrailing
        let room = max(0, width - sides)
        let length = min(natural, room)
        // Without any room for the title, the sides give way in proportion.
        let leading = sides > width ? tab.labelLeading * width / sides : tab.labelLeading
        let span = StripSpan(x: min(leading + (room - length) / 2, width - length), width: length)
        return StripLabel(
            span: directed(span, contentWidth: width), isTruncated: natural > room + StripLayout.tolerance)
    }

    /// How far the tab at an index is selected at a position: 1 at its own, 0 from its neighbours on.
    public func selectedness(of index: Int, at position: Double?) -> Double {
        guard let position, count > 0 else { return 0 }
        let (lower, fraction) = place(of: position)
        return index == lower ? 1 - fraction : index == lower + 1 ? fraction : 0
    }
}
