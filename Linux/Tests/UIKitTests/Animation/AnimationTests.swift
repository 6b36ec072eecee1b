import Testing

@testable import UIKit

@MainActor
@Suite struct AnimationTests {
    private func makeView(on stage: Stage) -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.add(view)
        return view
    }

    @Test func theModelChangesAtOnceAndThePictureLittleByLittle() {
        let stage = Stage()
        let view = makeView(on: stage)
        UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
            view.center.x = 105
            view.alpha = 0
        }
        #expect(view.center.x == 105)
        #expect(view.presentation.position.x == 5)
        stage.advance(0.5)
        #expect(abs(view.presentation.position.x - 30) < 1e-9)
        #expect(abs(view.presentation.opacity - 0.75) < 1e-9)
        #expect(view.layer.presentation()?.position.x == view.presentation.position.x)
        stage.advance(1.5)
        #expect(view.presentation.position.x == 105)
        #expect(view.animations.isEmpty)
        #expect(stage.runtime.isIdle)
    }

    // Measured on iOS: before the delay is over the old value shows.
    @Test func delay() {
        let stage = Stage()
        let view = makeView(on: stage)
        var end: TimeInterval?
        UIView.animate(withDuration: 1, delay: 0.5, options: .curveLinear) {
            view.alpha = 0
        } completion: { _ in
            end = stage.runtime.now
        }
        stage.advance(0.4)
        #expect(view.presentation.opacity == 1)
        stage.advance(0.6)
        #expect(abs(view.presentation.opacity - 0.5) < 1e-9)
        stage.advance(5)
        #expect(end == 1.5)
    }

    @Test func theDefaultCurveIsEaseInOut() {
        let stage = Stage()
        let view = makeView(on: stage)
        UIView.animate(withDuration: 1) { view.alpha = 0 }
        stage.advance(0.25)
        #expect(abs(view.presentation.opacity - (1 - 0.12916)) < 1e-4)
    }

    // Known since iOS 8: animations of geometry and opacity add up; both run to their ends and complete with true.
    @Test func retargetingBlends() {
        let stage = Stage()
        let view = makeView(on: stage)
        var finished: [Bool] = []
        func move(to x: CGFloat) {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                view.center.x = x
            } completion: {
                finished.append($0)
            }
        }
        view.center.x = 0
        move(to: 100)
        stage.advance(0.5)
        move(to: 0)
        #expect(abs(view.presentation.position.x - 50) < 1e-9, "no jump")
        stage.advance(0.5)
        #expect(abs(view.presentation.position.x - 50) < 1e-9)
        stage.advance(0.25)
        #expect(abs(view.presentation.position.x - 25) < 1e-9)
        stage.advance(0.25)
        #expect(view.presentation.position.x == 0)
        #expect(finished == [true, true])
    }

    @Test func coloursReplaceAndTheOldAnimationCompletesWithFalse() {
        let stage = Stage()
        let view = makeView(on: stage)
        view.backgroundColor = .black
        var results: [String] = []
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.backgroundColor = .white
        } completion: {
            results.append("white \($0)")
        }
        stage.advance(0.5)
        #expect(abs((view.presentation.backgroundColor?.red ?? 0) - 0.5) < 1e-9)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.backgroundColor = .red
        } completion: {
            results.append("red \($0)")
        }
        #expect(results == [], "never inside the call")
        #expect(abs((view.presentation.backgroundColor?.green ?? 0) - 1) < 1e-9, "from the old model value")
        stage.advance(1)
        #expect(results == ["white false", "red true"])
    }

    @Test func beginningFromTheCurrentStateReplaces() {
        let stage = Stage()
        let view = makeView(on: stage)
        var results: [Bool] = []
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.alpha = 0
        } completion: {
            results.append($0)
        }
        stage.advance(0.5)
        UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState]) { view.alpha = 1 }
        #expect(view.presentation.opacity == 0.5)
        #expect(view.animations.count == 1)
        stage.advance(0.5)
        #expect(view.presentation.opacity == 0.75)
        #expect(results == [false])
    }

    @Test func settingAPropertyTwiceInABlockIsOneAnimation() {
        let stage = Stage()
        let view = makeView(on: stage)
        view.backgroundColor = .black
        var results: [Bool] = []
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.backgroundColor = .red
            view.backgroundColor = .white
            view.center.x = 500
            view.center.x = 105
        } completion: {
            results.append($0)
        }
        #expect(view.animations.count == 2)
        stage.advance(0.5)
        #expect(abs(view.presentation.position.x - 55) < 1e-9)
        #expect(abs((view.presentation.backgroundColor?.green ?? 0) - 0.5) < 1e-9)
        stage.advance(0.5)
        #expect(results == [true])
    }

    @Test func aFadeFromNoColourKeepsTheHue() {
        let stage = Stage()
        let view = makeView(on: stage)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.backgroundColor = .red }
        stage.advance(0.5)
        let color = view.presentation.backgroundColor
        #expect(color?.red == 1)
        #expect(abs((color?.alpha ?? 0) - 0.5) < 1e-9)
    }

    // Measured on iOS: transforms are taken apart, and turn the short way.
    @Test func transformsTurnTheShortWay() {
        let stage = Stage()
        let view = makeView(on: stage)
        view.transform = CGAffineTransform(rotationAngle: 170 * .pi / 180)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.transform = CGAffineTransform(rotationAngle: -170 * .pi / 180)
        }
        stage.advance(0.5)
        #expect(abs(view.presentation.transform.a + 1) < 1e-9, "half a turn, not none")
        #expect(abs(view.presentation.transform.b) < 1e-9)
    }

    @Test func cornersAndBordersAnimate() {
        let stage = Stage()
        let view = makeView(on: stage)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.layer.cornerRadius = 10
            view.layer.shadowOpacity = 1
        }
        stage.advance(0.5)
        #expect(view.presentation.cornerRadius == 5)
        #expect(view.presentation.shadowOpacity == 0.5)
        #expect(view.layer.animationKeys() == ["cornerRadius", "shadowOpacity"])
    }

    @Test func repetitions() {
        let stage = Stage()
        let view = makeView(on: stage)
        stage.runtime.commit()
        UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .repeat, .autoreverse]) { view.alpha = 0 }
        #expect(stage.runtime.isIdle, "what never ends isn't waited for")
        #expect(stage.runtime.needsDisplay)
        stage.advance(0.25)
        #expect(abs(view.presentation.opacity - 0.75) < 1e-9)
        stage.advance(1.5)
        #expect(abs(view.presentation.opacity - 0.75) < 1e-9)
        stage.advance(1)
        #expect(abs(view.presentation.opacity - 0.25) < 1e-9)
        view.layer.removeAllAnimations()
        #expect(view.presentation.opacity == 0)
    }

    @Test func oneTimeThereAndBack() {
        let stage = Stage()
        let view = makeView(on: stage)
        var end: TimeInterval?
        UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .autoreverse]) {
            view.alpha = 0
        } completion: { _ in
            end = stage.runtime.now
        }
        stage.advance(1.75)
        #expect(abs(view.presentation.opacity - 0.75) < 1e-9)
        stage.advance(1)
        #expect(end == 2)
        #expect(view.presentation.opacity == 0)
    }

    @Test func springsRunExactlyTheirDuration() {
        let stage = Stage()
        let view = makeView(on: stage)
        var end: TimeInterval?
        UIView.animate(
            withDuration: 0.6, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0
        ) {
            view.frame.origin.x = 100
        } completion: { _ in
            end = stage.runtime.now
        }
        var furthest: CGFloat = 0
        for _ in 0..<40 {
            stage.advance(1.0 / 60)
            furthest = max(furthest, view.presentation.position.x - 5)
        }
        // A spring with damping ratio 0.5 overshoots by e^(-π z / sqrt(1 - z²)): 16.3 percent.
        #expect(abs(furthest - 116.3) < 1)
        #expect(end == 0.6)
    }

    @Test func sizesAnimateWithAutoresizedSubviews() {
        let stage = Stage()
        let view = makeView(on: stage)
        let inner = UIView(frame: view.bounds)
        inner.autoresizingMask = [.flexibleWidth]
        view.addSubview(inner)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.frame.size.width = 110 }
        stage.advance(0.5)
        #expect(view.presentation.bounds.width == 60)
        #expect(inner.presentation.bounds.width == 60)
    }

    @Test func layoutInsideTheBlockAnimatesSubviews() {
        let stage = Stage()
        let log = Log()
        let view = LoggingView("view", log)
        let inner = UIView(frame: view.bounds)
        view.addSubview(inner)
        view.onLayout = { inner.frame = view.bounds }
        stage.add(view)
        stage.runtime.commit()
        UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .layoutSubviews]) {
            view.frame.size.width = 110
        }
        #expect(inner.frame.width == 110)
        stage.advance(0.5)
        #expect(inner.presentation.bounds.width == 60)
    }

    @Test func aViewMovedByAnimationIsDrawnOnTheWay() {
        let stage = Stage.plain()
        let view = makeView(on: stage)
        view.backgroundColor = .red
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.frame.origin.x = 90 }
        stage.advance(0.5)
        let picture = stage.picture()
        #expect(picture?[50, 5].r == 255)
        #expect(picture?[95, 5].r == 0)
        stage.advance(0.5)
        #expect(stage.picture()?[95, 5].r == 255)
    }

    @Test func contentIsntDrawnAnewWhileAViewMoves() {
        let stage = Stage.plain()
        let view = CountingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.add(view)
        UIView.animate(withDuration: 1) {
            view.frame.origin.x = 50
            view.backgroundColor = .blue
        }
        for _ in 0..<30 {
            stage.advance(1.0 / 60)
            _ = stage.runtime.render()
        }
        #expect(view.drawn == 1)
    }
}
