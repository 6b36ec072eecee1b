import Simulator
import Testing
import UIKit

@testable import TabKit

@Suite("Edits in an animation") @MainActor struct AnimatedEditTests {
    private let phone = Simulator(.iPhone16)
    private let book = PageBook()
    private let tabs: TabsController

    init() throws {
        tabs = book.tabs(["a", "b", "c", "d"])
        tabs.select("c")
        phone.show(tabs)
        try phone.settle()
    }

    private var strip: TabStrip { tabs.strip }

    private func edit(_ body: @escaping () -> Void) {
        // Other tests may have used other phones since.
        phone.advance(0)
        UIView.animate(withDuration: 0.3, animations: body)
    }

    /// Nothing is left of a movement: each tab has one opaque view in its place.
    private func checkRest() {
        let ids = tabs.ids
        #expect(strip.itemViews.count == ids.count)
        for id in ids {
            let view = strip.itemViews[AnyHashable(id)]
            #expect(view?.alpha == 1 && view?.isHidden == false)
            #expect(abs((view?.frame.minX ?? -1) - (strip.frame(of: id)?.minX ?? -2)) < 1e-6)
        }
        let shown = strip.scrollView.subviews.filter { $0 is TabItemView && !$0.isHidden }
        #expect(shown.count == ids.count)
        #expect(strip.spareViews.allSatisfy { $0.alpha == 1 && $0.isHidden })
        #expect(abs(strip.indicator.frame.minX - (strip.indicatorFrame?.minX ?? -1)) < 1e-6)
        #expect(phone.isIdle && book.problems == [] && book.unfinished == [] && book.appeared == [tabs.selectedID])
    }

    @Test("Tabs move to their places, a new one fades in, and the model is right at once")
    func insertion() throws {
        let before = try #require(phone.screenshot())
        edit { [tabs, book] in tabs.pager.insert(book.item("x"), at: 0) }
        #expect(tabs.ids == ["x", "a", "b", "c", "d"] && tabs.selectedIndex == 3)
        let widths = Set(strip.itemViews.values.map(\.frame.width))
        #expect(widths.allSatisfy { abs($0 - 78.6) < 0.5 })
        #expect(strip.itemViews.count == 5)
        #expect(phone.screenshot() == before, "at first everything is where it was")
        phone.advance(0.15)
        let middle = try #require(phone.screenshot())
        #expect(middle != before && !phone.isIdle)
        try phone.settle()
        checkRest()
        #expect(phone.screenshot() != middle)
    }

    @Test("Removed, moved and replaced tabs leave nothing behind", arguments: 0..<4)
    func others(kind: Int) throws {
        edit { [tabs, book] in
            switch kind {
            case 0: tabs.pager.remove("a")
            case 1: tabs.pager.move("a", to: 3)
            case 2: tabs.apply(["d", "y", "c", "z"].map { book.item($0) })
            default: tabs.pager.update(book.item("c", title: "Another"))
            }
        }
        phone.advance(0.1)
        try phone.settle()
        checkRest()
        #expect(tabs.selectedID == "c" && tabs.pager.isResting)
    }

    @Test("Without an animation nothing moves")
    func plain() throws {
        tabs.pager.remove("a")
        phone.advance(0)
        #expect(phone.isIdle)
        checkRest()
    }

    @Test("Two edits one after the other, the second in the middle of the first")
    func twice() throws {
        edit { [tabs] in tabs.pager.remove("b") }
        phone.advance(0.1)
        edit { [tabs, book] in tabs.pager.insert(book.item("b"), at: 1) }
        phone.advance(0.1)
        edit { [tabs] in tabs.pager.remove("d") }
        try phone.settle()
        checkRest()
        #expect(tabs.ids == ["a", "b", "c"])
    }

    @Test("Other tabs' edits move no pixel of the page")
    func stillPage() throws {
        let page = try #require(tabs.selectedViewController?.view)
        page.backgroundColor = .systemRed
        let area = CGRect(x: 0, y: 300, width: 393, height: 300)
        let before = try #require(phone.screenshot()).cropped(to: area)
        edit { [tabs, book] in
            tabs.pager.insert(book.item("x"), at: 0)
            tabs.pager.move("a", to: 4)
        }
        for _ in 0..<10 {
            phone.advance(1.0 / 30)
            #expect(try #require(phone.screenshot()).cropped(to: area) == before)
        }
    }

    @Test("If the selected tab goes, its page fades into the next")
    func fadingPage() throws {
        try #require(tabs.selectedViewController?.view).backgroundColor = .red
        let point = CGPoint(x: 196, y: 500)
        var reasons: [String] = []
        tabs.onSelect = { reasons.append($0.reason.rawValue) }
        edit { [tabs] in tabs.pager.remove("c") }
        #expect(tabs.selectedID == "d" && tabs.pager.isResting && reasons == ["repair"])
        tabs.selectedViewController?.view.backgroundColor = .blue
        phone.advance(0.15)
        let shot = try #require(phone.screenshot())
        let colour = try #require(shot.pixel(at: point))
        #expect(20...235 ~= colour.red && 20...235 ~= colour.blue, "\(colour)")
        try phone.settle()
        checkRest()
        let end = try #require(phone.screenshot()?.pixel(at: point))
        #expect(end.blue == 255 && end.red == 0)
    }

    @Test("While a finger drags the pages, an edit moves the tabs and not the finger's pages")
    func underFinger() throws {
        phone.touchDown(at: CGPoint(x: 300, y: 500))
        phone.touchMove(to: CGPoint(x: 200, y: 500), over: 0.2)
        let page = try #require(tabs.selectedViewController?.view)
        let place = page.convert(CGPoint.zero, to: nil)
        edit { [tabs, book] in tabs.pager.insert(book.item("x"), at: 0) }
        #expect(page.convert(CGPoint.zero, to: nil) == place)
        phone.touchMove(to: CGPoint(x: 150, y: 500), over: 0.1)
        #expect(page.convert(CGPoint.zero, to: nil).x == place.x - 50)
        phone.touchUp(velocity: .zero)
        try phone.settle()
        checkRest()
    }
}
