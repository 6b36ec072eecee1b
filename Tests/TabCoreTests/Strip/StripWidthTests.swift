import Testing

@testable import TabCore

@Suite struct StripWidthTests {
    @Test func `Law 17: fixed tabs are equal shares that tile the strip`() {
        // |  97.5  |  97.5  |  97.5  |  97.5  |
        // 0       97.5     195     292.5     390
        let strip = StripLayout.fixed(4)
        #expect(strip.edges() == [0, 97.5, 195, 292.5] && strip.widths() == [97.5, 97.5, 97.5, 97.5])
        #expect(strip.contentWidth(at: 0) == 390 && !strip.scrolls)
    }

    @Test func `Law 17: spacing and insets are not shared`() {
        // 10|  85  |10|  85  |10|  85  |10|  85  |10      5 + 5 of it are the insets
        let strip = StripLayout.fixed(4).with {
            $0.spacing = 10
            $0.leadingInset = 12
            $0.trailingInset = 8
        }
        #expect(strip.widths() == [85, 85, 85, 85] && strip.edges() == [12, 107, 202, 297])
    }

    @Test func `L5: no more tabs than the limit share the strip, and then it scrolls`() {
        let strip = StripLayout.fixed(8).with { $0.maximumVisibleCount = 5 }
        #expect(strip.widths().allSatisfy { $0 == 78 } && strip.contentWidth(at: 0) == 624 && strip.scrolls)
        #expect(StripLayout.fixed(3).with { $0.maximumVisibleCount = 5 }.widths() == [130, 130, 130])
        assertLaws(of: strip)
    }

    @Test func `Law 17: automatic adds the slack in equal parts`() {
        // | 60 + 30 | 120 + 30 | 120 + 30 |
        // 0        90        240        390
        let strip = StripLayout.scrollable([60, 120, 120]).with { $0.mode = .automatic }
        #expect(strip.edges() == [0, 90, 240] && strip.widths() == [90, 150, 150])
        let full = StripLayout.scrollable([130, 130, 130]).with { $0.mode = .automatic }
        #expect(full.widths() == [130, 130, 130] && !full.scrolls)
        let wide = StripLayout.scrollable([130, 130, 131]).with { $0.mode = .automatic }
        #expect(wide.widths() == [130, 130, 131] && wide.scrolls && wide.contentWidth(at: 0) == 391)
        #expect(wide.with { $0.width = 844 }.widths() == [281, 281, 282])
    }

    @Test func `B32: few tabs, centred`() {
        //       | 100 | 100 |
        // 0    95    195   295    390
        let strip = StripLayout.scrollable([100, 100]).with { $0.alignment = .center }
        for position in [0.0, 0.5, 1] {
            #expect(strip.edges(at: position) == [95, 195] && strip.contentWidth(at: position) == 390)
        }
        #expect(!strip.scrolls)
        #expect(strip.with { $0.width = 844 }.edges() == [322, 422])
        #expect(strip.with { $0.alignment = .trailing }.edges() == [190, 290])
        #expect(
            strip.with {
                $0.alignment = .trailing
                $0.direction = .rightToLeft
            }.edges() == [100, 0])
    }

    @Test func `B58: the strip keeps clear of the horizontal safe area`() {
        // 47|  150  |  150  |  150  |  150  |  150  |47
        let fixed = StripLayout.fixed(5, width: 844).with {
            $0.safeAreaLeft = 47
            $0.safeAreaRight = 47
        }
        #expect(fixed.edges().first == 47 && fixed.widths().allSatisfy { $0 == 150 })
        #expect(fixed.frame(of: 4, at: 0)?.maxX == 797 && fixed.contentWidth(at: 0) == 844)

        let scrollable = StripLayout.scrollable([Double](repeating: 100, count: 20), width: 844).with {
            $0.safeAreaLeft = 47
            $0.safeAreaRight = 47
        }
        #expect(scrollable.edges().first == 47 && scrollable.offset(at: 0) == 0)
        #expect(scrollable.contentWidth(at: 0) == 2094 && scrollable.offset(at: 19) == 1250)
        #expect(scrollable.offset(showing: 0, from: 500, at: 0) == 0)
        #expect(scrollable.offset(showing: 10, from: 0, at: 0) == 1147 - 797)
        assertLaws(of: fixed)
        assertLaws(of: scrollable)
    }

    @Test func `L9: natural widths have limits`() {
        let strip = StripLayout.scrollable([20, 100, 400]).with {
            $0.minimumTabWidth = 72
            $0.maximumTabWidth = 264
        }
        #expect(strip.widths() == [72, 100, 264])
        #expect(strip.with { $0.maximumTabWidth = .infinity }.widths() == [72, 100, 400])
        #expect(strip.with { $0.mode = .fixed }.widths() == [130, 130, 130])
    }

    @Test func `Law 18: a tab has room for its selected title`() {
        var strip = StripLayout.scrollable([80, 80])
        strip.setTab(StripTab(width: 80, selectedWidth: 92), at: 0)
        for position in [nil, 0, 0.5, 1] { #expect(strip.widths(at: position) == [92, 80]) }
    }

    @Test func `L14: a width may follow the selection instead`() {
        let tab = StripTab(width: 100, selectedWidth: 140, labelWidth: 60, selectedLabelWidth: 100)
        let strip = StripLayout(
            metrics: StripMetrics(width: 390, mode: .scrollable), tabs: Array(repeating: tab, count: 6)
        )
        .with { $0.reservesSelectedWidth = false }
        #expect(strip.widths(at: nil) == [100, 100, 100, 100, 100, 100])
        #expect(strip.widths(at: 1) == [100, 140, 100, 100, 100, 100])
        #expect(strip.widths(at: 1.25) == [100, 130, 110, 100, 100, 100])
        #expect(strip.edges(at: 1.25) == [0, 100, 230, 340, 440, 540])
        #expect(strip.contentWidth(at: nil) == 600 && strip.contentWidth(at: 1.25) == 640)
        #expect(strip.indicatorFrame(at: 1.25) == StripSpan(x: 125, width: 140))
        // The strip offset is that of the wide tab: (200 + 70) - 195, then (300 + 70) - 195.
        #expect(strip.offset(at: 2) == 75 && strip.offset(at: 2.5) == 125 && strip.offset(at: 3) == 175)
        #expect(strip.label(of: 1, at: 1.25)?.span.width == 90)
        assertLaws(of: strip)
        assertLaws(of: strip.with { $0.direction = .rightToLeft })
    }

    @Test func `L14: whether the strip scrolls doesn't depend on the position`() {
        let tabs = [StripTab(width: 190, selectedWidth: 220), StripTab(width: 190)]
        var strip = StripLayout(metrics: StripMetrics(width: 390, mode: .automatic), tabs: tabs)
        strip.metrics.reservesSelectedWidth = false
        #expect(strip.scrolls && strip.contentWidth(at: 0) == 410 && strip.contentWidth(at: 1) == 390)
        assertLaws(of: strip)
    }

    @Test func `B12: as many frames as tabs`() {
        var strip = StripLayout.scrollable([Double](repeating: 100, count: 6))
        for count in [8, 8, 2] {
            strip.setTabs((0..<count).map { _ in StripTab(width: 100) })
            strip.setTab(StripTab(width: 100), at: 0)
            strip.setTab(StripTab(width: 100), at: 0)
            #expect(strip.widths().count == count && strip.contentWidth(at: 0) == max(390, Double(count) * 100))
        }
    }
}
