import Simulator
import TabKit
import Testing
import UIKit

@Suite("Automatic advance") @MainActor struct AdvancingTests {
    private let clock = ManualClock()

    private func started(_ tabs: String) async -> PagerStage {
        let stage = PagerStage(tabs)
        // The pager goes on in a task of its own, where the phone of another test may be the current one.
        stage.pager.transition = .none
        stage.show()
        stage.pager.startAdvancing(every: .seconds(5), clock: clock)
        await clock.waitForSleeper()
        return stage
    }

    private func turn(_ stage: PagerStage, by duration: Duration = .seconds(5)) async throws {
        clock.advance(by: duration)
        await clock.waitForSleeper()
        try stage.phone.settle()
    }

    @Test("goes to the next enabled tab, and from the last to the first")
    func round() async throws {
        let stage = await started("aBcd")
        try await turn(stage, by: .seconds(4))
        #expect(stage.selected == "a")
        try await turn(stage, by: .seconds(1))
        #expect(stage.selected == "c")
        try await turn(stage)
        #expect(stage.selected == "d")
        try await turn(stage)
        #expect(stage.selected == "a")
        #expect(stage.changes == ["a>c code", "c>d code", "d>a code"])
        #expect(stage.book.problems == [] && stage.book.appeared == ["a"])
        stage.pager.stopAdvancing()
        #expect(clock.sleeperCount == 0)
    }

    @Test("ends when a finger drags a page, but not when a tab is tapped")
    func drag() async throws {
        let stage = await started("abc")
        #expect(stage.pager.choose("c", reason: .tap))
        #expect(clock.sleeperCount == 1)
        stage.pull(-20)
        #expect(clock.sleeperCount == 0)
        stage.release()
        try stage.phone.settle()
        clock.advance(by: .seconds(60))
        #expect(stage.selected == "c")
    }

    @Test("leaves out its turns while the pager is covered or a page moves")
    func covered() async throws {
        let stage = await started("abc")
        stage.phone.cover()
        try await turn(stage)
        #expect(stage.selected == "a")
        stage.phone.dismiss()
        stage.pager.transition = .slide
        stage.pager.select("b", animated: true)
        stage.phone.advance(0.05)
        #expect(!stage.pager.isResting)
        clock.advance(by: .seconds(5))
        await clock.waitForSleeper()
        try stage.phone.settle()
        #expect(stage.selected == "b")
        stage.pager.transition = .none
        try await turn(stage)
        #expect(stage.selected == "c")
        stage.pager.stopAdvancing()
    }

    @Test("with a single tab does nothing; started twice runs once")
    func single() async throws {
        let stage = await started("a")
        stage.pager.startAdvancing(every: .seconds(1), clock: clock)
        await clock.waitForSleeper()
        #expect(clock.sleeperCount == 1)
        try await turn(stage)
        #expect(stage.changes == [] && stage.pager.isResting)
        stage.pager.stopAdvancing()
    }

    @Test("does not keep a pager alive, and ends with it")
    func gone() async throws {
        weak var pager: TabPager?
        do {
            let stage = await started("abc")
            pager = stage.pager
            stage.phone.hide()
        }
        #expect(pager == nil)
        clock.advance(by: .seconds(5))
        for _ in 0..<20 { await Task.yield() }
        #expect(clock.sleeperCount == 0)
    }
}
