import Foundation
import Testing

@testable import TabCore

@Suite struct SpringTests {
    static let springs = [
        SpringCurve(duration: 0.4), SpringCurve(duration: 0.5, bounce: 0.3), SpringCurve(duration: 0.5, bounce: -0.3),
        SpringCurve(frequency: 20, dampingRatio: 1 + 1e-7), SpringCurve(mass: 3, stiffness: 1000, damping: 500),
    ]
    static let starts = [(-1.0, 0.0), (1, 0), (0, 5), (-2, 30), (-2, -30), (0.5, -1)]

    @Test(arguments: springs)
    func `The motion solves the equation of a damped spring`(spring: SpringCurve) {
        for (x, v) in Self.starts {
            let start = SpringCurve.State(displacement: x, velocity: v)
            #expect(spring.state(after: 0, from: start) == start)
            // x'' = -2 ζ ω x' - ω² x, by small steps of the midpoint rule
            var (position, velocity) = (x, v)
            let step = 0.000_05
            func force(_ x: Double, _ v: Double) -> Double {
                -2 * spring.dampingRatio * spring.frequency * v - spring.frequency * spring.frequency * x
            }
            for _ in 0..<4000 {
                let middle = (position + velocity * step / 2, velocity + force(position, velocity) * step / 2)
                (position, velocity) = (position + middle.1 * step, velocity + force(middle.0, middle.1) * step)
            }
            let state = spring.state(after: 0.2, from: start)
            #expect(abs(state.displacement - position) < 1e-4 && abs(state.velocity - velocity) < 1e-2)
        }
    }

    @Test(arguments: springs)
    func `It is settled for good after the settling time, and not much earlier`(spring: SpringCurve) {
        for (x, v) in Self.starts {
            let start = SpringCurve.State(displacement: x, velocity: v)
            let time = spring.settlingTime(from: start, tolerance: 0.001)
            #expect(time.isFinite && time > 0 && time < 5)
            for part in 0..<200 {
                #expect(abs(spring.state(after: time + Double(part) * 0.01, from: start).displacement) <= 0.001)
            }
        }
        #expect(spring.settlingTime(from: .init(displacement: 0, velocity: 0), tolerance: 0.001) == 0)
    }

    @Test func `Law 10: a movement is retargeted from where it is, with its velocity`() {
        var motion = SpringMotion(from: 0, to: 3, at: 10, spring: SpringCurve(duration: 0.4))
        let (value, velocity) = (motion.value(at: 10.1), motion.velocity(at: 10.1))
        #expect(value > 0 && value < 3 && velocity > 0)
        motion.retarget(to: 1, at: 10.1)
        #expect(isClose(motion.value(at: 10.1), value) && isClose(motion.velocity(at: 10.1), velocity))
        #expect(motion.value(at: motion.endTime) == 1 && motion.velocity(at: motion.endTime) == 0)
        #expect(motion.isSettled(at: motion.endTime) && !motion.isSettled(at: motion.endTime - 0.01))
    }

    @Test(arguments: [0.0, 5, 40, 400, -40])
    func `Law 11: without overshoot the value never passes its target`(velocity: Double) {
        for spring in [SpringCurve(duration: 0.4), SpringCurve(duration: 0.4, bounce: -0.4)] {
            let motion = SpringMotion(from: 0, to: 1, velocity: velocity, at: 0, spring: spring, mayOvershoot: false)
            var last = velocity < 0 ? -Double.infinity : 0
            for step in 0...400 {
                let value = motion.value(at: Double(step) * 0.005)
                #expect(value <= 1 + 1e-12)
                if velocity >= 0 { #expect(value >= last - 1e-12) }
                last = value
            }
            #expect(last == 1)
        }
    }

    @Test func `What overshoots says so`() {
        let critical = SpringCurve(frequency: 10)
        #expect(!critical.overshoots(from: .init(displacement: -1, velocity: 10)))
        #expect(critical.overshoots(from: .init(displacement: -1, velocity: 10.1)))
        #expect(!critical.overshoots(from: .init(displacement: 1, velocity: 99)))
        #expect(SpringCurve(duration: 1, bounce: 0.2).overshoots(from: .init(displacement: 1, velocity: 0)))
    }

    @Test func `Law 22: nothing is ever infinite`() {
        let spring = SpringCurve(duration: .nan, bounce: .nan)
        let motion = SpringMotion(from: .nan, to: .infinity, velocity: .nan, at: 0, spring: spring)
        for time in [-1, 0, 0.1, 1e9, .infinity] {
            #expect(motion.value(at: time).isFinite && motion.velocity(at: time).isFinite)
        }
        #expect(SpringCurve(mass: 0, stiffness: -1, damping: .nan).frequency.isFinite)
    }
}
