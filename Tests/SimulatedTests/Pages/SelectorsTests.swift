import Simulator
import Testing
import UIKit

@testable import TabKit

@Suite("What shows the tabs of a pager") @MainActor struct SelectorsTests {
    private func place(_ strips: [TabStrip], in stage: PagerStage) {
        for (index, strip) in strips.enumerated() {
            strip.frame = CGRect(x: 0, y: 60 + CGFloat(index) * 60, width: 393, height: 55)
            stage.pager.view.addSubview(strip)
        }
        stage.phone.advance(0)
    }

    @Test("Several agree in every frame, whoever makes the change")
    func agreement() throws {
        let stage = PagerStage("abcde")
        stage.show()
        let strips = [TabStrip(style: .fixed), TabStrip(style: .scrollable), TabStrip(style: .automatic)]
        for strip in strips { stage.pager.addSelector(strip) }
        place(strips, in: stage)
        func check() {
            for strip in strips {
                #expect(strip.position == stage.pager.position && strip.selected == stage.pager.selected)
                #expect(strip.items.map(\.id) == stage.pager.items.map(\.id))
                #expect(strip.indicatorFrame != nil)
            }
        }
        let tapped = try #require(strips[1].frame(of: "d"))
        stage.phone.tap(CGPoint(x: tapped.midX, y: strips[1].frame.midY))
        for _ in 0..<10 {
            stage.phone.advance(1.0 / 60)
            check()
        }
        try stage.phone.settle()
        #expect(stage.changes == ["a>d tap"])
        stage.pull(100)
        check()
        stage.pager.insert(TabItem(id: "x", title: "x"), at: 0)
        check()
        stage.release()
        try stage.phone.settle()
        stage.pager.remove("d")
        check()
        #expect(stage.pager.selector === strips[0])
    }

    @Test("One that goes away is forgotten, the others go on")
    func gone() throws {
        let stage = PagerStage("abc")
        stage.show()
        weak var first: TabStrip?
        let second = TabStrip()
        do {
            let strip = TabStrip()
            first = strip
            stage.pager.selector = strip
            stage.pager.addSelector(second)
            place([strip, second], in: stage)
            strip.removeFromSuperview()
        }
        #expect(first == nil && stage.pager.selector === second)
        try stage.swipe(.left)
        #expect(second.position == 1)
        stage.pager.removeSelector(second)
        #expect(stage.pager.selector == nil && second.pager == nil && second.items.isEmpty)
        try stage.swipe(.left)
        #expect(stage.pager.position == 2)
    }

    @Test("A strip that goes over to another pager follows that one only")
    func goesOver() throws {
        let (one, two) = (TabPager(items: [TabItem(id: 1, title: "1"), TabItem(id: 2, title: "2")]), PagerStage("abc"))
        two.show()
        let strip = TabStrip()
        one.selector = strip
        two.pager.selector = strip
        place([strip], in: two)
        #expect(one.selector == nil && strip.pager === two.pager)
        one.insert(TabItem(id: 3, title: "3"), at: 0)
        one.select(2)
        two.phone.advance(0)
        #expect(strip.items.count == 3 && strip.selected == AnyHashable("a"))
        try two.swipe(.left)
        #expect(strip.position == 1)
        two.pager.addSelector(strip)
        two.pager.selector = strip
        #expect(two.pager.selectors.count == 1 && strip.pager === two.pager)
    }

    @Test("A strip that outlives its pager is empty, through layout, scrolling and touches")
    func outlivesPager() throws {
        let phone = Simulator(.iPhone16)
        let host = UIViewController()
        phone.show(host)
        let strip = TabStrip(style: .scrollable)
        strip.frame = CGRect(x: 0, y: 60, width: 393, height: 55)
        host.view.addSubview(strip)
        do {
            let pager = TabPager(items: (0..<30).map { TabItem(id: $0, title: "Title \($0)") })
            pager.selector = strip
            phone.advance(0)
            #expect(strip.scrolls)
        }
        #expect(strip.pager == nil && strip.items.isEmpty && strip.selected == nil)
        phone.drag(from: CGPoint(x: 300, y: 80), to: CGPoint(x: 100, y: 80))
        try phone.settle()
        phone.tap(CGPoint(x: 100, y: 80))
        strip.frame.size.width = 300
        try phone.settle()
        #expect(strip.contentWidth == 300 && strip.indicatorFrame == nil)
    }
}
