import Simulator
import TabKit
import Testing
import UIKit

@Suite("Space between pages") @MainActor struct PageSpacingTests {
    private func frames(_ stage: PagerStage) -> [String: CGRect] {
        let pages = stage.pager.children.compactMap { $0 as? RecordingPage }
        return Dictionary(uniqueKeysWithValues: pages.map { ($0.id, $0.view.convert($0.view.bounds, to: nil)) })
    }

    @Test("shows only while they move, in both directions", arguments: [false, true])
    func moving(isRightToLeft: Bool) throws {
        let stage = PagerStage("abc", direction: isRightToLeft ? .rightToLeft : .leftToRight)
        stage.pager.pageSpacing = 20
        stage.show()
        #expect(frames(stage) == ["a": stage.phone.window.bounds])
        stage.pull(isRightToLeft ? 100 : -100)
        let seen = frames(stage)
        let (a, b) = (try #require(seen["a"]), try #require(seen["b"]))
        #expect(a.width == 393 && b.width == 393)
        #expect(isRightToLeft ? a.minX == 100 && b.maxX == 80 : a.minX == -100 && b.minX == 313)
        stage.release()
        try stage.swipe(isRightToLeft ? .right : .left)
        #expect(frames(stage) == ["b": stage.phone.window.bounds] && stage.pager.position == 1)
    }

    @Test("keeps the page in a new size, when it changes, and up and down", arguments: [false, true])
    func sizes(isRightToLeft: Bool) throws {
        let stage = PagerStage("abc", selected: "b", direction: isRightToLeft ? .rightToLeft : .leftToRight)
        stage.pager.pageSpacing = 20
        stage.show()
        stage.phone.rotate(to: .landscapeLeft)
        try stage.phone.settle()
        #expect(frames(stage) == ["b": CGRect(x: 0, y: 0, width: 852, height: 393)])
        stage.pager.pageSpacing = 50
        #expect(frames(stage) == ["b": CGRect(x: 0, y: 0, width: 852, height: 393)])
        stage.pager.axis = .vertical
        #expect(frames(stage) == ["b": CGRect(x: 0, y: 0, width: 852, height: 393)])
        stage.pager.select("c", animated: true)
        stage.phone.advance(0.1)
        let seen = frames(stage)
        #expect((seen["c"]?.minY ?? 0) - (seen["b"]?.maxY ?? 0) == 50)
        stage.pager.pageSpacing = 0
        try stage.phone.settle()
        #expect(frames(stage) == ["c": CGRect(x: 0, y: 0, width: 852, height: 393)])
        #expect(stage.pager.position == 2)
        stage.pager.pageSpacing = -5
        #expect(stage.pager.pageSpacing == 0)
        stage.pager.pageSpacing = .nan
        #expect(stage.pager.pageSpacing == 0)
    }

    @Test(
        "Law 16: a page with a gap after it has the whole safe area, and the app's own insets besides",
        arguments: [false, true])
    func safeArea(isVertical: Bool) throws {
        let stage = PagerStage("abc")
        stage.phone.setSafeArea(UIEdgeInsets(top: 47, left: 30, bottom: 34, right: 44))
        stage.pager.axis = isVertical ? .vertical : .horizontal
        stage.pager.pageSpacing = 20
        stage.show()
        let page = try #require(stage.pager.selectedViewController)
        #expect(page.view.safeAreaInsets == stage.pager.view.safeAreaInsets)
        page.additionalSafeAreaInsets.bottom = 5
        stage.pager.select("b", animated: true)
        try stage.phone.settle()
        #expect(stage.pager.selectedViewController?.view.safeAreaInsets == stage.pager.view.safeAreaInsets)
        #expect(page.additionalSafeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 5, right: 0))
        stage.pager.pageSpacing = 0
        #expect(stage.pager.selectedViewController?.additionalSafeAreaInsets == .zero)
        #expect(stage.pager.selectedViewController?.view.safeAreaInsets == stage.pager.view.safeAreaInsets)
    }
}
