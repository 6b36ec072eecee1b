import Testing

@testable import TabCore

@Suite("Round a circle under one finger")
struct PagingRoundTests {
    private func circle(_ count: Int) -> PagingHarness {
        var options = PagingOptions()
        options.wraps = true
        return .shown(0..<count, options: options)
    }

    @Test("One drag passes any number of pages, in both directions", arguments: [3, 4, 5, 20], [1.0, -1])
    func passes(count: Int, way: Double) {
        var harness = circle(count)
        for step in 1...(2 * count + 1) {
            for _ in 0..<4 { harness.drag(by: 0.25 * way) }
            let expected = ((step * Int(way)) % count + count) % count
            #expect(isNear(harness.paging.position, Double(expected)), "step \(step)")
            assertLaws(of: harness)
        }
        harness.release()
        harness.settle()
        #expect(harness.events.count == 1 && harness.asked.count == count - 1, "each is asked about once")
        assertLaws(of: harness)
    }

    @Test("A refused page ends the circle on both sides")
    func refused() {
        var harness = circle(3)
        harness.refused = [2]
        for _ in 0..<8 { harness.drag(by: 0.25) }
        #expect(harness.paging.reach.upperBound == harness.paging.slot(of: 1))
        for _ in 0..<16 { harness.drag(by: -0.25) }
        #expect(harness.paging.reach.lowerBound == harness.paging.slot(of: 0) && harness.asked.sorted() == [1, 2])
        harness.release()
        harness.settle()
        #expect(harness.events.isEmpty && harness.loaded == [0, 1])
        assertLaws(of: harness)
    }

    @Test("Without a circle, one drag passes more pages than a track holds at first")
    func long() {
        var harness = PagingHarness.shown(0..<30)
        for _ in 0..<100 { harness.drag(by: 0.25) }
        #expect(isNear(harness.paging.position, 25))
        harness.release()
        harness.settle()
        #expect(harness.paging.tabs.selected == 25)
        assertLaws(of: harness)
    }
}
