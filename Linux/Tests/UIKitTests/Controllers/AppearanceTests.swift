import Testing

@testable import UIKit

/// When controllers appear and disappear. Apple's documentation where nothing else is said.
@MainActor
struct AppearanceTests {
    let record = Record()

    /// Apple's documentation of viewIsAppearing: after viewWillAppear, in the hierarchy, before layout, once.
    @Test func orderOfOneAppearance() {
        let stage = TouchStage.phone()
        let root = Recorder("R", record)
        root.isDetailed = true
        stage.window.rootViewController = root
        #expect(record.take() == ["R.didLoad", "R.willAppear"])
        stage.runtime.commit()
        #expect(record.take() == ["R.isAppearing", "R.willLayout", "R.didLayout"])
        stage.advance(0)
        #expect(record.take() == ["R.didAppear"])
    }

    /// Known: the will-call comes inside addSubview, the did-call after layout; removal sends both at once.
    @Test func childOfVisibleParentAppearsByItself() {
        let stage = TouchStage.phone()
        let (root, child) = (Recorder("R", record), Recorder("C", record))
        stage.show(root)
        _ = record.take()
        root.addChild(child)
        root.view.addSubview(child.view)
        #expect(record.take() == ["C.willAppear"])
        child.didMove(toParent: root)
        stage.advance(0)
        #expect(record.take() == ["C.didAppear"])
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        #expect(record.take() == ["C.willDisappear", "C.didDisappear"])
        child.removeFromParent()
        #expect(child.parent == nil && root.children.isEmpty)
    }

    /// Known: nothing happens off screen; then the parent's will comes before the child's.
    @Test func childOfHiddenParentWaits() {
        let stage = TouchStage.phone()
        let (root, child) = (Recorder("R", record), Recorder("C", record))
        root.addChild(child)
        root.view.addSubview(child.view)
        child.didMove(toParent: root)
        #expect(record.take() == [])
        stage.show(root)
        let calls = record.take()
        #expect(calls.prefix(2) == ["R.willAppear", "C.willAppear"])
        #expect(calls.dropFirst(2).sorted() == ["C.didAppear", "R.didAppear"])
    }

    @Test func hiddenViewsCountAsVisible() {
        let stage = TouchStage.phone()
        let (root, child) = (Recorder("R", record), Recorder("C", record))
        stage.show(root)
        root.addChild(child)
        child.view.isHidden = true
        root.view.addSubview(child.view)
        stage.advance(0)
        #expect(record.take().contains("C.didAppear"))
        child.view.alpha = 0
        #expect(record.take() == [])
    }

    @Test func manualForwarding() {
        let stage = TouchStage.phone()
        let (root, child) = (Recorder("R", record), Recorder("C", record))
        root.forwards = false
        stage.show(root)
        _ = record.take()
        root.addChild(child)
        root.view.addSubview(child.view)
        stage.advance(0.1)
        #expect(record.take() == [])
        child.beginAppearanceTransition(true, animated: false)
        child.endAppearanceTransition()
        #expect(record.take() == ["C.willAppear", "C.didAppear"])
        stage.window.rootViewController = nil
        #expect(record.take() == ["R.willDisappear", "R.didDisappear"])
    }

    /// Apple's documentation: a begin in the other direction cancels; the newcomer never hears of didAppear.
    @Test func reversalCancels() {
        let stage = TouchStage.phone()
        let (root, child) = (Recorder("R", record), Recorder("C", record))
        root.forwards = false
        stage.show(root)
        root.addChild(child)
        root.view.addSubview(child.view)
        _ = record.take()
        child.beginAppearanceTransition(true, animated: true)
        child.beginAppearanceTransition(false, animated: true)
        child.endAppearanceTransition()
        #expect(record.take() == ["C.willAppear", "C.willDisappear", "C.didDisappear"])
        #expect(child.unbalancedAppearanceCalls == 0)
    }

    /// UIKit logs "Unbalanced calls to begin/end appearance transitions" for these and sends nothing.
    @Test func unbalancedCallsAreCounted() {
        let stage = TouchStage.phone()
        let (root, child) = (Recorder("R", record), Recorder("C", record))
        root.forwards = false
        stage.show(root)
        root.addChild(child)
        root.view.addSubview(child.view)
        _ = record.take()
        child.endAppearanceTransition()
        child.beginAppearanceTransition(true, animated: false)
        child.beginAppearanceTransition(true, animated: false)
        child.endAppearanceTransition()
        child.endAppearanceTransition()
        #expect(record.take() == ["C.willAppear", "C.didAppear"])
        #expect(child.unbalancedAppearanceCalls == 3)
    }

    @Test func windowLosesItsRoot() {
        let stage = TouchStage.phone()
        let (first, second) = (Recorder("A", record), Recorder("B", record))
        stage.show(first)
        _ = record.take()
        stage.show(second)
        #expect(record.take() == ["A.willDisappear", "A.didDisappear", "B.willAppear", "B.didAppear"])
    }

    @Test func removalBeforeTheEndOfAppearance() {
        let stage = TouchStage.phone()
        let (root, child) = (Recorder("R", record), Recorder("C", record))
        stage.show(root)
        _ = record.take()
        root.addChild(child)
        root.view.addSubview(child.view)
        child.view.removeFromSuperview()
        stage.advance(0.1)
        #expect(record.take() == ["C.willAppear", "C.willDisappear", "C.didDisappear"])
    }
}
