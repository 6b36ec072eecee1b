import Testing

@testable import TabCore

@Suite("Selections by command")
struct PagingSelectionTests {
    @Test("Law 4: a selection before the first layout is shown by it, without a movement, and nothing else is loaded")
    func selectionBeforeLayout() {
        var harness = PagingHarness(0..<6)
        let isSelected = harness.select(3, animated: true)
        #expect(isSelected && harness.paging.position == 3 && harness.loaded.isEmpty && !harness.paging.isMoving)
        harness.appear(.appearing)
        harness.send { $0.layOut() }
        #expect(harness.attached == [3] && harness.loaded == [3] && harness.goal == nil)
        harness.appear(.appeared)
        #expect(harness.calls == ["3 willAppear", "3 didAppear"])
        assertLaws(of: harness)
    }

    @Test("Law 4: a second layout changes nothing")
    func layoutTwice() {
        var harness = PagingHarness.shown(0..<3)
        harness.send { $0.layOut() }
        #expect(harness.calls == ["0 willAppear", "0 didAppear"])
        assertLaws(of: harness)
    }

    @Test("Law 3: an unknown or disabled tab changes nothing")
    func unknownAndDisabled() {
        var harness = PagingHarness.shown(0..<3)
        harness.edit { $0.setEnabled(false, for: 1) }
        let calls = harness.calls
        let answers = [1, 7, -1].map { harness.select($0, reason: .tap) }
        #expect(answers == [false, false, false])
        #expect(harness.events.isEmpty && harness.calls == calls && harness.paging.isResting)
        assertLaws(of: harness)
    }

    @Test(
        "Law 6: each change is told once, with from, to and reason",
        arguments: [SelectionReason.tap, .key, .code, .accessibility])
    func oneEvent(reason: SelectionReason) {
        var harness = PagingHarness.shown(0..<3)
        harness.select(2, reason: reason)
        #expect(harness.events == [.init(from: 0, to: 2, reason: reason)])
        harness.settle()
        #expect(harness.events.count == 1)
    }

    @Test("Law 7, B41: the selected tab chosen again is a reselection by a person, and nothing by code")
    func reselection() {
        var harness = PagingHarness.shown(0..<3, selected: 1)
        let calls = harness.calls
        harness.select(1, reason: .tap)
        harness.select(1, reason: .code)
        #expect(harness.reselected == [1])
        #expect(harness.events.isEmpty && harness.calls == calls && harness.paging.position == 1)
    }

    @Test("B41: a reselection on the way to the tab does not disturb the movement")
    func reselectionOnTheWay() {
        var harness = PagingHarness.shown(0..<5)
        harness.select(4, reason: .tap)
        harness.advance(0.5)
        let effects = harness.paging.select(4, animated: true, reason: .tap)
        #expect(effects == [.reveal(4, animated: true), .reselected(4)])
        #expect(harness.paging.position == 2 && harness.paging.isMoving)
    }

    @Test("A command without animation on the way to the same tab is there at once")
    func hurry() {
        var harness = PagingHarness.shown(0..<5)
        harness.select(4)
        harness.advance(0.5)
        harness.select(4, animated: false)
        #expect(harness.paging.isResting && harness.paging.position == 4 && harness.goal == nil)
        assertLaws(of: harness)
    }

    @Test("Law 10: the last of many commands wins, and the movement goes on from where it is")
    func lastCommandWins() {
        var harness = PagingHarness.shown(0..<6)
        for id in [5, 1, 3, 0, 4] {
            let before = harness.paging.position
            harness.select(id)
            #expect(isNear(harness.paging.position, before))
            harness.advance(0.4)
            assertLaws(of: harness)
        }
        harness.settle()
        #expect(harness.events.map(\.to) == [5, 1, 3, 0, 4])
        #expect(harness.paging.position == 4 && harness.attached == [4])
        assertLaws(of: harness)
    }

    @Test("Law 10: a movement that is turned around tells every page a balanced story")
    func turnedAround() {
        var harness = PagingHarness.shown(0..<2)
        harness.select(1)
        harness.advance(0.5)
        harness.select(0)
        harness.settle()
        #expect(
            harness.calls == [
                "0 willAppear", "0 didAppear", "1 willAppear", "0 willDisappear", "1 willDisappear", "1 didDisappear",
                "0 willAppear", "0 didAppear",
            ])
        #expect(harness.events.map(\.to) == [1, 0])
        assertLaws(of: harness)
    }

    @Test("Law 15: a change by a command, in the order of UITabBarController, ends at rest", arguments: [true, false])
    func order(isAnimated: Bool) {
        var harness = PagingHarness.shown(0..<2)
        harness.calls = []
        harness.select(1, animated: isAnimated)
        if isAnimated { #expect(harness.calls == ["1 willAppear", "0 willDisappear"]) }
        harness.settle()
        #expect(harness.calls == ["1 willAppear", "0 willDisappear", "0 didDisappear", "1 didAppear"])
    }

    @Test("B44: a selection of the current page, then three in one turn: every story is balanced, and page 1 is shown")
    func selectionsInOneTurn() {
        var harness = PagingHarness(0..<3)
        harness.select(0)
        harness.appear(.appearing)
        harness.send { $0.layOut() }
        harness.appear(.appeared)
        for id in [2, 2, 1] { harness.select(id, animated: false) }
        for id in 0..<3 {
            let calls = harness.calls.filter { $0.hasPrefix("\(id) ") }
            let appearances = calls.filter { $0.hasSuffix("didAppear") }.count
            let disappearances = calls.filter { $0.hasSuffix("didDisappear") }.count
            #expect(appearances - disappearances == (id == 1 ? 1 : 0))
        }
        #expect(harness.events.map(\.to) == [2, 1])
        assertLaws(of: harness)
    }

    @Test("B21: a command while a finger is on the pages is carried out at once")
    func commandUnderAFinger() {
        var harness = PagingHarness.shown(0..<4)
        harness.drag(to: 0.3)
        let isSelected = harness.select(2, animated: false)
        #expect(isSelected && harness.paging.position == 2 && !harness.isDragging)
        assertLaws(of: harness)
        harness.drag(by: 0.3)
        harness.select(0)
        harness.settle()
        #expect(harness.paging.position == 0)
        assertLaws(of: harness)
    }
}
