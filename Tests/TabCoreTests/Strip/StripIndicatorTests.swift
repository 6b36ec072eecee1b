import Testing

@testable import TabCore

@Suite struct StripIndicatorTests {
    @Test func `B25: x and width go together`() {
        // |  60  |    120    |   90   |
        // 0     60          180      270
        let strip = StripLayout.scrollable([60, 120, 90])
        #expect(strip.indicatorFrame(at: 0.5) == StripSpan(x: 30, width: 90))
        #expect(strip.indicatorFrame(at: 1.25) == StripSpan(x: 90, width: 112.5))
        #expect(strip.indicatorFrame(at: 2) == StripSpan(x: 180, width: 90))
    }

    @Test func `B26: new widths count at once`() {
        var strip = StripLayout.scrollable([80, 80, 80])
        #expect(strip.indicatorFrame(at: 2) == StripSpan(x: 160, width: 80))
        strip.setTabs([120, 40, 100].map { StripTab(width: $0) })
        #expect(strip.indicatorFrame(at: 2) == StripSpan(x: 160, width: 100))
    }

    @Test func `B03: the indicator is at the first page that is shown`() {
        #expect(StripLayout.fixed(5).indicatorFrame(at: 3) == StripSpan(x: 234, width: 78))
    }

    @Test(arguments: [-0.25, 3.25])
    func `B28: at overscroll the indicator stays in the strip`(position: Double) {
        // clamp     |####|    |    |    |      compress  |### |    |    |    |
        let strip = StripLayout.fixed(4, width: 400)
        let x: Double = position < 0 ? 0 : 300
        #expect(strip.indicatorFrame(at: position) == StripSpan(x: x, width: 100))
        let compressing = strip.with { $0.overscroll = .compress }
        #expect(compressing.indicatorFrame(at: position) == StripSpan(x: position < 0 ? 0 : 325, width: 75))
        let mirrored = compressing.with { $0.direction = .rightToLeft }
        #expect(mirrored.indicatorFrame(at: position) == StripSpan(x: position < 0 ? 325 : 0, width: 75))
        #expect(strip.contentWidth(at: position) == 400)
    }

    @Test(arguments: StripMetrics.Direction.allCases)
    func `I10: an elastic indicator stretches and shrinks`(direction: StripMetrics.Direction) throws {
        let strip = StripLayout.fixed(4, width: 400).with {
            $0.indicatorMotion = .elastic
            $0.direction = direction
        }
        for index in 0..<4 { #expect(strip.indicatorFrame(at: Double(index)) == strip.frame(of: index, at: nil)) }
        let half = try #require(strip.indicatorFrame(at: 0.5))
        // 100 · (1 + sin 45° - (1 - cos 45°))
        #expect(isClose(half.width, 100 * 2.0.squareRoot()))
        #expect(isClose(half.midX, direction == .leftToRight ? 100 : 300))
        assertLaws(of: strip)
    }

    @Test func `I4: the indicator may have a width of its own`() {
        let strip = StripLayout.fixed(4, width: 400)
        #expect(strip.with { $0.indicatorWidth = .fixed(24) }.indicatorFrame(at: 1) == StripSpan(x: 138, width: 24))
        #expect(strip.with { $0.indicatorWidth = .fixed(500) }.indicatorFrame(at: 1) == StripSpan(x: 100, width: 100))
        #expect(strip.with { $0.indicatorWidth = .none }.indicatorFrame(at: 1) == nil)
        #expect(StripLayout.fixed(0).indicatorFrame(at: 0) == nil)
    }

    @Test(arguments: [0, 1, 2], [0, 0.5, 390])
    func `B06: few tabs and no width`(count: Int, width: Double) {
        for mode in StripMetrics.Mode.allCases {
            let strip = StripLayout.fixed(count, width: width).with { $0.mode = mode }
            assertLaws(of: strip)
            for position in [-0.3, 0, 0.3] where width == 0 { #expect(strip.offset(at: position) == 0) }
        }
        for position in [-0.3, 0, 0.3] where count == 1 {
            #expect(StripLayout.fixed(1, width: width).indicatorFrame(at: position) == StripSpan(x: 0, width: width))
        }
    }

    @Test func `B24: towards a far tab on the left nothing ever turns back`() {
        let strip = StripLayout.scrollable((0..<15).map { Double(60 + $0 % 4 * 30) })
        var last = (x: Double.infinity, offset: Double.infinity)
        for position in stride(from: 12.0, through: 0, by: -0.125) {
            let now = (x: strip.indicatorFrame(at: position)?.x ?? .nan, offset: strip.offset(at: position))
            #expect(now.x < last.x && now.offset <= last.offset)
            last = now
        }
        #expect(last.x == 0 && last.offset == 0)
    }
}
