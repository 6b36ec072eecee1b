import Testing

@testable import TabCore

@Suite("Edits")
struct PagingEditTests {
    @Test("B09 (a): the last tab removed again and again")
    func removeFromTheEnd() {
        var harness = PagingHarness.shown(0..<4, selected: 3)
        for id in [3, 2, 1] {
            harness.edit { $0.remove(id) }
            #expect(harness.paging.tabs.selectedIndex == id - 1 && harness.paging.position == Double(id - 1))
            assertLaws(of: harness)
        }
        harness.edit { $0.remove(0) }
        #expect(harness.paging.tabs.selected == nil && harness.paging.position == 0 && harness.attached.isEmpty)
        #expect(harness.events.map(\.to) == [2, 1, 0, nil] && harness.events.allSatisfy { $0.reason == .repair })
        assertLaws(of: harness)
    }

    @Test("Law 5, B09 (b): the tab that takes the index of the removed one is selected, its page shown")
    func removeInTheMiddle() {
        var harness = PagingHarness.shown(0..<4, selected: 1)
        harness.edit { $0.remove(1) }
        #expect(harness.events == [.init(from: 1, to: 2, reason: .repair)])
        #expect(harness.attached == [2] && harness.loaded == [2], "the removed page is let go")
        #expect(harness.paging.position == 1)
        assertLaws(of: harness)
    }

    @Test("B09 (c): the list is replaced, twice")
    func replace() {
        var harness = PagingHarness.shown(0..<3, selected: 2)
        harness.edit { $0.replace(with: [.init(0), .init(1)]) }
        #expect(harness.attached == [1])
        harness.edit { $0.replace(with: [.init(9)]) }
        #expect(harness.attached == [9] && harness.loaded == [9] && harness.paging.position == 0)
        assertLaws(of: harness)
    }

    @Test("B10: down to no page and up again")
    func empty() {
        var harness = PagingHarness.shown(0..<1)
        harness.edit { $0.remove(0) }
        #expect(harness.paging.slotCount == 0 && harness.attached.isEmpty && harness.loaded.isEmpty)
        harness.edit { $0.insert(.init(7), at: 0) }
        #expect(harness.attached == [7] && harness.calls.suffix(2) == ["7 willAppear", "7 didAppear"])
        #expect(harness.paging.position == 0)
        assertLaws(of: harness)
    }

    @Test("B11: an insertion at the selected index leaves the page where it is, and makes nothing")
    func insertHere() {
        var harness = PagingHarness.shown(0..<1)
        let calls = harness.calls
        harness.edit { $0.insert(.init(7), at: 0) }
        #expect(harness.paging.position == 1 && harness.attached == [0] && harness.loaded == [0])
        #expect(harness.calls == calls && harness.events.isEmpty)
        assertLaws(of: harness)
    }

    @Test("Law 13: a movement goes on if its page stays, wherever the others go")
    func editDuringMovement() {
        var harness = PagingHarness.shown(0..<4)
        harness.select(3)
        harness.advance(0.5)
        let location = harness.paging.location
        harness.edit { $0.insert(.init(8), at: 0) }
        #expect(harness.paging.location == location && harness.paging.isMoving && isNear(harness.paging.position, 2.5))
        harness.edit { $0.remove(1) }
        harness.edit { $0.move(3, to: 0) }
        assertLaws(of: harness)
        harness.settle()
        #expect(harness.paging.position == 0 && harness.attached == [3] && harness.events.count == 1)
        assertLaws(of: harness)
    }

    @Test("Law 13: the goal is removed in the middle: the movement turns to the tab of law 5")
    func goalRemoved() {
        var harness = PagingHarness.shown(0..<4)
        harness.select(2)
        harness.advance(0.5)
        harness.edit { $0.remove(2) }
        #expect(harness.paging.isMoving && harness.events.last == .init(from: 2, to: 3, reason: .repair))
        assertLaws(of: harness)
        harness.settle()
        #expect(harness.attached == [3] && harness.loaded == [0, 3])
        assertLaws(of: harness)
    }

    @Test("Law 13: both pages under a finger are removed: it lifts, and the pages go on to the selected tab")
    func allUnderTheFingerRemoved() {
        var harness = PagingHarness.shown(0..<4)
        harness.drag(to: 0.5)
        harness.edit { $0.replace(with: [.init(2), .init(3)]) }
        assertLaws(of: harness)
        let before = harness.paging.position
        harness.release()
        #expect(isNear(harness.paging.position, before) && harness.paging.isMoving)
        harness.settle()
        #expect(harness.attached == [2] && harness.loaded == [2])
        assertLaws(of: harness)
    }

    @Test("Law 13: a removed page that has left leaves no empty place to go back to")
    func noEmptyPlace() {
        var harness = PagingHarness.shown(0..<4)
        harness.drag(to: 0.5)
        harness.edit { $0.remove(0) }
        #expect(harness.attached == [0, 1], "in sight, it stays until it is gone")
        harness.drag(by: 0.5)
        #expect(harness.attached == [1] && harness.loaded == [1])
        harness.drag(by: -0.4)
        #expect(harness.attached == [1] && harness.paging.reach.lowerBound == harness.paging.slot(of: 1))
        harness.settle()
        #expect(harness.paging.tabs.selected == 1)
        assertLaws(of: harness)
    }

    @Test("Law 13: a neighbour that comes while a finger pulls at the end is asked about before it is shown")
    func neighbourArrives() {
        var harness = PagingHarness.shown(0..<1)
        harness.drag(to: 0.3)
        harness.edit { $0.insert(.init(1), at: 1) }
        #expect(harness.attached == [0])
        harness.scroll(to: 0.3)
        #expect(harness.asked == [1] && harness.attached == [0, 1])
        harness.settle()
        assertLaws(of: harness)
    }

    @Test("Law 13: edits around a resting page tell it nothing")
    func editsAtRest() {
        var harness = PagingHarness.shown(0..<5, selected: 2)
        let calls = harness.calls
        harness.edit { $0.remove(0) }
        harness.edit { $0.move(4, to: 0) }
        harness.edit { $0.insert(.init(9), at: 1) }
        harness.edit { $0.setEnabled(false, for: 1) }
        #expect(harness.calls == calls && harness.events.isEmpty && harness.attached == [2])
        assertLaws(of: harness)
    }
}
