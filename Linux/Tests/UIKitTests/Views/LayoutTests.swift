import Testing

@testable import UIKit

@MainActor
@Suite struct LayoutTests {
    // Measured on iOS 26: controller will, view, controller did, then the children; a settled pass says nothing.
    @Test func controllersFrameTheirViewsLayout() {
        let log = Log()
        let stage = Stage()
        let controller = LoggingController(log)
        stage.window.rootViewController = controller
        stage.runtime.commit()
        #expect(
            log.take() == [
                "viewWillLayoutSubviews", "root.layoutSubviews", "viewDidLayoutSubviews", "child.layoutSubviews",
            ])
        stage.runtime.commit()
        #expect(log.take() == [])
    }

    @Test func whatMakesAViewDirty() {
        let log = Log()
        let stage = Stage()
        let view = LoggingView("view", log)
        stage.add(view)
        stage.runtime.commit()
        #expect(log.take() == ["view.layoutSubviews"], "a new view")
        view.frame.origin.x = 50
        view.frame = view.frame
        view.bounds.origin.y = 5
        stage.runtime.commit()
        #expect(log.take() == [], "a new place, an equal frame")
        view.frame.size.width = 70
        stage.runtime.commit()
        #expect(log.take() == ["view.layoutSubviews"], "a new size")
        let subview = UIView()
        view.addSubview(subview)
        stage.runtime.commit()
        #expect(log.take() == ["view.layoutSubviews"], "an added subview")
        subview.removeFromSuperview()
        stage.runtime.commit()
        #expect(log.take() == ["view.layoutSubviews"], "a removed subview")
        view.setNeedsLayout()
        view.setNeedsLayout()
        stage.runtime.commit()
        #expect(log.take() == ["view.layoutSubviews"], "one pass however often it was asked for")
    }

    @Test func layoutIfNeededStartsAtTheTopmostDirtyAncestor() {
        let log = Log()
        let stage = Stage()
        let (outer, middle, inner) = (LoggingView("outer", log), LoggingView("middle", log), LoggingView("inner", log))
        stage.add(outer)
        outer.addSubview(middle)
        middle.addSubview(inner)
        stage.runtime.commit()
        _ = log.take()
        inner.layoutIfNeeded()
        #expect(log.take() == [])
        outer.setNeedsLayout()
        inner.setNeedsLayout()
        inner.layoutIfNeeded()
        #expect(log.take() == ["outer.layoutSubviews", "inner.layoutSubviews"])
    }

    @Test func aViewThatDirtiesItselfIsLaidOutAgainInTheSameCommit() {
        let log = Log()
        let stage = Stage()
        let view = LoggingView("view", log)
        var rest = 2
        view.onLayout = {
            rest -= 1
            if rest > 0 { view.setNeedsLayout() }
        }
        stage.add(view)
        stage.runtime.commit()
        #expect(log.take().count == 2)
        #expect(stage.runtime.isIdle)
    }

    @Test func layoutThatNeverSettlesIsStopped() {
        let log = Log()
        let stage = Stage()
        let view = LoggingView("view", log)
        view.onLayout = { view.setNeedsLayout() }
        stage.add(view)
        stage.runtime.commit()
        #expect(log.take().count == Runtime.layoutPassLimit)
        #expect(stage.runtime.hasReportedUnsettledLayout)
        #expect(stage.runtime.isIdle)
    }

    @Test func layoutOfAnAncestorFromInsideLayoutEnds() {
        let log = Log()
        let stage = Stage()
        let (outer, inner) = (LoggingView("outer", log), LoggingView("inner", log))
        outer.addSubview(inner)
        var rest = 3
        outer.onLayout = {
            rest -= 1
            guard rest > 0 else { return }
            outer.setNeedsLayout()
            inner.setNeedsLayout()
            inner.layoutIfNeeded()
        }
        stage.add(outer)
        stage.runtime.commit()
        #expect(log.take().count <= 6)
        #expect(stage.runtime.isIdle)
    }

    @Test func viewsOutsideOfWindowsAreLaidOutOnDemand() {
        let log = Log()
        let view = LoggingView("view", log)
        view.layoutIfNeeded()
        #expect(log.take() == ["view.layoutSubviews"])
        view.layoutIfNeeded()
        #expect(log.take() == [])
    }

    @Test func framesLayOutWhatIsDirty() {
        let log = Log()
        let stage = Stage()
        let view = LoggingView("view", log)
        stage.add(view)
        #expect(!stage.runtime.isIdle)
        stage.advance(1)
        #expect(log.take() == ["view.layoutSubviews"])
    }

    private final class LoggingController: UIViewController {
        let log: Log

        init(_ log: Log) {
            self.log = log
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func loadView() {
            let root = LoggingView("root", log, frame: CGRect(x: 0, y: 0, width: 393, height: 852))
            root.addSubview(LoggingView("child", log))
            view = root
        }

        override func viewWillLayoutSubviews() { log.add("viewWillLayoutSubviews") }
        override func viewDidLayoutSubviews() { log.add("viewDidLayoutSubviews") }
    }
}
