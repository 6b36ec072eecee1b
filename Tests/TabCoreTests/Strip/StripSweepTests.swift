import Testing

@testable import TabCore

@Suite struct StripSweepTests {
    private func tabs(_ count: Int) -> [StripTab] {
        (0..<count).map { index in
            let label = Double(24 + index * 37 % 101)
            return StripTab(
                labelWidth: label, selectedLabelWidth: index % 3 == 0 ? label * 1.1 : nil, labelLeading: 16,
                labelTrailing: index % 2 == 0 ? 16 : 9)
        }
    }

    @Test(arguments: 0...12, StripMetrics.Mode.allCases)
    func `Laws 17 to 22 hold for all counts, widths, directions and styles`(count: Int, mode: StripMetrics.Mode) {
        let tabs = tabs(count)
        var variant = 0
        for width in [0, 0.5, 47, 200, 389.67, 600, 1000, 1400] {
            for direction in StripMetrics.Direction.allCases {
                for alignment in mode == .scrollable ? StripMetrics.Alignment.allCases : [.leading, .center] {
                    variant += 1
                    var metrics = StripMetrics(width: width, mode: mode, direction: direction)
                    metrics.alignment = alignment
                    metrics.spacing = [0, 6, 16][variant % 3]
                    metrics.leadingInset = [0, 12][variant % 2]
                    metrics.safeAreaLeft = [0, 47, 0, 30][variant % 4]
                    metrics.safeAreaRight = [0, 47][variant % 2]
                    metrics.indicatorWidth = [.tab, .label, .fixed(24)][variant % 3]
                    metrics.indicatorMotion = variant % 5 == 0 ? .elastic : .linear
                    metrics.overscroll = variant % 2 == 0 ? .clamp : .compress
                    metrics.reservesSelectedWidth = variant % 7 != 0
                    metrics.maximumVisibleCount = variant % 4 == 0 ? 5 : nil
                    assertLaws(of: StripLayout(metrics: metrics, tabs: tabs))
                }
            }
        }
    }

    @Test(arguments: [1000, 100_000], StripMetrics.Direction.allCases)
    func `Laws 17 to 22 hold for many tabs`(count: Int, direction: StripMetrics.Direction) {
        var strip = StripLayout(
            metrics: StripMetrics(width: 390, mode: .automatic, direction: direction), tabs: tabs(count))
        assertLaws(of: strip)
        for step in 0..<200 {
            strip.setTab(StripTab(width: Double(step)), at: step * 7919 % strip.count)
            strip.insert(StripTab(width: 50), at: step * 31 % strip.count)
            strip.remove(at: step * 6007 % strip.count)
            strip.move(from: step * 13 % strip.count, to: step * 17 % strip.count)
        }
        #expect(strip.count == count && strip.takeFaults() == [])
        assertLaws(of: strip)
    }

    @Test(arguments: 1...12)
    func `Edits give the layout that a new one would have, and follow those of a list`(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        func measure(_ id: Int) -> StripTab {
            StripTab(width: Double(40 + id * 7), labelWidth: Double(id), labelLeading: 10)
        }
        var list = TabList(ids: 0..<8)
        var strip = StripLayout(metrics: StripMetrics(width: 390, mode: .scrollable), tabs: list.ids.map(measure))
        strip.metrics.spacing = 4
        for step in 0..<100 {
            let ids = (0..<30).shuffled(using: &random)
            let edit =
                switch Int.random(in: 0..<4, using: &random) {
                case 0: list.insert(.init(ids[0]), at: ids[1])
                case 1: list.remove(ids[0])
                case 2: list.move(ids[0], to: ids[1])
                default: list.replace(with: ids.prefix(ids[0] / 2).map { .init($0) })
                }
            for step in edit.steps { strip.apply(step, measure: measure) }
            #expect(
                strip == StripLayout(metrics: strip.metrics, tabs: list.ids.map(measure)), "seed \(seed), step \(step)")
            if step.isMultiple(of: 10) { assertLaws(of: strip) }
        }
        #expect(strip.takeFaults() == [])
    }
}
