import Testing

@testable import UIKit

/// Apple's documentation of the container methods of UIViewController.
@MainActor
struct ContainmentTests {
    let record = Record()

    @Test func whoCallsWhat() {
        let (root, child) = (Recorder("R", record), Recorder("C", record))
        child.isDetailed = true
        root.addChild(child)
        #expect(record.take() == ["C.willMove(parent)"])
        #expect(child.parent === root && root.children == [child])
        child.didMove(toParent: root)
        #expect(record.take() == ["C.didMove(parent)"])
        child.willMove(toParent: nil)
        #expect(record.take() == ["C.willMove(nil)"])
        child.removeFromParent()
        #expect(record.take() == ["C.didMove(nil)"])
        #expect(child.parent == nil)
    }

    /// "If the child already has a different parent, this method first removes the child from its old parent."
    @Test func childOfAnotherParentLeavesIt() {
        let (old, new, child) = (Recorder("O", record), Recorder("N", record), Recorder("C", record))
        old.addChild(child)
        child.isDetailed = true
        new.addChild(child)
        #expect(record.take() == ["C.didMove(nil)", "C.willMove(parent)"])
        #expect(old.children.isEmpty && child.parent === new)
    }

    @Test func movingFlags() {
        let stage = TouchStage.phone()
        let (root, child) = (Recorder("R", record), Recorder("C", record))
        stage.show(root)
        var flags: [Bool] = []
        child.onWillAppear = { flags.append(child.isMovingToParent) }
        root.addChild(child)
        root.view.addSubview(child.view)
        child.didMove(toParent: root)
        stage.advance(0)
        #expect(flags == [true])
        #expect(!child.isMovingToParent)
        child.willMove(toParent: nil)
        #expect(child.isMovingFromParent)
        child.view.removeFromSuperview()
        child.removeFromParent()
        #expect(!child.isMovingFromParent)
    }

    @Test func transitionBetweenChildren() {
        let stage = TouchStage.phone()
        let (root, old, new) = (Recorder("R", record), Recorder("O", record), Recorder("N", record))
        root.addChild(old)
        root.view.addSubview(old.view)
        old.didMove(toParent: root)
        stage.show(root)
        root.addChild(new)
        new.view.alpha = 0
        _ = record.take()
        var finished: Bool?
        root.transition(
            from: old, to: new, duration: 0.3, animations: { new.view.alpha = 1 }, completion: { finished = $0 })
        #expect(record.take() == ["O.willDisappear", "N.willAppear"])
        #expect(new.view.superview === root.view && old.view.superview === root.view)
        stage.advance(0.35)
        #expect(finished == true)
        #expect(record.take() == ["O.didDisappear", "N.didAppear"])
        #expect(old.view.superview == nil)
    }

    @Test func responderChain() {
        let stage = TouchStage.phone()
        let (root, child) = (Recorder("R", record), Recorder("C", record))
        root.addChild(child)
        root.view.addSubview(child.view)
        stage.show(root)
        #expect(child.view.next === child)
        #expect(child.next === root.view)
        #expect(root.view.next === root)
        #expect(root.next === stage.window)
    }

    @Test func controllersDeallocate() {
        let stage = TouchStage.phone()
        weak var weakChild: UIViewController?
        let root = Recorder("R", record)
        stage.show(root)
        do {
            let child = Recorder("C", record)
            weakChild = child
            root.addChild(child)
            root.view.addSubview(child.view)
            child.didMove(toParent: root)
            stage.advance(0.1)
            child.willMove(toParent: nil)
            child.view.removeFromSuperview()
            child.removeFromParent()
        }
        stage.advance(0.1)
        #expect(weakChild == nil)
    }
}
