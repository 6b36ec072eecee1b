import Foundation
import Testing
import UIKit

@testable import TabKit

@Suite("Ten minutes of random use", .serialized) @MainActor struct TenMinutesTests {
    private let style = TabStripStyle.scrollable
    private let count = 6

    @Test("No law is broken, nothing leaks, memory stays flat", arguments: [RandomHandTests.base])
    func tenMinutes(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let traces = Traces()
        do {
            let run = HandRun(style: style, count: count)
            traces.add(run.tabs, run.tabs.pager, run.tabs.strip, run.tabs.pager.scrollView, run.tabs.view)
            var events = [HandEvent.show]
            run.play(.show)
            try use(run, until: 120, &events, seed, &random)
            let warm = try residentBytes()
            try use(run, until: 600, &events, seed, &random)
            let grown = try residentBytes() - warm
            #expect(grown < 4_000_000, "grown by \(grown / 1024) KiB")
            #expect(run.book.alive.count <= run.tabs.pager.count)
            run.play(.apply([]))
            run.settle()
            #expect(run.brokenLaws == [] && run.book.alive == [], "after the last tab is gone")
            run.phone.hide()
        }
        #expect(traces.alive == [])
    }

    /// A person who is never still for long, an app that edits its tabs, and a system that resizes and covers.
    private func use(
        _ run: HandRun, until end: TimeInterval, _ events: inout [HandEvent], _ seed: UInt64,
        _ random: inout SeededGenerator
    ) throws {
        while run.phone.now < end {
            for event in HandEvent.phrase(using: &random) + [.uncover, .show, .wait(0.3)] {
                run.play(event)
                events.append(event)
                let laws = run.brokenLaws
                guard laws.isEmpty else {
                    let sequence = HandSequence(seed: seed, style: style, count: count, events: events)
                    try sequence.report(.init(events: events, laws: laws), budget: 200_000)
                    throw BrokenLaw(laws: laws)
                }
            }
            run.forgetStory()
        }
    }

    private struct BrokenLaw: Error {
        let laws: [String]
    }
}
