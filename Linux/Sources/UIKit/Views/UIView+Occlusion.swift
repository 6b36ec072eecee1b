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
        let rows = tiles.filter { $0.minX <= rect.minX && $0.maxX >= rect.maxX }.map { inner($0.minY...$0.maxY) }
        let columns = tiles.filter { $0.minY <= rect.minY && $0.maxY >= rect.maxY }.map { inner($0.minX...$0.maxX) }
        let betweenRows =
            gaps(between: rows, from: rect.minY, to: rect.maxY).map(rect.band(rows:))
            + [rect.minX...rect.minX + 1, rect.maxX - 1...rect.maxX].map(rect.band(columns:))
        let betweenColumns =
            gaps(between: columns, from: rect.minX, to: rect.maxX).map(rect.band(columns:))
            + [rect.minY...rect.minY + 1, rect.maxY - 1...rect.maxY].map(rect.band(rows:))
        let whole = [rect]
        return [whole, betweenRows, betweenColumns].min { area(of: $0) < area(of: $1) } ?? whole
    }

    private func area(of parts: [CGRect]) -> CGFloat { parts.reduce(0) { $0 + $1.width * $1.height } }

    /// What is left of a stretch without a point at either end.
    private func inner(_ stretch: ClosedRange<CGFloat>) -> ClosedRange<CGFloat> {
        let middle = (stretch.lowerBound + stretch.upperBound) / 2
        return min(stretch.lowerBound + 1, middle)...max(stretch.upperBound - 1, middle)
    }

    /// The parts of a rectangle that are covered for certain, each by one opaque view in this one.
    private func opaqueTiles(in rect: CGRect) -> [CGRect] {
        var tiles: [CGRect] = []
        for subview in subviews where !subview.viewState.isHidden {
            let shown = subview.presentation
            let shift = shown.transformToSuperview
            guard shown.opacity >= 1, shown.transform.isIdentity, shown.cornerRadius == 0, shift.isTranslation else {
                continue
            }
            let part = shown.bounds.offsetBy(dx: shift.tx, dy: shift.ty).intersection(rect)
            guard part.width > 0, part.height > 0 else { continue }
            if let background = shown.backgroundColor, background.alpha >= 1 {
                tiles.append(part)
            } else {
                let own = part.offsetBy(dx: -shift.tx, dy: -shift.ty)
                tiles += subview.opaqueTiles(in: own).map { $0.offsetBy(dx: shift.tx, dy: shift.ty) }
            }
        }
        return tiles
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
