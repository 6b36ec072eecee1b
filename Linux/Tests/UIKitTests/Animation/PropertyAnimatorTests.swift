import Testing

@testable import UIKit

@MainActor
@Suite struct PropertyAnimatorTests {
    private func make(duration: TimeInterval = 1) -> (Stage, UIView, UIViewPropertyAnimator) {
        let stage = Stage()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.add(view)
        view.center.x = 0
        let animator = UIViewPropertyAnimator(duration: duration, curve: .linear) { view.center.x = 100 }
        return (stage, view, animator)
    }

    @Test func itRunsFromStartToEnd() {
        let (stage, view, animator) = make()
        var positions: [UIViewAnimatingPosition] = []
        animator.addCompletion { positions.append($0) }
        #expect(animator.state == .inactive)
        animator.startAnimation()
        #expect(animator.state == .active)
        #expect(animator.isRunning)
        #expect(!stage.runtime.isIdle)
        stage.advance(0.5)
        #expect(abs(view.presentation.position.x - 50) < 1e-9)
        #expect(abs(animator.fractionComplete - 0.5) < 1e-9)
        stage.advance(0.5)
        #expect(positions == [.end])
        #expect(animator.state == .inactive)
        #expect(view.animations.isEmpty)
        #expect(stage.runtime.isIdle)
    }

    @Test func itCanBeScrubbedAndGoOn() {
        let (stage, view, animator) = make()
        animator.fractionComplete = 0.3
        #expect(animator.state == .active)
        #expect(abs(view.presentation.position.x - 30) < 1e-9)
        stage.advance(5)
        #expect(abs(view.presentation.position.x - 30) < 1e-9)
        #expect(stage.runtime.isIdle, "nothing moves")
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        stage.advance(0.35)
        #expect(abs(view.presentation.position.x - 65) < 1e-9)
        stage.advance(0.36)
        #expect(animator.state == .inactive)
        #expect(view.center.x == 100)
    }

    @Test func turnedRoundItGoesBackToTheStart() {
        let (stage, view, animator) = make()
        var positions: [UIViewAnimatingPosition] = []
        animator.addCompletion { positions.append($0) }
        animator.startAnimation()
        stage.advance(0.25)
        animator.isReversed = true
        #expect(abs(view.presentation.position.x - 25) < 1e-9)
        stage.advance(0.125)
        #expect(abs(view.presentation.position.x - 12.5) < 1e-9)
        stage.advance(0.2)
        #expect(positions == [.start])
        #expect(view.center.x == 0)
    }

    @Test func stoppingKeepsWhatIsSeen() {
        let (stage, view, animator) = make()
        var positions: [UIViewAnimatingPosition] = []
        animator.addCompletion { positions.append($0) }
        animator.startAnimation()
        stage.advance(0.5)
        animator.stopAnimation(true)
        #expect(animator.state == .inactive)
        #expect(abs(view.center.x - 50) < 1e-9)
        #expect(positions.isEmpty)
    }

    @Test(arguments: [UIViewAnimatingPosition.start, .current, .end])
    func finishingChoosesTheValues(position: UIViewAnimatingPosition) {
        let (stage, view, animator) = make()
        var positions: [UIViewAnimatingPosition] = []
        animator.addCompletion { positions.append($0) }
        animator.startAnimation()
        stage.advance(0.5)
        animator.stopAnimation(false)
        #expect(animator.state == .stopped)
        animator.finishAnimation(at: position)
        #expect(animator.state == .inactive)
        #expect(positions == [position])
        let expected: CGFloat = position == .start ? 0 : position == .current ? 50 : 100
        #expect(abs(view.center.x - expected) < 1e-9)
    }

    @Test func viewsTakeTouchesByDefault() {
        let (stage, view, animator) = make()
        animator.startAnimation()
        #expect(stage.window.hitTest(CGPoint(x: 100, y: 5), with: nil) === view)
    }

    @Test func springsByPhysicsIgnoreTheDuration() {
        let (stage, view, _) = make()
        let spring = UISpringTimingParameters(mass: 1, stiffness: 400, damping: 40)
        let animator = UIViewPropertyAnimator(duration: 9, timingParameters: spring)
        animator.addAnimations { view.center.x = 50 }
        animator.startAnimation()
        stage.advance(0.6)
        #expect(animator.state == .inactive)
    }

    @Test func aRunningAnimatorIsFreedAfterItsEnd() {
        let stage = Stage()
        let view = UIView()
        stage.add(view)
        weak var animator: UIViewPropertyAnimator?
        do {
            animator = UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 0.3, delay: 0) { view.alpha = 0 }
        }
        #expect(animator != nil)
        stage.advance(0.4)
        #expect(animator == nil)
        #expect(view.alpha == 0)
    }
}
