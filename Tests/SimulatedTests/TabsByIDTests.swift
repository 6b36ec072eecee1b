import Simulator
import Testing
import UIKit

@testable import TabKit

@Suite("A hundred thousand tabs, given by their ids, under a finger") @MainActor struct HandledTabsByIDTests {
    @Test("Swipes, taps and scrolling make the items that they bring in sight, each once, while the list changes")
    func hands() throws {
        let phone = Simulator(.iPhone16)
        let book = PageBook()
        var made: [Int: Int] = [:]
        let tabs = TabsController(style: .scrollable, ids: Array(0..<100_000), selected: 60_000) { number in
            made[number, default: 0] += 1
            return TabItem(id: number, title: "Tab \(number)") { book.page("\(number)") }
        }
        phone.show(tabs)
        #expect(tabs.selected == AnyHashable(60_000) && book.alive == ["60000"])
        for _ in 0..<3 {
            phone.drag(from: CGPoint(x: 350, y: 500), to: CGPoint(x: 50, y: 500), over: 0.2)
            try phone.settle()
        }
        #expect(tabs.selected == AnyHashable(60_003))
        // Under the finger, tabs come and go on both sides.
        phone.touchDown(at: CGPoint(x: 350, y: 500))
        phone.touchMove(to: CGPoint(x: 200, y: 500))
        let position = tabs.pager.position
        tabs.pager.insert(TabItem(id: "first", title: "First"), at: 0)
        tabs.pager.remove(99_999)
        tabs.pager.move(5, to: 99_000)
        #expect(abs(tabs.pager.position - position) < 1e-9)
        phone.touchUp(velocity: CGPoint(x: -800, y: 0))
        try phone.settle()
        #expect(tabs.selected == AnyHashable(60_004) && tabs.selectedIndex == 60_004)
        // The strip is thrown far away, and a tab there is tapped.
        let stripY = tabs.strip.frame.midY
        for _ in 0..<4 {
            phone.drag(from: CGPoint(x: 350, y: stripY), to: CGPoint(x: 20, y: stripY), over: 0.05)
            try phone.settle()
        }
        phone.tap(CGPoint(x: 200, y: stripY))
        try phone.settle()
        let selected = try #require(tabs.selected?.base as? Int)
        #expect(selected > 60_010 && tabs.pager.position == Double(tabs.selectedIndex ?? -1))
        #expect(made.count < 500 && made.values.allSatisfy { $0 == 1 })
        #expect(book.problems.isEmpty)
    }
}
