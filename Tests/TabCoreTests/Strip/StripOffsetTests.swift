import Testing

@testable import TabCore

@Suite struct StripOffsetTests {
    @Test func `B02a: a strip without a width has no offset, and the right one with its first width`() {
        var strip = StripLayout.scrollable([Double](repeating: 90, count: 10), width: 0)
        #expect(strip.offset(at: 9) == 0)
        strip.metrics.width = 390
        #expect(strip.offset(at: 9) == 510)
    }

    @Test func `B33a: laying out again moves nothing`() {
        var strip = StripLayout.scrollable([Double](repeating: 100, count: 10))
        for _ in 0..<5 {
            #expect(strip.offset(at: 8) == 610)
            strip.metrics = strip.metrics
            strip.setTabs(strip.indices.compactMap { strip.tab(at: $0) })
        }
    }

    @Test(arguments: StripMetrics.Direction.allCases)
    func `B33b: growth before the selected tab leaves it where it is on screen`(direction: StripMetrics.Direction)
        throws
    {
        // | 80 | 80 | … | 80 |   ->   |   140   | 80 | … | 80 |
        var strip = StripLayout.scrollable([Double](repeating: 80, count: 10)).with { $0.direction = direction }
        let offset = direction == .leftToRight ? 410.0 : 0
        #expect(strip.offset(at: 8) == offset)
        let before = try #require(strip.frame(of: 8, at: 8)).x - offset
        let anchor = try #require(strip.anchor(of: 8, offset: offset, at: 8))
        strip.setTab(StripTab(width: 140), at: 0)
        let kept = strip.offset(keeping: anchor, of: 8, at: 8)
        #expect(strip.contentWidth(at: 8) == 860)
        #expect(kept == (direction == .leftToRight ? 470 : 0))
        #expect(strip.frame(of: 8, at: 8).map { $0.x - kept } == before)
        if direction == .leftToRight { #expect(before == 230) }
    }

    @Test(arguments: StripMetrics.Direction.allCases)
    func `Law 20: a tab that grows itself keeps its leading edge in place`(direction: StripMetrics.Direction) throws {
        var strip = StripLayout.scrollable([Double](repeating: 80, count: 10)).with { $0.direction = direction }
        let anchor = try #require(strip.anchor(of: 4, offset: 150, at: 4))
        strip.setTab(StripTab(width: 100), at: 4)
        // Left to right the growth is behind the leading edge; right to left all that follows is to its left, and moves it.
        #expect(strip.offset(keeping: anchor, of: 4, at: 4) == (direction == .leftToRight ? 150 : 170))
    }

    @Test func `Law 20: a tab inserted before the selected one moves nothing on screen`() throws {
        var strip = StripLayout.scrollable([Double](repeating: 100, count: 10))
        let anchor = try #require(strip.anchor(of: 5, offset: 333, at: 5))
        strip.insert(StripTab(width: 70), at: 2)
        #expect(strip.offset(keeping: anchor, of: 6, at: 6) == 403)
        // The tabs before it go: it can't stay where it was beyond the start of the strip.
        for _ in 0..<6 { strip.remove(at: 0) }
        #expect(strip.offset(keeping: anchor, of: 0, at: 0) == 0)
    }

    @Test(arguments: StripMetrics.Direction.allCases)
    func `B35: the strip offset centres every tab that can be`(direction: StripMetrics.Direction) throws {
        let strip = StripLayout.scrollable([Double](repeating: 100, count: 20)).with { $0.direction = direction }
        for index in Array(0..<20) + (0..<20).reversed() {
            let centred = min(max(100 * Double(index) + 50 - 195, 0), 1610)
            let offset = direction == .leftToRight ? centred : 1610 - centred
            #expect(strip.offset(at: Double(index)) == offset && strip.offset(centring: index) == offset)
            let frame = try #require(strip.frame(of: index, at: nil))
            #expect(frame.x >= offset && frame.maxX <= offset + 390)
        }
    }

    @Test func `B34: selecting again brings the tab into view again`() {
        #expect(StripLayout.scrollable([Double](repeating: 100, count: 20)).offset(at: 10) == 855)
        let strip = StripLayout.scrollable([Double](repeating: 90, count: 10))
        #expect(strip.offset(at: 9) == 510 && strip.indicatorFrame(at: 9)?.x == 810)
        #expect(strip.offset(at: 0) == 0 && strip.indicatorFrame(at: 0)?.x == 0)
    }

    @Test func `B13: tab 4 of six`() {
        #expect(StripLayout.scrollable([Double](repeating: 100, count: 6)).offset(at: 4) == 210)
    }

    @Test func `Law 20: between two tabs the offset is between their clamped offsets`() {
        let strip = StripLayout.scrollable([Double](repeating: 100, count: 20))
        #expect(strip.offset(at: 1.5) == 27.5 && strip.offset(at: 0.5) == 0 && strip.offset(at: 10.25) == 880)
        #expect(strip.offset(at: -4) == 0 && strip.offset(at: 40) == 1610 && strip.offset(at: .nan) == 0)
    }

    @Test func `Showing a tab scrolls by the least`() {
        let strip = StripLayout.scrollable([Double](repeating: 100, count: 20))
        #expect(strip.offset(showing: 3, from: 0, at: 0) == 10)
        #expect(strip.offset(showing: 2, from: 150, at: 0) == 150)
        #expect(strip.offset(showing: 1, from: 150, at: 0) == 100)
        #expect(strip.offset(showing: 99, from: 150, at: 0) == 150)
        #expect(strip.offset(showing: 0, from: .nan, at: 0) == 0)
        // A tab that is wider than the strip shows its leading part.
        let wide = StripLayout.scrollable([100, 600, 100])
        #expect(wide.offset(showing: 1, from: 0, at: 0) == 100)
        #expect(wide.with { $0.direction = .rightToLeft }.offset(showing: 1, from: 0, at: 0) == 310)
    }

    @Test func `Hit testing finds the tab at a point, and the nearest one`() {
        //  5 |  50  | 10 |  50  | 10 |  50  |
        //    5     55   65    115  125    175
        let strip = StripLayout.scrollable([50, 50, 50], width: 175).with {
            $0.spacing = 10
            $0.leadingInset = 5
        }
        #expect(
            [0, 5, 54, 58, 65, 124, 125, 174, 180].map { strip.index(atX: $0, position: 0) } == [
                nil, 0, 0, nil, 1, nil, 2, 2, nil,
            ])
        #expect(
            [-9, 58, 62, 118, 122, 999, .nan].map { strip.nearestIndex(toX: $0, position: 0) } == [0, 0, 1, 1, 2, 2, 0])
        #expect(StripLayout.scrollable([]).nearestIndex(toX: 0, position: nil) == nil)
        let mirrored = strip.with { $0.direction = .rightToLeft }
        #expect([0, 49, 55, 60, 171, 174].map { mirrored.index(atX: $0, position: 0) } == [2, 2, nil, 1, nil, nil])
    }

    @Test func `The visible range is what is in sight`() {
        let strip = StripLayout.scrollable([Double](repeating: 100, count: 20))
        #expect(strip.visibleRange(offset: 0, at: 0) == 0..<4)
        #expect(strip.visibleRange(offset: 100, at: 0) == 1..<5)
        #expect(strip.visibleRange(offset: 110, at: 0) == 1..<5)
        #expect(strip.visibleRange(offset: 1610, at: 0) == 16..<20)
        #expect(strip.visibleRange(offset: 600, margin: 150, at: 0) == 4..<12)
        #expect(strip.visibleRange(offset: -500, at: 0).isEmpty && strip.visibleRange(offset: 9000, at: 0).isEmpty)
        #expect(strip.with { $0.direction = .rightToLeft }.visibleRange(offset: 1610, at: 0) == 0..<4)
        #expect(strip.with { $0.width = 0 }.visibleRange(offset: 0, at: 0).isEmpty)
        #expect(strip.visibleRange(offset: 0, margin: .infinity, at: 0) == 0..<20)
        #expect(strip.visibleRange(offset: 0, margin: .nan, at: 0) == 0..<4)
    }
}
