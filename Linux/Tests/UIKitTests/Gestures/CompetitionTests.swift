import Testing

@testable import UIKit

/// How recognizers exclude, require and allow one another: Apple's documentation.
@MainActor struct CompetitionTests {
    /// Two pans, one on the window and one on a view inside it.
    @MainActor private struct Pair {
        let stage = TouchStage()
        let log = GestureLog()
        let outer: RecordingPan
        let inner: RecordingPan

        init() {
            outer = RecordingPan("outer", log)
            inner = RecordingPan("inner", log)
            let view = stage.add(UIView())
            stage.window.addGestureRecognizer(outer)
            view.addGestureRecognizer(inner)
        }

        func drag() {
            stage.drag(from: CGPoint(x: 100, y: 100), by: CGPoint(x: 10, y: 0), steps: 2)
        }
    }

    @Test("Without rules the deeper one wins and the other fails")
    func exclusion() {
        let pair = Pair()
        pair.drag()
        #expect(pair.log.lines == ["outer failed", "inner began", "inner changed"])
    }

    @Test("On one view the one that was added later wins")
    func order() {
        let pair = Pair()
        let later = RecordingPan("later", pair.log)
        pair.inner.view?.addGestureRecognizer(later)
        pair.drag()
        #expect(pair.log.lines.filter { $0.hasSuffix("began") } == ["later began"])
    }

    @Test("Yes from either delegate lets both recognize", arguments: [true, false])
    func simultaneous(innerAnswers: Bool) {
        let pair = Pair()
        let judge = GestureJudge(GestureLog())
        judge.simultaneous = true
        if innerAnswers { pair.inner.delegate = judge } else { pair.outer.delegate = judge }
        pair.drag()
        #expect(pair.log.lines == ["inner began", "outer began", "inner changed", "outer changed"])
    }

    @Test("A recognizer waits until the other has failed")
    func requiringFailure() {
        let pair = Pair()
        let press = UILongPressGestureRecognizer()
        press.allowableMovement = 30
        pair.stage.window.addGestureRecognizer(press)
        pair.inner.require(toFail: press)
        pair.outer.isEnabled = false
        pair.stage.drag(from: CGPoint(x: 100, y: 100), by: CGPoint(x: 10, y: 0), steps: 3)
        #expect(pair.inner.state == .possible)
        pair.stage.move(131, 100)
        #expect(pair.inner.state == .began)
        #expect(abs(pair.inner.translation(in: nil).x - 21) < 1e-6)
        #expect(pair.log.lines == ["inner began"])
    }

    @Test("If the other recognizes, the waiting one fails")
    func requiredRecognizes() {
        let pair = Pair()
        pair.inner.require(toFail: pair.outer)
        pair.drag()
        #expect(pair.log.lines == ["inner failed", "outer began", "outer changed"])
    }

    @Test("Delegates may require failure for one attempt, from either side", arguments: [true, false])
    func dynamicRequirement(innerAsks: Bool) {
        let pair = Pair()
        let judge = GestureJudge(GestureLog())
        if innerAsks {
            judge.requiresFailure = pair.outer
            pair.inner.delegate = judge
        } else {
            judge.requiredToFailBy = pair.inner
            pair.outer.delegate = judge
        }
        pair.drag()
        #expect(pair.outer.state == .changed)
        pair.stage.up()
    }

    @Test("The delegate is asked in Apple's order, about touches once for each")
    func questions() {
        let pair = Pair()
        let judge = GestureJudge(pair.log)
        pair.inner.delegate = judge
        pair.drag()
        #expect(
            pair.log.lines == [
                "receive event?", "receive touch?", "begin?", "require failure?", "simultaneous?", "outer failed",
                "inner began", "inner changed",
            ])
    }

    @Test("A delegate that doesn't let it begin makes it fail, and the others go on")
    func shouldBegin() {
        let pair = Pair()
        let judge = GestureJudge(GestureLog())
        judge.begins = false
        pair.inner.delegate = judge
        pair.drag()
        #expect(pair.log.lines == ["inner failed", "outer began", "outer changed"])
        pair.stage.up()
        judge.begins = true
        judge.receives = false
        pair.log.lines = []
        pair.drag()
        #expect(pair.log.lines == ["outer began", "outer changed"])
    }

    @Test("A view's own gestureRecognizerShouldBegin is asked as well")
    func viewShouldBegin() {
        final class Refusing: UIView {
            override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
        }
        let pair = Pair()
        let view = Refusing(frame: pair.stage.window.bounds)
        pair.inner.view?.addSubview(view)
        pair.drag()
        #expect(pair.log.lines == ["inner failed", "outer failed"])
    }

    @Test("A single tap waits for a double tap, which has 0.35 s to come")
    func doubleTap() {
        let stage = TouchStage()
        let log = GestureLog()
        let (single, double) = (UITapGestureRecognizer(), UITapGestureRecognizer())
        double.numberOfTapsRequired = 2
        single.require(toFail: double)
        for (tap, name) in [(single, "single"), (double, "double")] {
            tap.addHandler { _ in log.lines.append(name) }
            stage.window.addGestureRecognizer(tap)
        }
        stage.tap(100, 100)
        stage.advance(0.3)
        #expect(log.lines.isEmpty)
        stage.advance(0.06)
        #expect(log.lines == ["single"])
        stage.tap(100, 100)
        stage.advance(0.1)
        stage.tap(102, 101)
        stage.advance(1)
        #expect(log.lines == ["single", "double"])
        #expect(stage.runtime.isIdle)
    }
}
