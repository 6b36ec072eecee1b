import Testing

@testable import TabCore

@Suite("Far jumps")
struct PagingJumpTests {
    @Test("Law 11: only the two ends are made, while p sweeps from one to the other")
    func skip() {
        var harness = PagingHarness.shown(0..<8)
        harness.select(6)
        var positions = [harness.paging.position]
        for _ in 0..<10 {
            harness.advance(0.2)
            positions.append(harness.paging.position)
            #expect(harness.attached == [0, 6] && harness.loaded == [0, 6])
        }
        #expect(positions == positions.sorted() && positions.allSatisfy { 0...6 ~= $0 })
        harness.settle()
        assertLaws(of: harness)
    }

    @Test("Law 11: on request the pages between pass by, and are made as they come into sight")
    func through() {
        var options = PagingOptions()
        options.farJump = .through
        var harness = PagingHarness.shown(0..<4, options: options)
        harness.select(3)
        #expect(harness.attached == [0, 3])
        harness.advance(0.5)
        #expect(harness.paging.position == 1.5 && harness.attached == [1, 2, 3] && harness.loaded == [0, 1, 2, 3])
        harness.settle()
        assertLaws(of: harness)
    }

    @Test("B24: a far tab on the left is reached by going left")
    func left() {
        var harness = PagingHarness.shown(0..<15, selected: 12)
        harness.select(0)
        var last = 12.0
        for _ in 0..<10 {
            harness.advance(0.3)
            #expect(harness.paging.position <= last)
            last = harness.paging.position
        }
        harness.settle()
        #expect(harness.paging.position == 0)
    }

    @Test("B23: the order of the tabs is the same at every instant, and repeated taps lock nothing")
    func order() {
        var harness = PagingHarness.shown(0..<5)
        for _ in 0..<3 {
            harness.select(4, reason: .tap)
            harness.advance(0.3)
            #expect(harness.paging.tabs.ids == [0, 1, 2, 3, 4])
        }
        harness.settle()
        #expect(harness.events.count == 1 && harness.reselected == [4, 4])
        harness.drag(by: -0.6)
        harness.settle()
        #expect(harness.paging.position == 3)
        assertLaws(of: harness)
    }

    @Test("Law 11: through a list whose pages have changed places, no page stands on the track twice")
    func changedPlaces() {
        var options = PagingOptions()
        options.farJump = .through
        var harness = PagingHarness.shown(0..<5, options: options)
        harness.drag(to: 0.5)
        harness.edit { $0.replace(with: [1, 2, 0, 3, 4].map { .init($0) }) }
        harness.select(4)
        #expect(Set(harness.paging.track.slots.map(\.id)).count == harness.paging.slotCount)
        harness.settle()
        assertLaws(of: harness)
    }
}
