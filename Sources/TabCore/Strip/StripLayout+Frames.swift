extension StripLayout {
    /// The width of the strip's content: that of the strip, or more if it scrolls.
    public func contentWidth(at position: Double?) -> Double { arrangement(at: position).contentWidth }

    /// Whether the tabs don't fit, so that the strip scrolls. This doesn't depend on the position.
    public var scrolls: Bool { arrangement(at: nil).scrolls }

    /// The place of the tab at an index, or `nil` if the index is out of range.
    public func frame(of index: Int, at position: Double?) -> StripSpan? {
        frames(in: index..<(index == .max ? index : index + 1), at: position).first
    }

    /// The places of the tabs of a range, as far as there are any, in O(*k* log *n*).
    public func frames(in range: Range<Int>, at position: Double?) -> [StripSpan] {
        let range = range.clamped(to: indices)
        guard !range.isEmpty else { return [] }
        let arrangement = arrangement(at: position)
        return range.map { index in
            // Each from the sum before it, not from a running sum: so a place is the same to the last bit in any range.
            let x = arrangement.leadingEdge(of: index, sumBefore: entries.sum(before: index))
            let frame = StripSpan(x: x, width: arrangement.width(of: entries[index].entry, at: index))
            return directed(frame, contentWidth: arrangement.contentWidth)
        }
    }

    /// The tab whose frame contains a point; none in insets and gaps.
    public func index(atX x: Double, position: Double?) -> Int? {
        nearestIndex(toX: x, position: position).flatMap { index in
            guard let frame = frame(of: index, at: position) else { return nil }
            return frame.x - StripLayout.tolerance <= x && x < frame.maxX + StripLayout.tolerance ? index : nil
        }
    }

    /// The tab that is nearest to a point, or `nil` if there are no tabs.
    public func nearestIndex(toX x: Double, position: Double?) -> Int? {
        guard count > 0 else { return nil }
        let arrangement = arrangement(at: position)
        let edge = logical(x.isNaN ? 0 : x, contentWidth: arrangement.contentWidth)
        // In a mirror a tab contains its trailing edge, not its leading one.
        let isMirrored = metrics.direction == .rightToLeft
        let index = entries.firstIndex { sum, count in
            let trailingEdge = arrangement.trailingEdge(sum: sum, count: count)
            return isMirrored ? trailingEdge >= edge : trailingEdge > edge
        }
        guard let index else { return count - 1 }
        let before = entries.sum(before: index)
        let distance = arrangement.leadingEdge(of: index, sumBefore: before) - edge
        let distanceBefore = edge - arrangement.trailingEdge(sum: before, count: index)
        return index > 0 && distance > distanceBefore ? index - 1 : index
    }

    /// The tabs of which at least a part is in sight while the strip is scrolled to an offset.
    ///
    /// - Parameter margin: How far beyond the edges of the strip counts as in sight.
    public func visibleRange(offset: Double, margin: Double = 0, at position: Double?) -> Range<Int> {
        guard count > 0, metrics.width > 0 else { return 0..<0 }
        let arrangement = arrangement(at: position)
        let offset = offset.isFinite ? offset : 0
        let margin = margin > 0 ? margin : 0
        let left = offset - margin
        let right = offset + metrics.width + margin
        let isMirrored = metrics.direction == .rightToLeft
        let from = isMirrored ? arrangement.contentWidth - right : left
        let to = isMirrored ? arrangement.contentWidth - left : right
        let lower = entries.firstIndex { arrangement.trailingEdge(sum: $0, count: $1) > from } ?? count
        guard arrangement.start < to else { return 0..<0 }
        // The first tab that begins out of sight comes after the one whose trailing edge and gap reach that far.
        let last = entries.firstIndex {
            arrangement.trailingEdge(sum: $0, count: $1) + arrangement.spacing >= to
        }
        return lower..<max(lower, last.map { $0 + 1 } ?? count)
    }

    /// A logical stretch as it is seen in the strip's direction.
    func directed(_ span: StripSpan, contentWidth: Double) -> StripSpan {
        metrics.direction == .rightToLeft ? span.mirrored(in: contentWidth) : span
    }

    private func logical(_ x: Double, contentWidth: Double) -> Double {
        metrics.direction == .rightToLeft ? contentWidth - x : x
    }
}
