// What is covered need not be painted: where pages tile their container, or rows their list, filling the background
// behind them would be most of what a frame costs.
extension UIView {
    /// The parts of a rectangle in which the background has to be painted.
    ///
    /// Opaque subviews that stand side by side, or one below the other, cover it but for a point on either side of their
    /// edges: an edge that falls between two pixels lets through what is behind it.
    func exposed(_ rect: CGRect) -> [CGRect] {
        guard rect.width > 2, rect.height > 2, rect.isFinite else { return [rect] }
        let tiles = opaqueTiles(in: rect)
        if !tiles.rows.isEmpty {
            let bands = gaps(between: tiles.rows.map(inner), from: rect.minY, to: rect.maxY).map { rect.band(rows: $0) }
            return bands + [
                rect.band(columns: rect.minX...rect.minX + 1), rect.band(columns: rect.maxX - 1...rect.maxX),
            ]
        }
        guard !tiles.columns.isEmpty else { return [rect] }
        let bands = gaps(between: tiles.columns.map(inner), from: rect.minX, to: rect.maxX).map {
            rect.band(columns: $0)
        }
        return bands + [rect.band(rows: rect.minY...rect.minY + 1), rect.band(rows: rect.maxY - 1...rect.maxY)]
    }

    /// What is left of a stretch without a point at either end.
    private func inner(_ stretch: ClosedRange<CGFloat>) -> ClosedRange<CGFloat> {
        let middle = (stretch.lowerBound + stretch.upperBound) / 2
        return min(stretch.lowerBound + 1, middle)...max(stretch.upperBound - 1, middle)
    }

    /// The stretches of a rectangle that opaque subviews cover over its whole width, and over its whole height.
    private func opaqueTiles(in rect: CGRect) -> (rows: [ClosedRange<CGFloat>], columns: [ClosedRange<CGFloat>]) {
        var rows: [ClosedRange<CGFloat>] = []
        var columns: [ClosedRange<CGFloat>] = []
        for subview in subviews where !subview.viewState.isHidden {
            guard let part = subview.opaquePart(in: rect) else { continue }
            if part.minX <= rect.minX && part.maxX >= rect.maxX { rows.append(part.minY...part.maxY) }
            if part.minY <= rect.minY && part.maxY >= rect.maxY { columns.append(part.minX...part.maxX) }
        }
        return (rows, columns)
    }

    /// What the view covers of a rectangle of its superview, if it covers that for certain.
    private func opaquePart(in rect: CGRect) -> CGRect? {
        let shown = presentation
        let shift = shown.transformToSuperview
        guard shown.opacity >= 1, shown.transform.isIdentity, shown.cornerRadius == 0, shift.isTranslation else {
            return nil
        }
        let part = shown.bounds.offsetBy(dx: shift.tx, dy: shift.ty).intersection(rect)
        guard part.width > 0, part.height > 0 else { return nil }
        if let background = shown.backgroundColor, background.alpha >= 1 { return part }
        let own = part.offsetBy(dx: -shift.tx, dy: -shift.ty)
        let tiles = opaqueTiles(in: own)
        let isCovered =
            !tiles.rows.isEmpty && gaps(between: tiles.rows, from: own.minY, to: own.maxY).isEmpty
            || !tiles.columns.isEmpty && gaps(between: tiles.columns, from: own.minX, to: own.maxX).isEmpty
        return isCovered ? part : nil
    }

    private func gaps(
        between stretches: [ClosedRange<CGFloat>], from start: CGFloat, to end: CGFloat
    ) -> [ClosedRange<CGFloat>] {
        let tolerance: CGFloat = 0.001
        var gaps: [ClosedRange<CGFloat>] = []
        var reached = start
        for stretch in stretches.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if stretch.lowerBound > reached + tolerance { gaps.append(reached...stretch.lowerBound) }
            reached = max(reached, stretch.upperBound)
        }
        if end > reached + tolerance { gaps.append(reached...end) }
        return gaps
    }
}

extension CGRect {
    fileprivate func band(rows: ClosedRange<CGFloat>) -> CGRect {
        CGRect(x: minX, y: rows.lowerBound, width: width, height: rows.upperBound - rows.lowerBound)
    }

    fileprivate func band(columns: ClosedRange<CGFloat>) -> CGRect {
        CGRect(x: columns.lowerBound, y: minY, width: columns.upperBound - columns.lowerBound, height: height)
    }
}
