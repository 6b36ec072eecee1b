import Testing

@testable import UIKit

@MainActor
@Suite struct CompletionTests {
    private func makeView(on stage: Stage) -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.add(view)
        return view
    }

    // Apple's documentation: with no duration, at the beginning of the next turn.
    @Test func withoutDurationTheCompletionComesAtTheNextTurn() {
        let stage = Stage()
        let view = makeView(on: stage)
        var results: [Bool] = []
        UIView.animate(withDuration: 0) {
            view.alpha = 0
        } completion: {
            results.append($0)
        }
        #expect(view.presentation.opacity == 0)
        #expect(results.isEmpty)
        stage.advance(0)
        #expect(results == [true])
    }

    @Test func aBlockThatChangesNothingCompletesAtOnce() {
        let stage = Stage()
        let view = makeView(on: stage)
        var results: [Bool] = []
        UIView.animate(withDuration: 1) {
            view.alpha = 1
        } completion: {
            results.append($0)
        }
        #expect(results == [true])
        UIView.animate(withDuration: 1) {
            UIView().alpha = 0
        } completion: {
            results.append($0)
        }
        #expect(results == [true, true], "a view outside of a window shows nothing to animate")
    }

    @Test func aViewThatLeavesItsWindowEndsTheAnimationWithFalse() {
        let stage = Stage()
        let (view, other) = (makeView(on: stage), makeView(on: stage))
        var results: [Bool] = []
        UIView.animate(withDuration: 1) {
            view.alpha = 0
        } completion: {
            results.append($0)
        }
        view.removeFromSuperview()
        #expect(results.isEmpty)
        stage.advance(0)
        #expect(results == [false])
        stage.add(view)
        UIView.animate(withDuration: 1) {
            view.alpha = 1
            other.alpha = 0
        } completion: {
            results.append($0)
        }
        view.removeFromSuperview()
        stage.advance(0.5)
        #expect(results == [false], "the other view goes on")
        stage.advance(0.5)
        #expect(results == [false, false])
        #expect(stage.runtime.isIdle)
    }

    // Apple's documentation: the outer block's duration and curve hold inside, unless overridden; delays don't.
    @Test func nestedBlocksInherit() {
        let stage = Stage()
        let view = makeView(on: stage)
        var inherited: [TimeInterval] = []
        var ends: [String: TimeInterval] = [:]
        UIView.animate(withDuration: 2, delay: 0.5, options: .curveLinear) {
            inherited.append(UIView.inheritedAnimationDuration)
            UIView.animate(withDuration: 0.1) {
                inherited.append(UIView.inheritedAnimationDuration)
                view.alpha = 0
            } completion: { _ in
                ends["inherits"] = stage.runtime.now
            }
            UIView.animate(withDuration: 1, delay: 0, options: .overrideInheritedDuration) {
                inherited.append(UIView.inheritedAnimationDuration)
                view.center.x = 50
            } completion: { _ in
                ends["overrides"] = stage.runtime.now
            }
        }
        #expect(inherited == [2, 2, 1])
        #expect(UIView.inheritedAnimationDuration == 0)
        stage.advance(0.5)
        #expect(abs(view.presentation.opacity - 0.75) < 1e-9, "linear, without the delay")
        stage.advance(3)
        #expect(ends == ["inherits": 2, "overrides": 1])
    }

    @Test func animationsCanBeTurnedOff() {
        let stage = Stage()
        let view = makeView(on: stage)
        UIView.animate(withDuration: 1) {
            UIView.performWithoutAnimation {
                #expect(!UIView.areAnimationsEnabled)
                view.alpha = 0.5
            }
            view.center.x = 50
        }
        #expect(UIView.areAnimationsEnabled)
        #expect(view.animations.map(\.key) == [.position])
        UIView.setAnimationsEnabled(false)
        UIView.animate(withDuration: 1) { view.alpha = 0 }
        UIView.setAnimationsEnabled(true)
        #expect(view.animations.map(\.key) == [.position])
    }

    @Test func completionsMayAnimateAgain() {
        let stage = Stage()
        let view = makeView(on: stage)
        var ends: [TimeInterval] = []
        UIView.animate(withDuration: 0.5) {
            view.alpha = 0
        } completion: { _ in
            ends.append(stage.runtime.now)
            UIView.animate(withDuration: 0.5) {
                view.alpha = 1
            } completion: { _ in
                ends.append(stage.runtime.now)
            }
        }
        stage.advance(2)
        #expect(ends == [0.5, 1])
    }

    @Test func aCrossDissolveMixesBothPictures() {
        let stage = Stage.plain()
        let view = makeView(on: stage)
        view.backgroundColor = .black
        stage.window.backgroundColor = .black
        _ = stage.runtime.render()
        var results: [Bool] = []
        UIView.transition(with: view, duration: 1, options: [.transitionCrossDissolve, .curveLinear]) {
            view.backgroundColor = .white
        } completion: {
            results.append($0)
        }
        #expect(view.animations.isEmpty, "the change itself isn't animated")
        #expect(stage.picture()?[5, 5].r == 0)
        stage.advance(0.5)
        let middle = stage.picture()?[5, 5].r ?? 0
        #expect(abs(Int(middle) - 128) <= 2)
        stage.advance(0.5)
        #expect(stage.picture()?[5, 5].r == 255)
        #expect(results == [true])
    }

    @Test func aTransitionBetweenViewsExchangesThem() {
        let stage = Stage()
        let (from, to) = (makeView(on: stage), UIView())
        var results: [Bool] = []
        UIView.transition(from: from, to: to, duration: 0.3, options: .transitionCrossDissolve) { results.append($0) }
        #expect(from.superview == nil)
        #expect(to.superview === stage.window)
        stage.advance(0.3)
        #expect(results == [true])
    }
}
