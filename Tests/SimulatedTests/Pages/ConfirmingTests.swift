import Simulator
import TabKit
import Testing
import UIKit

@Suite("A question whose answer takes time") @MainActor struct ConfirmingTests {
    private let questions = Questions()

    private enum Way: CaseIterable { case tap, key, swipe, wheel }

    private func shown(_ tabs: String = "abcd") -> (stage: PagerStage, strip: TabStrip) {
        let stage = PagerStage(tabs)
        let strip = TabStrip()
        let phone = stage.phone
        stage.pager.confirmSelection = { [questions] id in
            let isAllowed = await questions.ask(id)
            // Other tests may have used other phones since.
            _ = phone.now
            return isAllowed
        }
        stage.pager.selector = strip
        stage.show()
        stage.pager.view.addSubview(strip)
        strip.frame = CGRect(x: 0, y: 60, width: 393, height: 55)
        stage.phone.advance(0)
        stage.forget()
        return (stage, strip)
    }

    private func go(_ way: Way, _ stage: PagerStage, _ strip: TabStrip) throws {
        switch way {
        case .tap: try stage.phone.tap(label: "b")
        case .key:
            strip.becomeFirstResponder()
            stage.phone.press(.keyboardRightArrow)
        case .swipe: try stage.swipe(.left)
        case .wheel: stage.phone.scroll(at: CGPoint(x: 200, y: 500), by: CGPoint(x: 60, y: 0))
        }
        try stage.phone.settle()
    }

    @Test("is asked once; nothing moves or loads before the answer", arguments: Way.allCases, [true, false])
    private func answered(way: Way, isAllowed: Bool) async throws {
        let (stage, strip) = shown()
        try go(way, stage, strip)
        await questions.turn()
        #expect(questions.asked == ["b"])
        #expect(stage.pager.position == 0 && stage.selected == "a" && stage.changes == [])
        #expect(stage.book.made == ["a": 1])
        // Again while it is open: it is the same question.
        try go(way, stage, strip)
        await questions.turn()
        #expect(questions.asked == ["b"])
        await questions.answer(isAllowed)
        try stage.phone.settle()
        #expect(stage.selected == (isAllowed ? "b" : "a"))
        let reasons: [Way: String] = [.tap: "tap", .key: "key", .swipe: "swipe", .wheel: "swipe"]
        #expect(stage.changes == (isAllowed ? ["a>b \(reasons[way] ?? "")"] : []))
        #expect(stage.pager.position == (isAllowed ? 1 : 0))
        #expect(strip.position == stage.pager.position)
        #expect(stage.book.problems == [] && stage.book.unfinished == [] && stage.book.appeared == [stage.selected])
    }

    @Test("comes after shouldSelect, which is asked once too")
    func order() async throws {
        let (stage, strip) = shown()
        var asked: [String] = []
        stage.pager.shouldSelect = { id in
            asked.append("\(id.base)")
            return id != AnyHashable("c")
        }
        stage.wake()
        #expect(!stage.pager.choose("c", reason: .tap))
        await questions.turn()
        #expect(questions.asked == [] && asked == ["c"])
        try go(.tap, stage, strip)
        try go(.tap, stage, strip)
        await questions.turn()
        #expect(asked == ["c", "b"] && questions.asked == ["b"])
        await questions.answer(true)
        #expect(asked == ["c", "b"] && stage.selected == "b")
    }

    @Test("is void after a command in between", arguments: [true, false])
    func void(byCode: Bool) async throws {
        let (stage, strip) = shown()
        try go(.tap, stage, strip)
        await questions.turn()
        stage.wake()
        if byCode { stage.pager.select("d") } else { try stage.phone.tap(label: "a") }
        await questions.answer(true)
        try stage.phone.settle()
        #expect(stage.selected == (byCode ? "d" : "a"))
        #expect(stage.changes == (byCode ? ["a>d code"] : []))
    }

    @Test("gives way to a question about another tab")
    func replaced() async throws {
        let (stage, strip) = shown()
        try go(.tap, stage, strip)
        await questions.turn()
        try stage.phone.tap(label: "c")
        await questions.turn()
        #expect(questions.asked == ["b", "c"])
        await questions.answer(true)
        #expect(stage.selected == "a")
        await questions.answer(true)
        try stage.phone.settle()
        #expect(stage.selected == "c" && stage.changes == ["a>c tap"])
    }

    @Test("answered while the finger still pulls, takes the pages out of its hold")
    func answeredDuringDrag() async throws {
        let (stage, _) = shown()
        stage.pull(-200)
        #expect(stage.pager.position > 0 && stage.pager.position < 0.4)
        #expect(stage.book.made == ["a": 1])
        await questions.answer(true)
        stage.phone.advance(0.05)
        stage.phone.touchMove(to: CGPoint(x: 10, y: 426), over: 0.1)
        try stage.phone.settle()
        #expect(stage.selected == "b" && stage.pager.position == 1)
        stage.phone.touchUp()
        try stage.phone.settle()
        #expect(stage.selected == "b" && questions.asked == ["b"])
        #expect(stage.book.problems == [] && stage.book.unfinished == [])
    }

    @Test("refused while the finger still pulls, is not asked again in the same swipe")
    func refusedDuringDrag() async throws {
        let (stage, _) = shown()
        stage.pull(-200)
        await questions.answer(false)
        stage.phone.touchMove(to: CGPoint(x: 300, y: 426), over: 0.1)
        stage.phone.touchMove(to: CGPoint(x: 50, y: 426), over: 0.1)
        await questions.turn()
        #expect(questions.asked == ["b"] && stage.book.made == ["a": 1])
        stage.release()
        try stage.phone.settle()
        #expect(stage.selected == "a" && stage.pager.position == 0 && stage.changes == [])
    }

    @Test("answered while the asking screen covers the pager, the page is there when that goes")
    func covered() async throws {
        let (stage, strip) = shown()
        try go(.tap, stage, strip)
        stage.phone.cover()
        await questions.answer(true)
        #expect(stage.selected == "b" && stage.pager.isResting)
        stage.phone.dismiss()
        try stage.phone.settle()
        #expect(stage.pager.position == 1 && stage.book.appeared == ["b"] && stage.book.problems == [])
    }

    @Test("is about a tab that may be gone or disabled by then", arguments: [true, false])
    func goneTab(isRemoved: Bool) async throws {
        let (stage, strip) = shown()
        try go(.tap, stage, strip)
        await questions.turn()
        stage.wake()
        if isRemoved {
            stage.pager.remove("b")
        } else {
            stage.pager.update(stage.book.item("b", title: "b", isEnabled: false))
        }
        await questions.answer(true)
        try stage.phone.settle()
        #expect(stage.selected == "a" && stage.changes == [])
    }

    @Test("does not keep the pager alive")
    func gone() async throws {
        weak var pager: TabPager?
        do {
            let (stage, strip) = shown()
            pager = stage.pager
            try go(.tap, stage, strip)
            await questions.turn()
            stage.phone.hide()
        }
        #expect(pager == nil)
        await questions.answer(true)
    }

    @Test("is not asked of code, nor for the selected tab")
    func notAsked() async throws {
        let (stage, _) = shown()
        stage.pager.select("c", animated: true)
        try stage.phone.settle()
        #expect(stage.pager.choose("c", reason: .tap))
        await questions.turn()
        #expect(questions.asked == [] && stage.selected == "c")
    }
}
