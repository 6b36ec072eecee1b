import Testing

@testable import UIKit

/// The real scroll view under the virtual clock against traces recorded on iOS 26.
@MainActor struct ScrollTraceTests {
    private func makeScrollView(_ stage: TouchStage, height: CGFloat) -> UIScrollView {
        let scrollView = UIScrollView()
        scrollView.contentSize = CGSize(width: 393, height: height)
        return stage.add(scrollView)
    }

    /// The largest error of the offset over a trace that begins with the lift that comes now.
    private func liftAndCompare(
        _ stage: TouchStage, _ scrollView: UIScrollView, from origin: CGFloat, _ trace: KeyValuePairs<Double, Double>
    ) -> Double {
        stage.up()
        let lift = stage.runtime.now
        return trace.map { time, value in
            stage.runtime.advance(to: lift + time / 1000 - ScrollTraces.processing)
            return abs(scrollView.contentOffset.y - origin - value)
        }.max() ?? 0
    }

    @Test("Flings of 3000 and 750 pt/s", arguments: [24.0, 6])
    func flings(step: CGFloat) {
        let stage = TouchStage()
        let scrollView = makeScrollView(stage, height: 40_000)
        stage.drag(from: CGPoint(x: 200, y: 800), by: CGPoint(x: 0, y: -step), steps: 20)
        let start = scrollView.contentOffset.y
        #expect(abs(start - (step * 20 - 10)) < 0.2)
        let trace = step == 24 ? ScrollTraces.fling3000 : ScrollTraces.fling750
        #expect(liftAndCompare(stage, scrollView, from: start, trace) <= ScrollTraces.tolerance)
        // Recorded: 2.160 s at 750 pt/s, 2.852 s at 3000 pt/s.
        stage.advance(0.05)
        #expect(!scrollView.isDecelerating)
        #expect(stage.runtime.isIdle)
    }

    @Test("The rubber band")
    func rubberBand() {
        let stage = TouchStage()
        let scrollView = makeScrollView(stage, height: 4000)
        stage.down(200, 100)
        for (pull, shown) in ScrollTraces.rubberBand {
            stage.advance(0.008)
            stage.move(200, 100 + 10 + pull)
            #expect(abs(scrollView.contentOffset.y + shown) <= ScrollTraces.tolerance)
        }
    }

    @Test("A held release beyond the edge uses the last velocity, 625 pt/s")
    func heldRelease() {
        let stage = TouchStage()
        let scrollView = makeScrollView(stage, height: 4000)
        stage.drag(from: CGPoint(x: 200, y: 100), by: CGPoint(x: 0, y: 5), steps: 120)
        #expect(scrollView.contentOffset.y == -235)
        stage.advance(0.312)
        #expect(scrollView.contentOffset.y == -235)
        #expect(liftAndCompare(stage, scrollView, from: 0, ScrollTraces.heldRelease) <= ScrollTraces.tolerance)
        stage.advance(0.02)
        #expect(scrollView.contentOffset.y == 0)
        #expect(!scrollView.isDecelerating)
    }

    @Test("A fling of 3125 pt/s into the edge from 60 pt before it")
    func edgeImpact() {
        let stage = TouchStage()
        let scrollView = makeScrollView(stage, height: 852 + 490 + 60)
        stage.drag(from: CGPoint(x: 200, y: 800), by: CGPoint(x: 0, y: -25), steps: 20)
        #expect(scrollView.contentOffset.y == 490)
        #expect(liftAndCompare(stage, scrollView, from: 550, ScrollTraces.edgeImpact) <= ScrollTraces.tolerance)
        stage.advance(0.02)
        #expect(scrollView.contentOffset.y == 550)
        #expect(!scrollView.isDecelerating)
    }

    @Test("The announced target is the continuous curve's, on a pixel; the rest may be short of it")
    func announcedTarget() {
        let stage = TouchStage()
        let scrollView = makeScrollView(stage, height: 40_000)
        let log = ScrollLog()
        scrollView.delegate = log
        stage.drag(from: CGPoint(x: 200, y: 800), by: CGPoint(x: 0, y: -24), steps: 20)
        let start = scrollView.contentOffset.y
        stage.up()
        // Recorded: the target is 0.4995(|v| - 10) away, the rest 0.499(|v| - 10).
        #expect(abs(log.target.y - start - 0.4995 * 2990) <= ScrollTraces.tolerance)
        #expect(abs(log.velocity.y - 3) < 1e-9)
        stage.settle()
        #expect(abs(scrollView.contentOffset.y - start - 0.499 * 2990) <= ScrollTraces.tolerance)
    }

    @Test("Offsets lie on the pixel grid")
    func pixels() {
        let stage = TouchStage()
        let scrollView = makeScrollView(stage, height: 40_000)
        stage.drag(from: CGPoint(x: 200, y: 800), by: CGPoint(x: 0, y: -7.77), steps: 20)
        stage.up()
        for _ in 0..<100 {
            stage.advance(0.013)
            let pixels = scrollView.contentOffset.y * 3
            #expect(abs(pixels - pixels.rounded()) < 1e-6)
        }
    }
}
