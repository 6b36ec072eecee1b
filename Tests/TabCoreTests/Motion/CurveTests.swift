import Foundation
import Testing

@testable import TabCore

@Suite struct CurveTests {
    @Test func `Interpolation is exact at both ends`() {
        #expect(lerp(0.1, 0.3, 0) == 0.1 && lerp(0.1, 0.3, 1) == 0.3 && lerp(2, 4, 0.5) == 3)
        for value: Double in [0.1, 1 / 3, 97.53] { #expect(lerp(value, value, 0.7) == value) }
    }

    @Test func `I10: the front hurries, the back follows`() {
        #expect(
            ElasticEdge.front(0) == 0 && ElasticEdge.front(1) == 1 && ElasticEdge.back(0) == 0
                && ElasticEdge.back(1) == 1)
        #expect(isClose(ElasticEdge.front(0.5), sin(.pi / 4)) && isClose(ElasticEdge.back(0.5), 1 - cos(.pi / 4)))
        #expect(ElasticEdge.front(-1) == 0 && ElasticEdge.back(2) == 1)
    }

    @Test func `A rubber band gives way less and less`() {
        let band = RubberBand(length: 390)
        #expect(isClose(band.displacement(pull: 100), 55 * 390 / 445.0))
        #expect(band.displacement(pull: -100) == -band.displacement(pull: 100))
        #expect(band.displacement(pull: 1e12) < 390.001 && band.displacement(pull: .infinity) == 390)
        for pull in [-500.0, -1, 0, 0.5, 40, 3000] {
            #expect(isClose(band.pull(displacement: band.displacement(pull: pull)), pull))
        }
        #expect(band.pull(displacement: 390).isFinite)
        #expect(band.clamp(-100, to: 0...10) == -band.displacement(pull: 100) && band.clamp(5, to: 0...10) == 5)
        #expect(band.clamp(110, to: 0...10) == 10 + band.displacement(pull: 100))
        for length: Double in [0, -4, .nan] {
            #expect(
                RubberBand(length: length).displacement(pull: 50) == 0
                    && RubberBand(length: length).pull(displacement: 5) == 0)
        }
    }

    @Test func `A timing curve goes from 0 to 1`() {
        for curve in [UnitBezier.linear, .easeIn, .easeOut, .easeInOut] {
            #expect(
                curve.value(at: 0) == 0 && curve.value(at: 1) == 1 && curve.value(at: -3) == 0
                    && curve.value(at: .nan) == 0)
            let values = (0...50).map { curve.value(at: Double($0) / 50) }
            #expect(values == values.sorted())
        }
        #expect(isClose(UnitBezier.linear.value(at: 0.3), 0.3) && isClose(UnitBezier.easeInOut.value(at: 0.5), 0.5))
        #expect(UnitBezier.easeIn.value(at: 0.3) < 0.3 && UnitBezier.easeOut.value(at: 0.3) > 0.3)
    }
}
