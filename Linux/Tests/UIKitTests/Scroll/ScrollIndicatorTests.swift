import Testing

@testable import UIKit

/// The bars that show where the content is.
@MainActor struct ScrollIndicatorTests {
    @Test("An indicator appears with a drag, in proportion, and fades away after it")
    func appearing() throws {
        let stage = TouchStage(size: CGSize(width: 400, height: 800))
        let scrollView = UIScrollView()
        scrollView.contentSize = CGSize(width: 400, height: 1600)
        stage.add(scrollView)
        #expect(scrollView.subviews.isEmpty)
        stage.drag(from: CGPoint(x: 200, y: 600), by: CGPoint(x: 0, y: -10), steps: 41)
        let bar = try #require(scrollView.subviews.last)
        #expect(scrollView.contentOffset.y == 400)
        #expect(bar.alpha == 1)
        // Half of the content is visible, from a quarter on; the track is 3 pt shorter at both ends.
        #expect(bar.frame == CGRect(x: 394, y: 601.5, width: 3, height: 397))
        stage.up(velocity: .zero)
        stage.advance(1)
        #expect(bar.alpha == 0)
        #expect(stage.runtime.isIdle)
    }

    @Test("Content that fits, or a view that shows none, has no indicator")
    func absent() {
        let stage = TouchStage()
        let scrollView = UIScrollView()
        scrollView.contentSize = CGSize(width: 393, height: 3000)
        scrollView.showsVerticalScrollIndicator = false
        stage.add(scrollView)
        stage.drag(from: CGPoint(x: 200, y: 600), by: CGPoint(x: 0, y: -10), steps: 10)
        #expect(scrollView.subviews.isEmpty)
    }

    @Test("A flash shows it for a moment")
    func flash() throws {
        let stage = TouchStage()
        let scrollView = UIScrollView()
        scrollView.contentSize = CGSize(width: 393, height: 3000)
        stage.add(scrollView)
        scrollView.flashScrollIndicators()
        let bar = try #require(scrollView.subviews.last)
        #expect(bar.alpha == 1)
        stage.advance(1)
        #expect(bar.alpha == 0)
    }
}
