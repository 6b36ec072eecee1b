@testable import TabCore

extension StripLayout {
    /// A scrollable strip of tabs with these natural widths.
    static func scrollable(_ widths: [Double], width: Double = 390) -> StripLayout {
        StripLayout(metrics: StripMetrics(width: width, mode: .scrollable), tabs: widths.map { StripTab(width: $0) })
    }

    /// A strip of equal shares.
    static func fixed(_ count: Int, width: Double = 390) -> StripLayout {
        StripLayout(
            metrics: StripMetrics(width: width), tabs: (0..<count).map { _ in StripTab(width: 80, labelWidth: 40) })
    }

    /// The same strip with other metrics.
    func with(_ change: (inout StripMetrics) -> Void) -> StripLayout {
        var copy = self
        change(&copy.metrics)
        return copy
    }

    func edges(at position: Double? = nil) -> [Double] { frames(in: indices, at: position).map(\.x) }
    func widths(at position: Double? = nil) -> [Double] { frames(in: indices, at: position).map(\.width) }
}
