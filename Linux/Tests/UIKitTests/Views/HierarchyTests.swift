import Testing

@testable import UIKit

@MainActor
@Suite struct HierarchyTests {
    // Apple's documentation, and the order seen on iOS.
    @Test func callsOfAMoveIntoAWindow() {
        let log = Log()
        let stage = Stage()
        let (outer, view, inner) = (Spy("outer", log), Spy("view", log), Spy("inner", log))
        stage.add(outer)
        _ = log.take()
        view.addSubview(inner)
        #expect(
            log.take() == ["inner.willMoveToSuperview view", "inner.didMoveToSuperview", "view.didAddSubview inner"])
        outer.addSubview(view)
        #expect(
            log.take() == [
                "view.willMoveToSuperview outer", "view.willMoveToWindow", "inner.willMoveToWindow",
                "view.didMoveToWindow", "inner.didMoveToWindow", "view.didMoveToSuperview", "outer.didAddSubview view",
            ])
        #expect(inner.window === stage.window)
        view.removeFromSuperview()
        #expect(
            log.take() == [
                "outer.willRemoveSubview view", "view.willMoveToSuperview nil", "view.willMoveToWindow nil",
                "inner.willMoveToWindow nil", "view.didMoveToWindow nil", "inner.didMoveToWindow nil",
                "view.didMoveToSuperview",
            ])
        #expect(inner.window == nil)
    }

    @Test func aMoveInsideTheWindowLeavesTheOldSuperviewFirst() {
        let log = Log()
        let stage = Stage()
        let (first, second, view) = (Spy("first", log), Spy("second", log), Spy("view", log))
        stage.add(first)
        stage.add(second)
        first.addSubview(view)
        _ = log.take()
        second.addSubview(view)
        #expect(
            log.take() == [
                "first.willRemoveSubview view", "view.willMoveToSuperview second", "view.didMoveToSuperview",
                "second.didAddSubview view",
            ])
        #expect(first.subviews.isEmpty)
    }

    @Test func places() {
        let outer = UIView()
        let views = (0..<4).map { index in
            let view = UIView()
            view.tag = index + 1
            return view
        }
        func tags() -> [Int] { outer.subviews.map(\.tag) }
        for view in views.prefix(3) { outer.addSubview(view) }
        #expect(tags() == [1, 2, 3])
        outer.addSubview(views[0])
        #expect(tags() == [2, 3, 1], "adding again moves to the front")
        outer.sendSubviewToBack(views[0])
        #expect(tags() == [1, 2, 3])
        outer.bringSubviewToFront(views[1])
        #expect(tags() == [1, 3, 2])
        outer.insertSubview(views[3], belowSubview: views[2])
        #expect(tags() == [1, 4, 3, 2])
        outer.insertSubview(views[3], aboveSubview: views[2])
        #expect(tags() == [1, 3, 4, 2])
        outer.insertSubview(views[1], at: 0)
        #expect(tags() == [2, 1, 3, 4])
        outer.exchangeSubview(at: 0, withSubviewAt: 3)
        #expect(tags() == [4, 1, 3, 2])
        #expect(outer.viewWithTag(3) === views[2])
        #expect(outer.viewWithTag(9) == nil)
        #expect(views[0].isDescendant(of: outer))
        #expect(outer.isDescendant(of: outer))
        #expect(!outer.isDescendant(of: views[0]))
    }

    @Test func treesAreFreed() {
        weak var view: UIView?
        weak var window: UIWindow?
        do {
            let stage = Stage()
            window = stage.window
            let outer = UIView(frame: stage.window.bounds)
            let label = UILabel()
            label.text = "Text"
            outer.addSubview(label)
            _ = outer.layer
            stage.add(outer)
            view = outer
            UIView.animate(withDuration: 1) { outer.alpha = 0 }
            _ = stage.runtime.render()
        }
        Runtime.current = Runtime()
        #expect(view == nil)
        #expect(window == nil)
    }

    @Test func removedViewsAreFreedAndWindowsStayWhileVisible() {
        let stage = Stage()
        weak var view: UIView?
        do {
            let removed = UIView()
            stage.add(removed)
            removed.removeFromSuperview()
            view = removed
        }
        #expect(view == nil)
        weak var window: UIWindow?
        do {
            let other = UIWindow(frame: stage.window.frame)
            other.isHidden = false
            window = other
        }
        #expect(window != nil)
        window?.isHidden = true
        #expect(window == nil)
    }

    private final class Spy: UIView {
        let name: String
        let log: Log

        init(_ name: String, _ log: Log) {
            self.name = name
            self.log = log
            super.init(frame: .zero)
        }

        required init?(coder: NSCoder) { nil }

        private func name(of view: UIView?) -> String { (view as? Spy)?.name ?? "nil" }

        override func willMove(toSuperview newSuperview: UIView?) {
            log.add("\(name).willMoveToSuperview \(name(of: newSuperview))")
        }
        override func didMoveToSuperview() { log.add("\(name).didMoveToSuperview") }
        override func willMove(toWindow newWindow: UIWindow?) {
            log.add("\(name).willMoveToWindow" + (newWindow == nil ? " nil" : ""))
        }
        override func didMoveToWindow() { log.add("\(name).didMoveToWindow" + (window == nil ? " nil" : "")) }
        override func didAddSubview(_ subview: UIView) { log.add("\(name).didAddSubview \(name(of: subview))") }
        override func willRemoveSubview(_ subview: UIView) { log.add("\(name).willRemoveSubview \(name(of: subview))") }
    }
}
