import Testing

@testable import UIKit

@MainActor
@Suite struct RenderingTests {
    @Test func contentIsDrawnOnceUntilItIsDirty() {
        let stage = Stage.plain()
        let view = CountingView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        stage.add(view)
        _ = stage.runtime.render()
        #expect(view.drawn == 1)
        _ = stage.runtime.render()
        view.frame.origin.x = 40
        view.alpha = 0.5
        view.backgroundColor = .blue
        view.transform = CGAffineTransform(rotationAngle: 1)
        _ = stage.runtime.render()
        #expect(view.drawn == 1)
        view.setNeedsDisplay()
        _ = stage.runtime.render()
        #expect(view.drawn == 2)
        view.bounds.size.width = 30
        _ = stage.runtime.render()
        #expect(view.drawn == 3)
    }

    @Test func aChangePutsOnlyTheAncestorsTogetherAnew() {
        let stage = Stage.plain()
        let container = UIView(frame: stage.window.bounds)
        stage.add(container)
        let rows = (0..<10).map { UIView(frame: CGRect(x: 0, y: 10 * $0, width: 100, height: 10)) }
        for row in rows {
            row.addSubview(CountingView(frame: row.bounds))
            container.addSubview(row)
        }
        _ = stage.runtime.render()
        #expect(stage.renderCounts().subtrees == 0)
        rows[3].frame.origin.x = 5
        let counts = stage.renderCounts()
        #expect(counts.contents == 0)
        #expect(counts.subtrees == 2, "the container and the window")
    }

    @Test func aScrolledFrameCostsTheChainAndTheEdges() {
        let stage = Stage.plain()
        let scroller = UIView(frame: stage.window.bounds)
        scroller.clipsToBounds = true
        stage.add(scroller)
        for index in 0..<100 {
            let row = UIView(frame: CGRect(x: 0, y: 10 * index, width: 100, height: 10))
            row.addSubview(CountingView(frame: row.bounds))
            scroller.addSubview(row)
        }
        let first = stage.renderCounts()
        #expect(first.contents <= 24, "10 rows in sight, with their views; \(first)")
        scroller.bounds.origin.y = 5
        let second = stage.renderCounts()
        #expect(second.contents <= 2)
        // Window, scroller, and the rows that enter at the edge or are cut by it.
        #expect(second.subtrees <= 8, "\(second)")
        scroller.bounds.origin.y = 6
        #expect(stage.renderCounts().contents == 0)
    }

    @Test func whatCantBeSeenCostsNothing() {
        let stage = Stage.plain()
        let views = (0..<4).map { _ in CountingView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)) }
        views[0].isHidden = true
        views[1].alpha = 0
        views[2].frame.origin.x = 500
        let clip = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        clip.clipsToBounds = true
        clip.addSubview(views[3])
        views[3].frame.origin.x = 50
        views.prefix(3).forEach(stage.add)
        stage.add(clip)
        _ = stage.runtime.render()
        #expect(views.map(\.drawn) == [0, 0, 0, 0])
        views[2].frame.origin.x = 10
        views[0].isHidden = false
        views[3].frame.origin.x = 5
        _ = stage.runtime.render()
        #expect(views.map(\.drawn) == [1, 0, 1, 1])
    }

    @Test func aViewOutsideOfAnUnclippedSuperviewIsSeen() {
        let stage = Stage.plain()
        let outer = UIView(frame: CGRect(x: 200, y: 0, width: 10, height: 10))
        let inner = UIView(frame: CGRect(x: -180, y: 20, width: 20, height: 20))
        inner.backgroundColor = .red
        outer.addSubview(inner)
        stage.add(outer)
        #expect(stage.picture()?[30, 30].r == 255)
        outer.clipsToBounds = true
        #expect(stage.picture() == nil, "nothing is left to be seen")
    }

    @Test func opacityIsTheGroups() {
        let stage = Stage.plain()
        stage.window.backgroundColor = .white
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        outer.backgroundColor = .black
        let inner = UIView(frame: outer.bounds)
        inner.backgroundColor = .black
        outer.addSubview(inner)
        outer.alpha = 0.5
        stage.add(outer)
        let shade = stage.picture()?[25, 25].r ?? 0
        #expect(abs(Int(shade) - 128) <= 2, "a black group at a half on white; faded one by one it would be 64")
    }

    @Test func clippingFollowsTheCorners() {
        let stage = Stage.plain()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        view.layer.cornerRadius = 20
        view.layer.maskedCorners = [.layerMinXMinYCorner]
        view.clipsToBounds = true
        let inner = UIView(frame: view.bounds)
        inner.backgroundColor = .red
        view.addSubview(inner)
        stage.add(view)
        let picture = stage.picture()
        #expect(picture?[1, 1].r == 0)
        #expect(picture?[38, 1].r == 255)
        #expect(picture?[20, 20].r == 255)
    }

    @Test func plainShiftsAreRoundedToPixels() {
        let stage = Stage.plain(30, 30, scale: 2)
        let view = UIView(frame: CGRect(x: 10.2, y: 10.3, width: 5, height: 5))
        view.backgroundColor = .red
        stage.add(view)
        let picture = stage.picture()
        #expect(picture?[20, 21].r == 255)
        #expect(picture?[19, 21].a == 0)
        #expect(picture?[29, 30].r == 255)
        #expect(picture?[30, 30].a == 0)
    }

    @Test func windowsOfAHigherLevelLieInFront() {
        let stage = Stage.plain()
        stage.window.windowLevel = .alert
        stage.window.backgroundColor = .red
        let other = UIWindow(frame: stage.window.frame)
        other.backgroundColor = .blue
        other.isHidden = false
        #expect(stage.picture()?[5, 5].r == 255)
    }

    @Test func renderingSettlesNeedsDisplay() {
        let stage = Stage.plain()
        #expect(stage.runtime.needsDisplay)
        _ = stage.runtime.render()
        #expect(!stage.runtime.needsDisplay)
        let view = UIView()
        stage.add(view)
        #expect(stage.runtime.needsDisplay)
        _ = stage.runtime.render()
        view.frame.size.width = 5
        #expect(stage.runtime.needsDisplay)
    }
}
