extension StripLayout {
    /// The place of the indicator, or `nil` if there is none: without tabs, or by ``StripMetrics/IndicatorWidth/none``.
    ///
    /// It is exact at whole positions and never leaves the tabs.
    public func indicatorFrame(at position: Double) -> StripSpan? {
        guard count > 0, metrics.indicatorWidth != .none else { return nil }
        let (index, fraction) = place(of: position)
        let here = restingIndicator(at: index)
        guard fraction > 0 else { return overscrolled(here, at: position) }
        let next = restingIndicator(at: index + 1)
        return switch metrics.indicatorMotion {
        case .linear: here.interpolated(to: next, fraction)
        case .elastic: here.stretched(to: next, fraction)
        }
    }

    /// The indicator at a tab that is selected and at rest.
    private func restingIndicator(at index: Int) -> StripSpan {
        let position = Double(index)
        guard let frame = frame(of: index, at: position) else { return .zero }
        switch metrics.indicatorWidth {
        case .tab, .none:
            return frame
        case .label:
            let label = label(of: entries[index].entry.tab, at: index, width: frame.width, position)
            return StripSpan(x: frame.x + label.span.x, width: label.span.width)
        case .fixed(let width):
            let width = min(width, frame.width)
            return StripSpan(x: frame.midX - width / 2, width: width)
        }
    }

    private func overscrolled(_ span: StripSpan, at position: Double) -> StripSpan {
        let excess = min(1, max(-position, position - Double(count - 1)))
        guard metrics.overscroll == .compress, excess > 0 else { return span }
        let width = span.width * (1 - excess)
        let isAtLeft = (position < 0) == (metrics.direction == .leftToRight)
        return StripSpan(x: isAtLeft ? span.x : span.maxX - width, width: width)
    }
}

extension StripSpan {
    /// The stretch on the way to another, with both edges linear.
    public func interpolated(to other: StripSpan, _ fraction: Double) -> StripSpan {
        StripSpan(x: lerp(x, other.x, fraction), width: lerp(width, other.width, fraction))
    }

    /// The stretch on the way to another, with the edge in front ahead and the other edge behind.
    public func stretched(to other: StripSpan, _ fraction: Double) -> StripSpan {
        let goesRight = other.midX >= midX
        let left = lerp(x, other.x, goesRight ? ElasticEdge.back(fraction) : ElasticEdge.front(fraction))
        let right = lerp(maxX, other.maxX, goesRight ? ElasticEdge.front(fraction) : ElasticEdge.back(fraction))
        return StripSpan(x: left, width: max(0, right - left))
    }
}
