import Testing

@testable import TabCore

@Suite("Turned far jumps")
struct PagingTurnTests {
    /// On the way from 0 to 3, turned to 2, with the pages exactly on that of 3, which p has not reached.
    private func turned() -> PagingHarness {
        var harness = PagingHarness.shown(0..<5)
        harness.select(3)
        harness.advance(0.5)
        harness.select(2)
        harness.advance(1.0 / 3)
        #expect(isNear(harness.paging.location, 1) && harness.attached.contains(3))
        #expect(isNear(harness.paging.position, 1.5 + 0.5 / 3))
        return harness
    }

    @Test("Law 10: whatever is selected while pages stand on a slot, p goes on from where it is", arguments: 0..<5)
    func command(id: Int) {
        var harness = turned()
        let before = harness.paging.position
        harness.select(id)
        harness.expectPosition(before)
        var last = before
        for _ in 0..<8 {
            harness.advance(0.3)
            #expect(abs(harness.paging.position - Double(id)) <= abs(last - Double(id)), "p does not turn back")
            last = harness.paging.position
        }
        harness.settle()
        #expect(harness.paging.position == Double(id))
        assertLaws(of: harness)
    }

    @Test("Law 10: a finger that stops pages on a slot leaves p there, and p is exact when they rest")
    func finger() {
        var harness = turned()
        let before = harness.paging.position
        harness.hold()
        harness.expectPosition(before)
        harness.drag(by: 0.1)
        #expect(abs(harness.paging.position - before) < 0.3, "p goes along without a leap")
        harness.release()
        harness.settle()
        #expect(harness.paging.position == Double(harness.paging.tabs.selectedIndex ?? -1))
        assertLaws(of: harness)
    }

    @Test("Law 13: an edit leaves p between the tabs where it was", arguments: [false, true])
    func edit(isHeld: Bool) {
        var harness = turned()
        if isHeld { harness.hold() }
        let before = harness.paging.position
        harness.edit { $0.insert(.init(9), at: 0) }
        harness.expectPosition(before + 1)
        harness.edit { $0.remove(9) }
        harness.expectPosition(before)
        assertLaws(of: harness)
    }
}
