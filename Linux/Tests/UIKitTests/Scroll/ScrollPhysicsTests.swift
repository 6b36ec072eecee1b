import Testing

@testable import UIKit

/// The pure functions against traces recorded on iOS 26.
struct ScrollPhysicsTests {
    private func time(_ milliseconds: Double) -> TimeInterval { milliseconds / 1000 - ScrollTraces.processing }

    private func error(
        of motion: AxisMotion, _ trace: KeyValuePairs<Double, Double>, from origin: CGFloat = 0
    ) -> Double {
        trace.map { abs(motion.position(at: time($0.key)) - origin - $0.value) }.max() ?? 0
    }

    @Test("Deceleration follows the recorded flings to a pixel")
    func deceleration() {
        for (velocity, trace) in [(3000.0, ScrollTraces.fling3000), (750, ScrollTraces.fling750)] {
            let motion = AxisMotion.released(
                at: 0, velocity: velocity, rate: 0.998, range: 0...100_000, bounces: true)
            #expect(error(of: motion, trace) <= ScrollTraces.tolerance)
        }
    }

    @Test("Deceleration lasts until the speed is 10 pt/s: recorded 2.160 s and 2.852 s")
    func durations() {
        #expect(abs(Deceleration(start: 0, velocity: 750, rate: 0.998).duration - 2.157) < 0.001)
        #expect(abs(Deceleration(start: 0, velocity: -3000, rate: 0.998).duration - 2.849) < 0.001)
    }

    @Test("The rubber band follows the recorded pulls")
    func rubberBand() {
        for (pull, shown) in ScrollTraces.rubberBand {
            // The table is rounded to the hundredth of a point.
            #expect(abs(ScrollPhysics.rubberBand(pull, length: 852) - shown) < 0.35)
            let back = ScrollPhysics.rubberBandPull(
                for: ScrollPhysics.rubberBand(pull, length: 852), length: 852)
            #expect(abs(back - pull) < 1e-6)
        }
    }

    @Test("A release beyond the edge follows the recorded bounce")
    func heldRelease() {
        let motion = AxisMotion.released(at: -235, velocity: -625, rate: 0.998, range: 0...5000, bounces: true)
        #expect(error(of: motion, ScrollTraces.heldRelease) <= ScrollTraces.tolerance)
        #expect(abs(motion.duration - 0.691) < 0.02)
        #expect(motion.rest == 0)
    }

    @Test("A fling into the edge follows the recorded impact")
    func edgeImpact() {
        let motion = AxisMotion.released(at: 940, velocity: 3125, rate: 0.998, range: 0...1000, bounces: true)
        #expect(error(of: motion, ScrollTraces.edgeImpact, from: 1000) <= ScrollTraces.tolerance)
        #expect(abs(motion.duration - 0.808) < 0.02)
        #expect(motion.rest == 1000)
    }

    @Test("Without bouncing a fling stops dead at the edge")
    func noBounce() {
        let motion = AxisMotion.released(at: 940, velocity: 3125, rate: 0.998, range: 0...1000, bounces: false)
        #expect(stride(from: 0, to: 1, by: 0.01).allSatisfy { motion.position(at: $0) <= 1000 })
        #expect(motion.rest == 1000)
        #expect(motion.duration < 0.03)
    }

    @Test("Both directions mirror each other", arguments: [200.0, 700, 3000])
    func symmetry(velocity: Double) {
        let forward = AxisMotion.released(at: 0, velocity: velocity, rate: 0.998, range: -900...900, bounces: true)
        let back = AxisMotion.released(at: 0, velocity: -velocity, rate: 0.998, range: -900...900, bounces: true)
        #expect(abs(forward.duration - back.duration) < 1e-9)
        for step in 0..<200 {
            let time = Double(step) * 0.02
            #expect(abs(forward.position(at: time) + back.position(at: time)) < 1e-6)
        }
    }

    @Test("A rewritten target is where the content lands", arguments: [1.0, 77, 500, 3000, -400])
    func landing(distance: CGFloat) {
        let motion = AxisMotion.landing(
            on: 5000 + distance, from: 5000, rate: 0.998, range: 0...10_000, bounces: true)
        #expect(abs(motion.position(at: motion.duration) - 5000 - distance) < 1e-6)
        #expect(abs(motion.rest - 5000 - distance) < 1e-6)
    }

    @Test("A motion is continuous, and ends where it says", arguments: [-4000.0, -800, -300, 0, 300, 800, 4000])
    func continuity(velocity: Double) {
        for start in [-120.0, 0, 40, 500, 990, 1000, 1130] {
            let motions = [
                AxisMotion.released(at: start, velocity: velocity, rate: 0.998, range: 0...1000, bounces: true),
                AxisMotion.paging(to: 500, from: start, velocity: velocity),
            ]
            for motion in motions {
                #expect(abs(motion.position(at: 0) - start) < 1)
                var last = motion.position(at: 0)
                var time = 0.0
                while time < motion.duration + 0.01 {
                    time += 0.0005
                    let position = motion.position(at: time)
                    #expect(abs(position - last) < 4.5, "a jump at \(time)")
                    last = position
                }
                #expect(last == motion.rest)
            }
        }
    }

    @Test("A page is approached from one side", arguments: [0.0, 400, 1500, 6000])
    func pagingDoesNotPass(velocity: Double) {
        let motion = AxisMotion.paging(to: 393, from: 100, velocity: velocity)
        var last = 100.0
        for step in 1..<1000 {
            let position = motion.position(at: Double(step) / 1000)
            #expect(position >= last && position <= 393)
            last = position
        }
        // Reported of iOS: a page settles in about 0.3 to 0.7 s.
        #expect(motion.duration > 0.3 && motion.duration < 0.7)
    }

    @Test(
        "Pages: a fling goes one page on, otherwise the nearer one wins",
        arguments: [
            (0.3, 0.0, 0.0), (0.5, 0, 1), (0.6, 0, 1), (0.2, 800, 1), (0.8, -800, 0), (1.2, 300, 2), (1, 500, 2),
            (1, -500, 0), (2.3, 900, 2.5), (2.4, 0, 2.5), (2.1, 0, 2), (-0.1, 0, 0), (-0.1, -900, 0), (2.6, 0, 2.5),
        ])
    func pages(position: CGFloat, velocity: CGFloat, page: CGFloat) {
        let target = ScrollPaging.target(from: position * 400, velocity: velocity, length: 400, range: 0...1000)
        let expected = page * 400
        #expect(target == expected)
    }
}
