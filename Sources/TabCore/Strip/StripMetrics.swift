/// How a strip lays out its tabs: everything but the tabs themselves. All lengths are points.
public struct StripMetrics: Hashable, Sendable {
    /// How wide the tabs are.
    public enum Mode: String, Hashable, Sendable, CaseIterable {
        /// Equal shares that tile the strip, whatever the natural widths.
        case fixed
        /// Natural widths; the strip scrolls when they don't fit, and aligns them when they don't fill it.
        case scrollable
        /// When the natural widths fit, what is left is added in equal parts to every tab; otherwise as `scrollable`.
        case automatic
    }

    /// Where the tabs of a scrollable strip stand when they don't fill it.
    public enum Alignment: String, Hashable, Sendable, CaseIterable {
        case leading, center, trailing
    }

    /// The direction in which tabs follow each other.
    public enum Direction: String, Hashable, Sendable, CaseIterable {
        case leftToRight, rightToLeft
    }

    /// How wide the indicator is.
    public enum IndicatorWidth: Hashable, Sendable {
        /// As wide as the tab.
        case tab
        /// As wide as the title.
        case label
        /// There is no indicator.
        case none
        /// That wide, in the middle of the tab, and no wider than it.
        case fixed(Double)
    }

    /// Where a strip that scrolls brings the selected tab.
    public enum ScrollPosition: String, Hashable, Sendable, CaseIterable {
        /// To the middle, as far as the strip scrolls.
        case center
        /// To the leading edge, as far as the strip scrolls.
        case leading
        /// Into sight, by the shortest way.
        case minimal
    }

    /// How the indicator goes from one tab to its neighbour.
    public enum IndicatorMotion: String, Hashable, Sendable, CaseIterable {
        /// Both edges are linear in the position.
        case linear
        /// The edge in front hurries ahead and the other follows, so that it stretches and then shrinks.
        case elastic
    }

    /// What the indicator does when the pages are pulled beyond the first or the last.
    public enum Overscroll: String, Hashable, Sendable, CaseIterable {
        /// It stays on the first or the last tab.
        case clamp
        /// It shrinks towards the end of the strip, by the part of a page that is overscrolled.
        case compress
    }

    /// The width of the strip.
    public var width: Double = 0
    /// How wide the tabs are.
    public var mode: Mode = .fixed
    /// Where tabs stand that don't fill a scrollable strip.
    public var alignment: Alignment = .leading
    /// The direction in which tabs follow each other.
    public var direction: Direction = .leftToRight
    /// The distance between two tabs.
    public var spacing: Double = 0
    /// The distance from the strip's leading edge, beyond the safe area, to the first tab.
    public var leadingInset: Double = 0
    /// The distance from the last tab to the strip's trailing edge, short of the safe area.
    public var trailingInset: Double = 0
    /// What is unsafe at the left edge, in either direction.
    public var safeAreaLeft: Double = 0
    /// What is unsafe at the right edge, in either direction.
    public var safeAreaRight: Double = 0
    /// The least natural width of a tab. Fixed tabs have their share, whatever this says.
    public var minimumTabWidth: Double = 0
    /// The greatest natural width of a tab, or `nil` for no limit. Fixed tabs have their share, whatever this says.
    public var maximumTabWidth: Double?
    /// In automatic mode, whether tabs have equal shares as long as each share is enough for the widest of them.
    public var prefersEqualWidths = false
    /// In fixed mode, how many tabs share the strip at most; with more tabs the strip scrolls.
    public var maximumVisibleCount: Int?
    /// Whether a tab always has room for the wider of its normal and its selected width.
    ///
    /// If not, the width follows the position from one to the other, and all later tabs move along.
    public var reservesSelectedWidth = true
    /// How wide the indicator is.
    public var indicatorWidth: IndicatorWidth = .tab
    /// How the indicator goes from one tab to its neighbour.
    public var indicatorMotion: IndicatorMotion = .linear
    /// What the indicator does when the pages are pulled beyond their end.
    public var overscroll: Overscroll = .clamp
    /// Where a strip that scrolls brings the selected tab.
    public var scrollPosition: ScrollPosition = .center

    /// Makes metrics; set what differs from the defaults.
    public init(width: Double = 0, mode: Mode = .fixed, direction: Direction = .leftToRight) {
        self.width = width
        self.mode = mode
        self.direction = direction
    }
}

extension StripMetrics {
    /// The metrics with every value made valid.
    func sanitized(onFault: (StripFault) -> Void) -> StripMetrics {
        var metrics = self
        func check(_ length: Double, _ name: String) -> Double {
            StripFault.validLength(length, name, onFault: onFault)
        }
        metrics.width = check(width, "width")
        metrics.spacing = check(spacing, "spacing")
        metrics.leadingInset = check(leadingInset, "leadingInset")
        metrics.trailingInset = check(trailingInset, "trailingInset")
        metrics.safeAreaLeft = check(safeAreaLeft, "safeAreaLeft")
        metrics.safeAreaRight = check(safeAreaRight, "safeAreaRight")
        metrics.minimumTabWidth = check(minimumTabWidth, "minimumTabWidth")
        metrics.maximumTabWidth = maximumTabWidth.flatMap { maximum in
            // No limit is the fair reading of an infinite one.
            if maximum == .infinity { return nil }
            let used = Swift.max(check(maximum, "maximumTabWidth"), metrics.minimumTabWidth)
            if maximum < used, maximum >= 0 {
                onFault(.contradictoryWidths(minimum: metrics.minimumTabWidth, maximum: maximum))
            }
            return used
        }
        if let count = maximumVisibleCount, count < 1 {
            onFault(.invalidVisibleCount(count))
            metrics.maximumVisibleCount = nil
        }
        if case .fixed(let width) = indicatorWidth { metrics.indicatorWidth = .fixed(check(width, "indicatorWidth")) }
        return metrics
    }

    /// What stands before the first tab.
    var leadingEdge: Double { (direction == .leftToRight ? safeAreaLeft : safeAreaRight) + leadingInset }

    /// What stands after the last tab.
    var trailingEdge: Double { (direction == .leftToRight ? safeAreaRight : safeAreaLeft) + trailingInset }
}
