import Testing

@testable import TabCore

@Suite struct StripLabelTests {
    private func tab(_ label: Double, leading: Double = 0, trailing: Double = 0) -> StripTab {
        StripTab(labelWidth: label, labelLeading: leading, labelTrailing: trailing)
    }

    @Test func `B30: a long title is truncated in its tab, and only that one`() {
        //  8 114 8    8     40     8    8  113  8
        // |[#####]|  |     [##]     |  |[#######]|
        let strip = StripLayout(
            metrics: StripMetrics(width: 390), tabs: [180, 40, 113].map { tab($0, leading: 8, trailing: 8) })
        let labels = (0..<3).compactMap { strip.label(of: $0, at: nil) }
        #expect(labels.map(\.span) == [.init(x: 8, width: 114), .init(x: 45, width: 40), .init(x: 8.5, width: 113)])
        #expect(labels.map(\.isTruncated) == [true, false, false])
    }

    @Test func `B27a: a title off the middle has its indicator below it`() {
        // |[ 48 ] 16|[ 48 ] 16|
        // 0         64       128
        var strip = StripLayout(
            metrics: StripMetrics(width: 390, mode: .scrollable), tabs: [tab(48, trailing: 16), tab(48, trailing: 16)])
        strip.metrics.indicatorWidth = .label
        #expect(strip.indicatorFrame(at: 1) == StripSpan(x: 64, width: 48))
        strip.metrics.direction = .rightToLeft
        #expect(strip.indicatorFrame(at: 1) == StripSpan(x: 390 - 64 - 48, width: 48))
        #expect(strip.label(of: 1, at: 1)?.span == StripSpan(x: 16, width: 48))
    }

    @Test func `B27b: the indicator of a clipped title stays in its tab`() throws {
        var strip = StripLayout(metrics: StripMetrics(width: 320), tabs: [40, 130, 40, 40].map { tab($0) })
        strip.metrics.indicatorWidth = .label
        let indicator = try #require(strip.indicatorFrame(at: 1))
        #expect(indicator.x >= 80 && indicator.maxX <= 160)
    }

    @Test(arguments: [0, 0.5, 10, 15, 20, 1000.0])
    func `Law 18: a title is in its tab, however narrow`(width: Double) {
        let strip = StripLayout(
            metrics: StripMetrics(width: width),
            tabs: [tab(50, leading: 12, trailing: 4), tab(0), tab(20, trailing: 30)])
        assertLaws(of: strip)
    }

    @Test func `The title of a wider tab stands in the middle of its room`() {
        // 20 [ 57.5 wide room ] 20
        let strip = StripLayout(
            metrics: StripMetrics(width: 390), tabs: (0..<4).map { _ in tab(50, leading: 20, trailing: 20) })
        #expect(strip.label(of: 0, at: nil)?.span == StripSpan(x: 23.75, width: 50))
        #expect(strip.label(of: 4, at: nil) == nil && strip.label(of: -1, at: nil) == nil)
    }
}
