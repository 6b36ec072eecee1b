import Testing

@testable import TabCore

/// A strip whose tabs are equally wide is kept as one run, until they aren't.
@Suite struct StripRunTests {
    @Test(arguments: 1...6)
    func `Random edits agree with a strip that keeps each tab for itself`(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let guess = StripTab(labelWidth: 61.37, selectedLabelWidth: 64, labelLeading: 10, isEstimated: true)
        let metrics = StripMetrics(width: 390, mode: .scrollable)
        var layout = StripLayout(metrics: metrics)
        layout.setTabs(repeating: guess, count: 100)
        var plain = StripLayout(metrics: metrics, tabs: Array(repeating: guess, count: 100))
        for step in 0..<60 {
            let index = Int.random(in: 0..<layout.count, using: &random)
            let tab = StripTab(labelWidth: Double.random(in: 10...200, using: &random), labelTrailing: 4)
            switch Int.random(in: 0..<9, using: &random) {
            case 0:
                layout.metrics.minimumTabWidth = Double(index % 80)
                plain.metrics.minimumTabWidth = Double(index % 80)
            case 1, 2:
                layout.remove(at: index)
                plain.remove(at: index)
            case 3, 4:
                let to = Int.random(in: 0..<layout.count, using: &random)
                layout.move(from: index, to: to)
                plain.move(from: index, to: to)
            case 5, 6:
                layout.insert(tab, at: index)
                plain.insert(tab, at: index)
            default:
                layout.setTab(tab, at: index)
                plain.setTab(tab, at: index)
            }
            let place = Comment(rawValue: "seed \(seed), step \(step)")
            #expect(layout == plain && layout.entries.violations == [], place)
            let position = Double.random(in: 0..<Double(layout.count), using: &random)
            let frames = layout.frames(in: layout.indices, at: position)
            let others = plain.frames(in: plain.indices, at: position)
            #expect(zip(frames, others).allSatisfy { abs($0.x - $1.x) < 1e-6 && $0.width == $1.width }, place)
            #expect(abs(layout.offset(at: position) - plain.offset(at: position)) < 1e-6, place)
            let offset = Double.random(in: 0...layout.contentWidth(at: position), using: &random)
            #expect(
                layout.visibleRange(offset: offset, at: position) == plain.visibleRange(offset: offset, at: position),
                place)
            #expect(
                layout.firstEstimate(in: index..<layout.count) == plain.firstEstimate(in: index..<plain.count), place)
        }
        assertLaws(of: layout)
    }

    @Test func `Measuring the tabs in sight of a hundred thousand costs a few runs`() {
        var layout = StripLayout(metrics: StripMetrics(width: 390, mode: .scrollable))
        layout.setTabs(repeating: StripTab(width: 100, isEstimated: true), count: 100_000)
        #expect(layout.contentWidth(at: 0) == 10_000_000 && layout.count == 100_000 && layout.hasEstimates)
        for index in 50_000..<50_004 { layout.setTab(StripTab(width: 80), at: index) }
        #expect(layout.entries.nodes.count == 6 && layout.firstEstimate(in: 50_000..<100_000) == 50_004)
        #expect(layout.frame(of: 50_004, at: 0)?.x == 5_000_320)
        layout.setTabs(repeating: StripTab(width: 100), count: -1)
        #expect(layout.isEmpty && !layout.hasEstimates)
    }

    @Test func `What isn't valid in a repeated tab is told once`() {
        var layout = StripLayout()
        layout.setTabs(repeating: StripTab(width: .nan), count: 1000)
        #expect(layout.takeFaults().count == 1 && layout.count == 1000)
    }
}
