import Testing

@testable import UIKit

@MainActor
@Suite struct TimeTests {
    private final class Ticker: FrameTicker {
        var times: [TimeInterval] = []
        var onTick: (() -> Void)?
        var milliseconds: [Int] { times.map { Int(($0 * 1000).rounded()) } }

        func tick(at now: TimeInterval) {
            times.append(now)
            onTick?()
        }
    }

    private func makeRuntime() -> Runtime {
        let runtime = Runtime()
        Runtime.current = runtime
        return runtime
    }

    @Test func actionsRunInOrderOfTimeThenOfScheduling() {
        let runtime = makeRuntime()
        var order: [String] = []
        runtime.after(0.2) { order.append("late") }
        runtime.after(0.1) { order.append("first") }
        runtime.after(0.1) { order.append("second") }
        runtime.advance(to: 0.15)
        #expect(order == ["first", "second"])
        runtime.advance(to: 1)
        #expect(order == ["first", "second", "late"])
        #expect(runtime.now == 1)
    }

    @Test func noDelayMeansTheNextTurn() {
        let runtime = makeRuntime()
        var order: [String] = []
        runtime.after(0) {
            order.append("a")
            runtime.after(0) { order.append("c") }
        }
        runtime.after(0) { order.append("b") }
        #expect(order.isEmpty)
        #expect(!runtime.isIdle)
        runtime.advance(to: 0)
        #expect(order == ["a", "b", "c"])
        #expect(runtime.isIdle)
    }

    @Test func actionsSeeTheTimeAtWhichTheyAreDue() {
        let runtime = makeRuntime()
        var seen: [TimeInterval] = []
        runtime.after(0.25) { seen.append(runtime.now) }
        runtime.after(0.5) { seen.append(runtime.now) }
        runtime.advance(to: 3)
        #expect(seen == [0.25, 0.5])
    }

    @Test func cancelledActionsDontRunAndFreeWhatTheyHold() {
        let runtime = makeRuntime()
        weak var held: UIView?
        let action: ScheduledAction
        do {
            let view = UIView()
            held = view
            action = runtime.after(1) { _ = view }
        }
        #expect(held != nil)
        action.cancel()
        #expect(held == nil)
        runtime.advance(to: 2)
        #expect(!action.isPending)
    }

    @Test func framesLieOnAGridAndAtTheEnd() {
        let runtime = makeRuntime()
        let ticker = Ticker()
        runtime.add(ticker)
        runtime.advance(to: 0.04)
        #expect(ticker.milliseconds == [17, 33, 40])
        #expect(ticker.times.last == 0.04)
        runtime.advance(to: 0.06)
        #expect(ticker.milliseconds == [17, 33, 40, 50, 60])
        runtime.remove(ticker)
        runtime.advance(to: 1)
        #expect(ticker.times.count == 5)
    }

    @Test(arguments: [0.1, 0.033, 0.5]) func theGridDoesntDependOnTheSteps(step: TimeInterval) {
        let runtime = makeRuntime()
        let ticker = Ticker()
        runtime.add(ticker)
        var time = 0.0
        while time < 1 {
            time = min(time + step, 1)
            runtime.advance(to: time)
        }
        let onGrid = ticker.times.filter { abs(($0 * 60).rounded() - $0 * 60) < 1e-6 }
        #expect(onGrid.count == 60)
    }

    @Test func actionsComeBeforeTheFrameOfTheSameTime() {
        let runtime = makeRuntime()
        var order: [String] = []
        let ticker = Ticker()
        ticker.onTick = { order.append("frame") }
        runtime.add(ticker)
        runtime.after(1.0 / 60) { order.append("action") }
        runtime.advance(to: 1.0 / 60)
        #expect(order == ["action", "frame"])
    }

    @Test func aTickerRemovedByAnotherIsntTold() {
        let runtime = makeRuntime()
        let (first, second) = (Ticker(), Ticker())
        first.onTick = { runtime.remove(second) }
        runtime.add(first)
        runtime.add(second)
        runtime.advance(to: 1.0 / 60)
        #expect(first.times.count == 1)
        #expect(second.times.isEmpty)
        #expect(!runtime.isIdle)
        runtime.remove(first)
        #expect(runtime.isIdle)
    }

    @Test func anActionThatReturnsForEverDoesntHoldUpTime() {
        let runtime = makeRuntime()
        var count = 0
        func again() {
            count += 1
            runtime.after(0) { again() }
        }
        again()
        runtime.advance(to: 1)
        #expect(runtime.now == 1)
        #expect(count > 1000)
    }

    @Test func aLongWaitWithNothingToDoIsOneFrame() {
        let runtime = makeRuntime()
        runtime.advance(to: 1_000_000)
        #expect(runtime.lastFrame == 1_000_000)
    }

    @Test func updateLinksActWhileTheirViewIsInAWindow() {
        let stage = Stage()
        let view = UIView()
        let link = UIUpdateLink(view: view)
        link.requiresContinuousUpdates = true
        var times: [TimeInterval] = []
        link.addAction { _, info in times.append(info.modelTime) }
        link.isEnabled = true
        stage.advance(0.05)
        #expect(times.isEmpty)
        stage.add(view)
        stage.advance(2.0 / 60)
        #expect(times.count == 2)
        link.isEnabled = false
        stage.advance(1)
        #expect(times.count == 2)
        #expect(stage.runtime.isIdle)
    }
}
