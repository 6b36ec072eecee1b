import Testing

@testable import UIKit

/// Laws that hold whatever fingers, wheels and code do to nested scroll views.
@MainActor struct ScrollLawsTests {
    /// Counts the calls that come in pairs.
    private final class Balance: UIScrollViewDelegate {
        var dragging = 0
        var decelerating = 0
        var faults: [String] = []
        var recentres = false

        func scrollViewDidScroll(_ scrollView: UIScrollView) {
            let offset = scrollView.contentOffset
            if !offset.isFinite || offset != offset.rounded(toScale: 3) { faults.append("offset \(offset)") }
            if recentres, offset.x > 786 { scrollView.contentOffset.x -= 393 }
        }

        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
            dragging += 1
            if dragging != 1 || !scrollView.isDragging { faults.append("begin dragging \(dragging)") }
        }

        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
            dragging -= 1
            if dragging != 0 || scrollView.isDragging { faults.append("end dragging \(dragging)") }
        }

        func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
            if !scrollView.isDecelerating { faults.append("decelerating reads false") }
        }

        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
            if scrollView.isDecelerating { faults.append("decelerating reads true") }
        }
    }

    private struct Dice: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 29)
        }
    }

    @Test("Random events leave nothing moving, unbalanced, off the pixel grid or off its page", arguments: 1...60)
    func random(seed: UInt64) {
        var dice = Dice(state: seed &* 7919)
        let stage = TouchStage()
        let (outer, inner) = (UIScrollView(), UIScrollView(frame: CGRect(x: 393, y: 0, width: 393, height: 852)))
        outer.isPagingEnabled = true
        outer.contentSize = CGSize(width: 393 * 3, height: 852)
        stage.add(outer)
        inner.contentSize = CGSize(width: seed % 2 == 0 ? 393 : 900, height: 3000)
        outer.addSubview(inner)
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 0, y: 0, width: 393, height: 400)
        inner.addSubview(button)
        let delegates = [Balance(), Balance()]
        delegates[0].recentres = seed % 5 == 0
        (outer.delegate, inner.delegate) = (delegates[0], delegates[1])
        outer.contentOffset.x = 393

        var down: [Int: CGPoint] = [:]
        for _ in 0..<60 {
            event(&dice, &down, stage, outer, inner)
            #expect(outer.isDragging == (delegates[0].dragging == 1))
        }
        for finger in down.keys { stage.up(finger: finger) }
        stage.runtime.touches.scroll(at: CGPoint(x: 1, y: 1), by: CGVector(), phase: .ended(velocity: nil))
        outer.isScrollEnabled = true
        stage.settle()
        stage.advance(1)
        stage.settle()
        #expect(stage.runtime.isIdle, "\(stage.runtime.unrest)")
        for (view, balance) in zip([outer, inner], delegates) {
            #expect(balance.faults.isEmpty)
            #expect(balance.dragging == 0)
            #expect(!view.isTracking && !view.isDragging && !view.isDecelerating)
            #expect(view.panGestureRecognizer.state == .possible)
        }
        #expect(!button.isTracking && !button.isHighlighted)
        let pages = outer.contentOffset.x / 393
        #expect(pages == pages.rounded())
        // Whatever came before, a calm drag now moves the pager by a page.
        outer.setContentOffset(.zero, animated: false)
        delegates[0].recentres = false
        stage.drag(from: CGPoint(x: 300, y: 600), by: CGPoint(x: -8, y: 0), steps: 12)
        stage.up()
        stage.settle()
        #expect(outer.contentOffset.x == 393)
    }

    private func event(
        _ dice: inout Dice, _ down: inout [Int: CGPoint], _ stage: TouchStage, _ outer: UIScrollView,
        _ inner: UIScrollView
    ) {
        let finger = Int.random(in: 0...1, using: &dice)
        switch Int.random(in: 0..<16, using: &dice) {
        case 0...5:
            guard var point = down[finger] else {
                let point = CGPoint(x: .random(in: 10...380, using: &dice), y: .random(in: 10...840, using: &dice))
                down[finger] = point
                return stage.down(point.x, point.y, finger: finger)
            }
            point.x += .random(in: -60...60, using: &dice)
            point.y += .random(in: -40...40, using: &dice)
            down[finger] = point
            stage.move(point.x, point.y, finger: finger)
        case 6...8:
            if down.removeValue(forKey: finger) != nil { stage.up(finger: finger) }
        case 9:
            if down.removeValue(forKey: finger) != nil { stage.runtime.touches.cancel(finger) }
        case 10: outer.setContentOffset(CGPoint(x: 393 * .random(in: 0...2, using: &dice), y: 0), animated: true)
        case 11: inner.contentOffset.y = .random(in: 0...2000, using: &dice)
        case 12:
            let phases: [ScrollPhase] = [.step, .began, .changed, .ended(velocity: nil), .cancelled]
            let phase = phases[Int.random(in: 0..<5, using: &dice)]
            let delta = CGVector(dx: .random(in: -50...50, using: &dice), dy: .random(in: -50...50, using: &dice))
            stage.runtime.touches.scroll(at: CGPoint(x: 200, y: 400), by: delta, phase: phase)
        case 13: outer.isScrollEnabled.toggle()
        case 14: inner.contentSize.height = .random(in: 500...3000, using: &dice)
        default: stage.advance(.random(in: 0.004...0.3, using: &dice))
        }
        stage.advance(0.008)
    }
}
