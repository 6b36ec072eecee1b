import Simulator
import Testing
import UIKit

@testable import TabKit

@Suite("When the mark moves") @MainActor struct IndicatorTimingTests {
    private let phone = Simulator(.iPhone16)
    private let book = PageBook()

    private func shown(_ timing: TabIndicatorStyle.Timing) throws -> TabsController {
        var style = TabStripStyle.fixed
        style.indicator.timing = timing
        let tabs = book.tabs(["a", "b", "c"], style: style)
        phone.show(tabs)
        try phone.settle()
        return tabs
    }

    @Test(
        "With the pages, past the half, or with the selection",
        arguments: [
            TabIndicatorStyle.Timing.progress, .halfway, .selection,
        ])
    func drag(timing: TabIndicatorStyle.Timing) throws {
        let tabs = try shown(timing)
        phone.touchDown(at: CGPoint(x: 300, y: 500))
        phone.touchMove(to: CGPoint(x: 300 - 10 - 118, y: 500), over: 0.2)
        let x = tabs.strip.indicator.frame.minX
        #expect(timing == .progress ? abs(x - 131 * 0.3) < 1 : x == 0)
        phone.touchMove(to: CGPoint(x: 300 - 10 - 236, y: 500), over: 0.2)
        let farther = tabs.strip.indicator.frame.minX
        switch timing {
        case .progress: #expect(abs(farther - 131 * 0.6) < 1)
        case .halfway: #expect(farther == 131 && !phone.isIdle)
        case .selection: #expect(farther == 0)
        }
        phone.touchUp()
        #expect(timing == .progress || tabs.strip.indicator.frame.minX == 131)
        try phone.settle()
        #expect(tabs.strip.indicator.frame.minX == 131)
    }

    @Test(
        "A new size and an edit put the mark in its place at once",
        arguments: [
            TabIndicatorStyle.Timing.progress, .halfway, .selection,
        ])
    func size(timing: TabIndicatorStyle.Timing) throws {
        let tabs = try shown(timing)
        tabs.select("b")
        try phone.settle()
        phone.resize(to: CGSize(width: 300, height: 600))
        #expect(phone.isIdle && tabs.strip.indicator.frame.minX == 100)
        tabs.pager.remove("c")
        phone.advance(0)
        #expect(phone.isIdle && tabs.strip.indicator.frame.minX == 150)
    }
}
