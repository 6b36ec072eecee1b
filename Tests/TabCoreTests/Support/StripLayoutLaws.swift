import Testing

@testable import TabCore

/// Checks on any layout what laws 17 to 22 promise, at many positions, and that everything that can be asked agrees with the
/// frames of the tabs.
func assertLaws(of layout: StripLayout, sourceLocation: SourceLocation = #_sourceLocation) {
    var check = StripLawCheck(layout: layout)
    check.run()
    #expect(check.violations == [], sourceLocation: sourceLocation)
}

/// Lengths are compared to a millionth of a point.
func isClose(_ a: Double, _ b: Double, _ tolerance: Double = 1e-6) -> Bool {
    abs(a - b) <= tolerance * max(1, abs(a) * 1e-6)
}

func isClose(_ a: StripSpan, _ b: StripSpan) -> Bool { isClose(a.x, b.x) && isClose(a.width, b.width) }

private struct StripLawCheck {
    let layout: StripLayout
    var violations: [String] = []
    let mirror: StripLayout

    init(layout: StripLayout) {
        self.layout = layout
        var mirror = layout
        mirror.metrics.direction = layout.metrics.direction == .leftToRight ? .rightToLeft : .leftToRight
        mirror.metrics.safeAreaLeft = layout.metrics.safeAreaRight
        mirror.metrics.safeAreaRight = layout.metrics.safeAreaLeft
        self.mirror = mirror
    }

    mutating func run() {
        violations += layout.entries.violations
        for index in sampled(0...max(0, layout.count - 1)) where layout.count > 0 {
            for part in layout.count > 40 ? [0, 0.3] : [0, 0.25, 0.5, 0.9] { check(at: Double(index) + part) }
            checkRest(at: index)
        }
        let last = Double(layout.count - 1)
        for position in [-.infinity, -1.3, -0.3, 0, 0.5, last + 0.4, last + 2, .infinity, .nan] { check(at: position) }
        checkTabs(at: nil)
        checkModes()
    }

    private mutating func expect(_ holds: Bool, _ law: @autoclosure () -> String) {
        if !holds, violations.count < 20 { violations.append(law()) }
    }

    private mutating func check(at position: Double) {
        checkIndicator(at: position)
        let offset = layout.offset(at: position)
        let most = layout.maximumOffset(at: position)
        expect(
            offset.isFinite && offset >= 0 && offset <= most + 1e-6, "20: offset \(offset) at \(position) of \(most)")
        // Reserved places don't depend on the position: one is enough to see that.
        if layout.count <= 40, !layout.metrics.reservesSelectedWidth || position == 0.5 { checkTabs(at: position) }
    }

    private mutating func checkTabs(at position: Double?) {
        let metrics = layout.metrics
        let content = layout.contentWidth(at: position)
        expect(content.isFinite && content >= metrics.width, "22: content \(content)")
        guard layout.count > 1000 else {
            checkFrames(in: layout.indices, at: position)
            return checkVisible(at: position)
        }
        for start in sampled(0...(layout.count - 1)) {
            checkFrames(in: start..<min(start + 3, layout.count), at: position)
        }
    }

    private mutating func checkFrames(in range: Range<Int>, at position: Double?) {
        let metrics = layout.metrics
        let content = layout.contentWidth(at: position)
        let frames = layout.frames(in: range, at: position)
        let mirrored = mirror.frames(in: range, at: position)
        expect(frames.count == range.count, "12: \(frames.count) frames for \(range)")
        let ordered = metrics.direction == .leftToRight ? frames : frames.reversed()
        for (a, b) in zip(ordered, ordered.dropFirst()) {
            expect(b.x - a.maxX > -1e-6, "17: \(a) overlaps \(b) at \(String(describing: position))")
        }
        for (index, (frame, other)) in zip(range, zip(frames, mirrored)) {
            expect(frame.x.isFinite && frame.width.isFinite, "22: \(frame)")
            expect(
                frame.x >= -1e-6 && frame.width >= 0 && frame.maxX <= content + 1e-6, "17: \(frame) leaves \(content)")
            expect(isClose(frame.mirrored(in: content), other), "21: \(frame), \(other) in \(content)")
            checkLabel(of: index, in: frame, at: position)
            if frame.width > 0.001 {
                expect(layout.index(atX: frame.midX, position: position) == index, "\(index) is at \(frame.midX)")
            }
        }
    }

    private mutating func checkLabel(of index: Int, in frame: StripSpan, at position: Double?) {
        guard let label = layout.label(of: index, at: position), let tab = layout.tab(at: index) else {
            return expect(false, "There is a label of \(index).")
        }
        expect(
            label.span.x >= -1e-9 && label.span.width >= 0 && label.span.maxX <= frame.width + 1e-6,
            "18: label \(label.span) leaves its tab \(frame)")
        let room = max(0, frame.width - tab.labelLeading - tab.labelTrailing)
        let wider = max(tab.labelWidth, tab.selectedLabelWidth ?? 0)
        expect(!label.isTruncated || wider > room, "18: label of \(index) is truncated in \(room)")
    }

