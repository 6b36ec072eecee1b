import Testing

@testable import UIKit

/// Presenting and dismissing.
@MainActor
struct PresentationTests {
    let record = Record()

    /// Order recorded on iOS: O.willDisappear, N.willAppear, N.didAppear, O.didDisappear.
    @Test(arguments: [true, false]) func fullScreen(animated: Bool) {
        let stage = TouchStage.phone()
        let (old, new) = (Recorder("O", record), Recorder("N", record))
        stage.show(old)
        _ = record.take()
        new.modalPresentationStyle = .fullScreen
        var completed = 0
        old.present(new, animated: animated) { completed += 1 }
        #expect(record.take() == ["O.willDisappear", "N.willAppear"])
        #expect(new.isBeingPresented && old.presentedViewController === new && new.presentingViewController === old)
        stage.advance(animated ? 0.6 : 0)
        #expect(record.take() == ["N.didAppear", "O.didDisappear"])
        #expect(completed == 1 && !new.isBeingPresented)
        #expect(old.view.window == nil, "the covered view leaves the hierarchy")

        old.dismiss(animated: animated) { completed += 1 }
        #expect(record.take() == ["N.willDisappear", "O.willAppear"])
        #expect(new.isBeingDismissed)
        stage.advance(animated ? 0.6 : 0)
        #expect(record.take() == ["N.didDisappear", "O.didAppear"])
        #expect(completed == 2 && old.presentedViewController == nil && new.presentingViewController == nil)
        #expect(old.view.window != nil && new.view.window == nil)
    }

    /// Recorded as a rule on iOS: the presenter of a sheet hears nothing.
    @Test func pageSheet() {
        let stage = TouchStage.phone()
        let (old, new) = (Recorder("O", record), Recorder("N", record))
        stage.show(old)
        _ = record.take()
        old.present(new, animated: true)
        stage.advance(0.6)
        #expect(record.take() == ["N.willAppear", "N.didAppear"])
        #expect(old.view.window != nil)
        #expect(new.view.convert(CGPoint.zero, to: nil).y == 69)
        new.dismiss(animated: true)
        stage.advance(0.6)
        #expect(record.take() == ["N.willDisappear", "N.didDisappear"])
    }

    @Test func presentationSlidesFromBelow() {
        let stage = TouchStage.phone()
        let (old, new) = (Recorder("O", record), Recorder("N", record))
        stage.show(old)
        new.modalPresentationStyle = .fullScreen
        old.present(new, animated: true)
        stage.advance(0.2)
        #expect(!stage.runtime.isIdle)
        #expect(new.view.frame.minY == 0, "the model is where it ends")
        stage.advance(0.4)
        #expect(stage.runtime.isIdle)
    }

    @Test func dismissTakesTheWholeStack() {
        let stage = TouchStage.phone()
        let (old, middle, top) = (Recorder("O", record), Recorder("M", record), Recorder("T", record))
        stage.show(old)
        middle.modalPresentationStyle = .fullScreen
        old.present(middle, animated: false)
        stage.advance(0)
        middle.present(top, animated: false)
        stage.advance(0)
        _ = record.take()
        old.dismiss(animated: true)
        #expect(record.take() == ["T.willDisappear", "M.willDisappear", "O.willAppear"])
        stage.advance(0.6)
        #expect(record.take() == ["T.didDisappear", "M.didDisappear", "O.didAppear"])
        #expect(old.presentedViewController == nil && middle.presentedViewController == nil)
    }

    @Test func dismissDuringPresentation() {
        let stage = TouchStage.phone()
        let (old, new) = (Recorder("O", record), Recorder("N", record))
        stage.show(old)
        _ = record.take()
        new.modalPresentationStyle = .fullScreen
        var completed: [String] = []
        old.present(new, animated: true) { completed.append("present") }
        stage.advance(0.1)
        old.dismiss(animated: true) { completed.append("dismiss") }
        stage.advance(1)
        #expect(completed == ["present", "dismiss"])
        #expect(
            record.take() == [
                "O.willDisappear", "N.willAppear", "N.didAppear", "O.didDisappear", "N.willDisappear", "O.willAppear",
                "N.didDisappear", "O.didAppear",
            ])
        #expect(old.view.window != nil)
    }

    @Test func presenterIsTheRootOfTheHierarchy() {
        let stage = TouchStage.phone()
        let (root, child, new) = (Recorder("R", record), Recorder("C", record), Recorder("N", record))
        root.addChild(child)
        root.view.addSubview(child.view)
        stage.show(root)
        child.present(new, animated: false)
        stage.advance(0)
        #expect(new.presentingViewController === root)
        #expect(child.presentedViewController === new)
    }

    @Test func coordinatorRunsAlongside() {
        let stage = TouchStage.phone()
        let (old, new) = (Recorder("O", record), Recorder("N", record))
        stage.show(old)
        var events: [String] = []
        old.present(new, animated: true)
        let coordinator = old.transitionCoordinator
        #expect(coordinator?.isAnimated == true)
        coordinator?.animate { _ in
            events.append("alongside")
        } completion: { _ in
            events.append("completion")
        }
        stage.advance(0)
        #expect(events == ["alongside"])
        stage.advance(0.6)
        #expect(events == ["alongside", "completion"])
        #expect(old.transitionCoordinator == nil)
    }

    @Test func offScreenPresenterDoesNothing() {
        let stage = TouchStage.phone()
        let (old, new) = (Recorder("O", record), Recorder("N", record))
        old.present(new, animated: false)
        stage.advance(0.1)
        #expect(record.take() == [] && old.presentedViewController == nil)
    }
}
