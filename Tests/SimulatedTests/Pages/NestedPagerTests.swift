import Simulator
import TabKit
import Testing
import UIKit

@Suite("A pager in the page of a pager") @MainActor struct NestedPagerTests {
    private let inner: TabPager
    private let outer: PagerStage

    init() {
        let pager = TabPager(items: ["b1", "b2", "b3"].map { TabItem(id: $0, title: $0) })
        inner = pager
        outer = PagerStage("abc", selected: "b") { $0 == "b" ? pager : UIViewController() }
    }

    private struct Case: Sendable, CustomTestStringConvertible {
        var start: Int
        /// Towards later pages or back.
        var step: Int
        var outer: Int
        var inner: Int
        var testDescription: String { "from b\(start + 1) by \(step)" }
    }

    private nonisolated static let cases = [
        Case(start: 2, step: 1, outer: 2, inner: 2), Case(start: 1, step: 1, outer: 1, inner: 2),
        Case(start: 0, step: -1, outer: 0, inner: 0), Case(start: 1, step: -1, outer: 1, inner: 0),
    ]

    @Test("B53: hands a swipe over at its end, and never do both move", arguments: cases, [false, true])
    private func swipes(_ test: Case, isRightToLeft: Bool) throws {
        outer.phone.direction = isRightToLeft ? .rightToLeft : .leftToRight
        outer.show()
        inner.select(index: test.start)
        var moved = [false, false]
        inner.onMove = { [inner] in
            if $0 != Double(inner.selectedIndex ?? 0) || $0 != Double(test.start) { moved[0] = true }
        }
        outer.pager.onMove = { if $0 != 1 { moved[1] = true } }
        let way = CGFloat(isRightToLeft ? test.step : -test.step) * 300
        outer.phone.drag(from: CGPoint(x: 196 - way / 2, y: 400), to: CGPoint(x: 196 + way / 2, y: 400), over: 0.2)
        try outer.phone.settle()
        #expect(outer.pager.position == Double(test.outer))
        #expect(inner.position == Double(test.inner))
        #expect(moved[0] != moved[1], "one of the two")
    }

    @Test("keeps a drag that turns back, though it ends beyond its first page")
    func keptDrag() throws {
        outer.show()
        inner.select(index: 1)
        outer.pull(-100)
        #expect(inner.position > 1.2)
        outer.phone.touchMove(to: CGPoint(x: 390, y: 426), over: 0.2)
        #expect(outer.pager.position == 1)
        #expect(inner.position < 0.8)
        outer.release()
        try outer.phone.settle()
        #expect(outer.pager.position == 1)
    }

    @Test("with a single page leaves every swipe to the pager around it")
    func singlePage() throws {
        inner.apply([TabItem(id: "b1", title: "b1")])
        outer.show()
        try outer.swipe(.left)
        #expect(outer.selected == "c")
        try outer.swipe(.right)
        #expect(outer.selected == "b")
        try outer.swipe(.right)
        #expect(outer.selected == "a")
    }

    @Test("hands a wheel's turn over at its end")
    func wheel() throws {
        outer.show()
        inner.select(index: 2)
        outer.phone.scroll(at: CGPoint(x: 200, y: 400), by: CGPoint(x: 60, y: 0))
        try outer.phone.settle()
        #expect(outer.selected == "c" && inner.selectedIndex == 2)
    }

    @Test("of the other axis keeps to its own")
    func otherAxis() throws {
        inner.axis = .vertical
        outer.show()
        outer.pull(-500, axis: .vertical, from: CGPoint(x: 200, y: 700))
        #expect(inner.position > 0.5 && outer.pager.position == 1)
        outer.release()
        try outer.phone.settle()
        #expect(inner.selectedIndex == 1)
        try outer.swipe(.left)
        #expect(outer.selected == "c" && inner.selectedIndex == 1)
    }
}