    private mutating func checkVisible(at position: Double?) {
        let frames = layout.frames(in: layout.indices, at: position)
        let width = layout.metrics.width
        for offset in [0, layout.maximumOffset(at: position) / 3, layout.maximumOffset(at: position)] {
            let range = layout.visibleRange(offset: offset, at: position)
            let seen = frames.indices.filter { frames[$0].maxX > offset + 1e-6 && frames[$0].x < offset + width - 1e-6 }
            guard let first = seen.first, let last = seen.last else { continue }
            expect(range.contains(first) && range.contains(last), "\(first)...\(last) are in sight, not only \(range)")
            let unseen = range.filter {
                frames[$0].maxX < offset - 1e-6 || frames[$0].x > offset + width + 1e-6
            }
            expect(unseen.isEmpty, "\(unseen) are not in sight at \(offset)")
        }
    }

    private mutating func checkIndicator(at position: Double) {
        guard layout.count > 0, layout.metrics.indicatorWidth != .none else {
            return expect(layout.indicatorFrame(at: position) == nil, "2: no indicator")
        }
        guard let indicator = layout.indicatorFrame(at: position) else { return expect(false, "19: an indicator") }
        let content = layout.contentWidth(at: position)
        expect(indicator.x.isFinite && indicator.width.isFinite, "22: indicator \(indicator) at \(position)")
        expect(
            indicator.x >= -1e-6 && indicator.width >= 0 && indicator.maxX <= content + 1e-6,
            "19: indicator \(indicator) at \(position) leaves \(content)")
        if let mirrored = mirror.indicatorFrame(at: position), layout.metrics.reservesSelectedWidth {
            expect(isClose(indicator.mirrored(in: content), mirrored), "21: indicator \(indicator), \(mirrored)")
        }
    }

    private mutating func checkRest(at index: Int) {
        let position = Double(index)
        guard let frame = layout.frame(of: index, at: position), let indicator = layout.indicatorFrame(at: position)
        else {
            return
        }
        if layout.metrics.indicatorWidth == .tab { expect(indicator == frame, "19: exact at \(index)") }
        expect(indicator.x >= frame.x - 1e-6 && indicator.maxX <= frame.maxX + 1e-6, "19: \(indicator) leaves \(frame)")
        let offset = layout.offset(at: position)
        expect(offset == layout.offset(centring: index), "20: exact at \(index)")
        if layout.metrics.width > 0, frame.width <= layout.metrics.width {
            expect(
                frame.x >= offset - 1e-6 && frame.maxX <= offset + layout.metrics.width + 1e-6,
                "20: \(frame) is not in sight at \(offset)")
        }
        guard let next = layout.indicatorFrame(at: position + 1),
            let between = layout.indicatorFrame(at: position + 0.25)
        else { return }
        if layout.metrics.indicatorMotion == .linear, index + 1 < layout.count {
            expect(isClose(between, indicator.interpolated(to: next, 0.25)), "19: linear after \(index)")
            let target = offset + (layout.offset(at: position + 1) - offset) / 4
            expect(isClose(layout.offset(at: position + 0.25), target), "20: linear after \(index)")
        }
    }

    private mutating func checkModes() {
        let metrics = layout.metrics
        let content = layout.contentWidth(at: nil)
        let widths = layout.frames(in: 0..<min(1000, layout.count), at: nil).map(\.width)
        let gaps = Double(max(0, layout.count - 1)) * metrics.spacing
        let room = metrics.width - metrics.leadingEdge - metrics.trailingEdge
        if metrics.reservesSelectedWidth {
            expect(layout.scrolls == (content > metrics.width), "17: scrolls or not, with \(content)")
        }
        guard layout.count <= 1000, let least = widths.min(), let greatest = widths.max() else { return }
        if metrics.mode == .fixed {
            expect(isClose(least, greatest), "17: shares are equal")
            expect(metrics.maximumVisibleCount != nil || !layout.scrolls, "17: shares fit")
            guard metrics.maximumVisibleCount == nil, room >= gaps else { return }
            expect(isClose(widths.reduce(0, +) + gaps, room), "17: shares tile the strip")
        } else {
            // What is added to the natural widths is the same for all: nothing, or a share of what is left.
            let added = zip(widths, layout.allEntries).map { $0 - $1.width }
            guard let first = added.first else { return }
            expect(added.allSatisfy { isClose($0, first) } && first >= -1e-6, "17: equal slack")
            if metrics.mode == .scrollable || layout.scrolls { expect(isClose(first, 0), "17: natural widths") }
            if metrics.mode == .automatic, !layout.scrolls {
                expect(isClose(widths.reduce(0, +) + gaps, room), "17: the slack fills the strip")
            }
        }
    }
}
