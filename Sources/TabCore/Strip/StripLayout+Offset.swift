/// Where a tab is on the screen, to be kept there through an edit of the strip.
public struct StripAnchor: Hashable, Sendable {
    /// The distance of the tab's leading edge from the strip's left edge, as seen.
    public var screenX: Double

    /// Makes an anchor.
    public init(screenX: Double) { self.screenX = screenX }
}

extension StripLayout {
    /// The farthest offset the strip can be scrolled to. The least is 0.
    public func maximumOffset(at position: Double?) -> Double {
        metrics.width > 0 ? max(0, contentWidth(at: position) - metrics.width) : 0
    }

    /// An offset brought within the bounds of scrolling; one that isn't finite becomes 0.
    public func clampedOffset(_ offset: Double, at position: Double?) -> Double {
        offset.isFinite ? min(max(offset, 0), maximumOffset(at: position)) : 0
    }

    /// The offset that belongs to a position: in between those that bring the two neighbours to where the metrics want the
    /// selected tab.
    ///
    /// - Parameter rest: Where the strip was at rest, for ``StripMetrics/ScrollPosition/minimal``: as near to that as shows
    ///   the tab.
    public func offset(at position: Double, from rest: Double = 0) -> Double {
        guard count > 0 else { return 0 }
        let (index, fraction) = place(of: position)
        let here = offset(placing: index, from: rest)
        return fraction > 0 ? lerp(here, offset(placing: index + 1, from: rest), fraction) : here
    }

    private func offset(placing index: Int, from rest: Double) -> Double {
        switch metrics.scrollPosition {
        case .center: offset(centring: index)
        case .leading: offset(leading: index)
        case .minimal: offset(showing: index, from: rest, at: Double(index))
        }
    }

    /// The offset that brings the selected tab at an index to the leading edge of the strip, as far as it scrolls.
    public func offset(leading index: Int) -> Double {
        let position = Double(index)
        guard let frame = frame(of: index, at: position) else { return 0 }
        let isMirrored = metrics.direction == .rightToLeft
        let edge = isMirrored ? frame.maxX + metrics.leadingEdge - metrics.width : frame.x - metrics.leadingEdge
        return clampedOffset(edge, at: position)
    }

    /// The offset that brings the selected tab at an index to the middle of the strip, as far as it scrolls. 0 if the index is
    /// out of range.
    public func offset(centring index: Int) -> Double {
        let position = Double(index)
        guard let frame = frame(of: index, at: position) else { return 0 }
        return clampedOffset(frame.midX - metrics.width / 2, at: position)
    }

    /// The offset nearest to another at which the tab at an index is in sight, clear of the safe area.
    ///
    /// Of a tab that is wider than the strip the leading part is in sight.
    public func offset(showing index: Int, from offset: Double, at position: Double?) -> Double {
        let current = clampedOffset(offset, at: position)
        guard let frame = frame(of: index, at: position) else { return current }
        let showsLeft = frame.x - metrics.safeAreaLeft
        let showsRight = frame.maxX + metrics.safeAreaRight - metrics.width
        let nearest: Double
        if showsRight > showsLeft {
            nearest = metrics.direction == .leftToRight ? showsLeft : showsRight
        } else {
            nearest = min(max(current, showsRight), showsLeft)
        }
        return clampedOffset(nearest, at: position)
    }

    /// Notes where a tab is on the screen. Ask before an edit, and ask for ``offset(keeping:of:at:)`` after it.
    ///
    /// - Returns: `nil` if the index is out of range.
    public func anchor(of index: Int, offset: Double, at position: Double?) -> StripAnchor? {
        frame(of: index, at: position).map { StripAnchor(screenX: leadingEdge(of: $0) - offset) }
    }

    /// The offset at which a tab is where it was on the screen, as far as the strip scrolls.
    ///
    /// - Parameter index: The index that the tab has now.
    public func offset(keeping anchor: StripAnchor, of index: Int, at position: Double?) -> Double {
        guard let frame = frame(of: index, at: position) else { return clampedOffset(0, at: position) }
        return clampedOffset(leadingEdge(of: frame) - anchor.screenX, at: position)
    }

    private func leadingEdge(of frame: StripSpan) -> Double {
        metrics.direction == .leftToRight ? frame.x : frame.maxX
    }
}
