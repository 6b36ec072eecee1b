import Testing

@testable import TabCore

@Suite("Swipes")
struct PagingSwipeTests {
    @Test("Law 6, B39: a swipe is one change, told when the finger lifts")
    func swipe() {
        var harness = PagingHarness.shown(0..<3)
        harness.drag(to: 0.6)
        #expect(harness.events.isEmpty)
        harness.release()
        #expect(harness.events == [.init(from: 0, to: 1, reason: .swipe)])
        harness.settle()
        #expect(harness.events.count == 1 && harness.paging.position == 1)
        assertLaws(of: harness)
    }

    @Test("Law 15: appearance begins with the drag and ends at rest")
    func appearanceOfASwipe() {
        var harness = PagingHarness.shown(0..<2)
        harness.calls = []
        harness.drag(to: 0.01)
        #expect(harness.calls == ["1 willAppear", "0 willDisappear"])
        harness.drag(to: 0.7)
        harness.release()
        #expect(harness.calls.count == 2)
        harness.settle()
        #expect(harness.calls.suffix(2) == ["0 didDisappear", "1 didAppear"])
    }

    @Test("Law 9: a swipe that comes back leaves no event and no imbalance, and says so")
    func cancelled() {
        var harness = PagingHarness.shown(0..<3, selected: 1)
        harness.calls = []
        harness.drag(to: Double(harness.paging.location) + 0.3)
        harness.release()
        harness.settle()
        #expect(harness.events.isEmpty && harness.cancelled == 1)
        #expect(
            harness.calls == [
                "2 willAppear", "1 willDisappear", "2 willDisappear", "2 didDisappear", "1 willAppear", "1 didAppear",
            ])
        assertLaws(of: harness)
    }

    @Test("Law 9: a pull beyond the end shows no page, and is no cancelled swipe")
    func overscroll() {
        var harness = PagingHarness.shown(0..<3)
        harness.drag(to: -0.3)
        #expect(harness.paging.position == -0.3 && harness.attached == [0])
        harness.settle()
        #expect(harness.cancelled == 0 && harness.events.isEmpty && harness.calls.count == 2)
        assertLaws(of: harness)
    }

    @Test("A command during a pull beyond the end goes on from there, without a jump")
    func commandFromOverscroll() {
        var harness = PagingHarness.shown(0..<3)
        harness.drag(to: -0.4)
        harness.select(1)
        #expect(isNear(harness.paging.position, -0.4))
        harness.advance(0.1)
        #expect(isNear(harness.paging.position, -0.26))
        assertLaws(of: harness)
        harness.settle()
        #expect(harness.paging.position == 1)
    }

    @Test("Law 8: a page is asked about once, before it is made, and a refused one ends the track")
    func refused() {
        var harness = PagingHarness.shown(0..<3)
        harness.refused = [1]
        harness.drag(to: 0.2)
        harness.drag(to: 0.4)
        #expect(harness.asked == [1] && harness.loaded == [0] && harness.paging.reach == 0...0)
        harness.release()
        harness.drag(by: 0.1)
        #expect(harness.asked == [1] && harness.loaded == [0], "caught, it is still refused")
        harness.settle()
        #expect(harness.events.isEmpty && harness.paging.position == 0)
        assertLaws(of: harness)
    }

    @Test("Law 8: the next swipe asks again")
    func askedAnew() {
        var harness = PagingHarness.shown(0..<2)
        harness.refused = [1]
        harness.drag(to: 0.2)
        harness.settle()
        harness.refused = []
        harness.drag(to: 0.6)
        harness.settle()
        #expect(harness.asked == [1, 1] && harness.paging.position == 1)
    }

    @Test("Law 8: code and taps are not asked by the machine, and reach a page that a swipe was refused")
    func codeIsNotAsked() {
        var harness = PagingHarness.shown(0..<3)
        harness.refused = [1, 2]
        harness.drag(to: 0.3)
        harness.select(2)
        #expect(harness.attached == [0, 2], "page 0 stays in sight, page 1 is not made")
        harness.settle()
        #expect(harness.asked == [1] && harness.paging.position == 2 && harness.loaded == [0, 2])
        assertLaws(of: harness)
    }

    @Test("B55, law 8: swipes pass over disabled tabs, and p goes from the one to the other")
    func disabledTab() {
        var harness = PagingHarness.shown(0..<3)
        harness.edit { $0.setEnabled(false, for: 1) }
        harness.drag(to: 0.5)
        #expect(harness.paging.position == 1 && harness.attached == [0, 2] && harness.asked == [2])
        harness.release(flick: 1)
        harness.settle()
        #expect(harness.paging.tabs.selected == 2 && harness.loaded == [0, 2])
        assertLaws(of: harness)
    }

    @Test("B19: caught while it settles, drawn back and released, the pages are at rest on the tab they came from")
    func caught() {
        var harness = PagingHarness.shown(0..<5, selected: 2)
        let home = harness.paging.location
        harness.drag(to: home + 0.4)
        harness.release()
        harness.scroll(to: home + 0.2)
        harness.drag(by: 0)
        #expect(isNear(harness.paging.position, 2.2))
        harness.drag(by: -0.1)
        harness.settle()
        #expect(harness.paging.position == 2 && harness.events.isEmpty && harness.cancelled == 1)
        assertLaws(of: harness)
    }

    @Test("B19: a tap while a finger holds a half drag ends at a whole place")
    func tapDuringDrag() {
        var harness = PagingHarness.shown(0..<4)
        harness.drag(to: 0.2)
        harness.select(2, animated: false, reason: .tap)
        #expect(harness.paging.position == 2 && !harness.isDragging)
        harness.release()
        harness.settle()
        #expect(harness.paging.position == 2 && harness.attached == [2])
        assertLaws(of: harness)
    }

    @Test("B22: after the finger the scroll view goes on by itself: the machine sends no command")
    func settlingIsLeftAlone() {
        var harness = PagingHarness.shown(0..<3)
        harness.drag(to: 0.6)
        let effects = harness.paging.dragEnded(target: 1)
        #expect(effects == [.selected(.init(from: 0, to: 1, reason: .swipe))])
        for location in [0.7, 0.8, 0.9] { #expect(harness.paging.scrolled(to: location).isEmpty) }
    }

    @Test("Law 10: a finger stops a movement where it is; lifted, the pages go on to the selected tab")
    func hold() {
        var harness = PagingHarness.shown(0..<5)
        harness.select(4)
        harness.advance(0.5)
        harness.hold()
        #expect(harness.paging.position == 2 && harness.paging.isHeld && harness.goal == nil)
        harness.endHold()
        #expect(harness.paging.position == 2 && harness.goal != nil)
        harness.settle()
        #expect(harness.paging.position == 4 && harness.events.count == 1)
        assertLaws(of: harness)
    }

    @Test("A page that a caught jump would have passed over is asked about and made when the finger goes there")
    func caughtOnTheWayThrough() {
        var options = PagingOptions()
        options.farJump = .through
        var harness = PagingHarness.shown(0..<5, options: options)
        harness.refused = [2]
        harness.select(4)
        harness.advance(0.3)
        #expect(isNear(harness.paging.position, 1.2))
        harness.drag(by: 0)
        harness.drag(by: -0.1)
        #expect(isNear(harness.paging.position, 1.1) && harness.asked.isEmpty)
        harness.settle()
        assertLaws(of: harness)
    }
}
