import Testing

@testable import TabCore

@Suite struct StripFaultTests {
    @Test(arguments: [Double.nan, -1, .infinity, -.infinity])
    func `Law 22: lengths that aren't valid count as 0 and are reported`(length: Double) {
        var metrics = StripMetrics(width: length)
        metrics.spacing = length
        metrics.leadingInset = length
        metrics.trailingInset = length
        metrics.safeAreaLeft = length
        metrics.safeAreaRight = length
        metrics.minimumTabWidth = length
        metrics.indicatorWidth = .fixed(length)
        let tab = StripTab(
            width: length, selectedWidth: length, labelWidth: length, selectedLabelWidth: length, labelLeading: length,
            labelTrailing: length)
        for mode in StripMetrics.Mode.allCases {
            metrics.mode = mode
            var strip = StripLayout(metrics: metrics, tabs: [tab, StripTab(width: 40), tab])
            #expect(strip.takeFaults().count == 8 + 12 && strip.takeFaults() == [])
            assertLaws(of: strip)
            strip.metrics.width = 390
            assertLaws(of: strip)
            strip.metrics.width = length
            #expect(strip.metrics.width == 0 && strip.takeFaults().count == 1)
        }
    }

    @Test func `Law 22: absurd lengths are cut`() {
        var strip = StripLayout.scrollable([Double](repeating: .greatestFiniteMagnitude, count: 50))
        #expect(strip.widths().allSatisfy { $0 == StripFault.maximumLength } && strip.takeFaults().count == 50)
        assertLaws(of: strip)
    }

    @Test func `Contradictions are reported`() {
        var strip = StripLayout.scrollable([20, 200]).with {
            $0.minimumTabWidth = 80
            $0.maximumTabWidth = 60
            $0.maximumVisibleCount = 0
        }
        #expect(strip.widths() == [80, 80] && strip.metrics.maximumVisibleCount == nil)
        #expect(strip.takeFaults() == [.contradictoryWidths(minimum: 80, maximum: 60), .invalidVisibleCount(0)])
    }

    @Test func `Edits out of range change nothing, or take the nearest place`() {
        var strip = StripLayout.scrollable([10, 20])
        strip.setTab(StripTab(width: 5), at: 2)
        strip.remove(at: -1)
        strip.move(from: 7, to: 0)
        #expect(strip.widths() == [10, 20] && strip.takeFaults().count == 3)
        strip.insert(StripTab(width: 30), at: 99)
        strip.move(from: 0, to: 99)
        #expect(strip.widths() == [20, 30, 10] && strip.takeFaults().count == 2)
        #expect(strip.frame(of: 3, at: 0) == nil && strip.frame(of: -1, at: 0) == nil)
        #expect(strip.frame(of: .max, at: 0) == nil && strip.frame(of: .min, at: 0) == nil)
        #expect(strip.frames(in: -5..<99, at: 0).count == 3 && strip.tab(at: 3) == nil)
    }

    @Test func `Estimates are found and replaced`() {
        var strip = StripLayout(
            metrics: StripMetrics(width: 390, mode: .scrollable),
            tabs: (0..<100).map { StripTab(width: 80, isEstimated: $0 % 10 == 5) })
        #expect(strip.hasEstimates && strip.firstEstimate(in: 0..<100) == 5 && strip.firstEstimate(in: 6..<15) == nil)
        #expect(strip.firstEstimate(in: 6..<16) == 15 && strip.firstEstimate(in: 200..<300) == nil)
        while let index = strip.firstEstimate(in: strip.indices) { strip.setTab(StripTab(width: 100), at: index) }
        #expect(!strip.hasEstimates && strip.contentWidth(at: 0) == 8200)
    }
}
