// What is covered need not be painted: where pages tile their container, or rows their list, filling the background
// behind them would be most of what a frame costs.
extension UIView {
    /// The parts of a rectangle that opaque subviews leave free when they stand side by side, or one below the other.
    func uncovered(_ rect: CGRect) -> [CGRect] {
        guard rect.width > 0, rect.height > 0, rect.isFinite else { return [] }
        var columns: [ClosedRange<CGFloat>] = []
        var rows: [ClosedRange<CGFloat>] = []
        for subview in subviews where !subview.viewState.isHidden {
            guard let part = subview.opaquePart(in: rect) else { continue }
            if part.minX <= rect.minX && part.maxX >= rect.maxX { rows.append(part.minY...part.maxY) }
            if part.minY <= rect.minY && part.maxY >= rect.maxY { columns.append(part.minX...part.maxX) }
        }
        if !rows.isEmpty {
            return gaps(between: rows, from: rect.minY, to: rect.maxY).map {
                CGRect(x: rect.minX, y: $0.lowerBound, width: rect.width, height: $0.upperBound - $0.lowerBound)
            }
        }
        guard !columns.isEmpty else { return [rect] }
        return gaps(between: columns, from: rect.minX, to: rect.maxX).map {
            CGRect(x: $0.lowerBound, y: rect.minY, width: $0.upperBound - $0.lowerBound, height: rect.height)
        }
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
        return uncovered(part.offsetBy(dx: -shift.tx, dy: -shift.ty)).isEmpty ? part : nil
    }

    private func gaps(
        between stretches: [ClosedRange<CGFloat>], from start: CGFloat, to end: CGFloat
    ) -> [ClosedRange<CGFloat>] {
        // Edges that differ by rounding alone fall on the same pixel. A gap reaches a point under its neighbours, which
        // are drawn at whole pixels and so may begin a little later.
        let tolerance: CGFloat = 0.001
        var gaps: [ClosedRange<CGFloat>] = []
        var reached = start
        for stretch in stretches.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if stretch.lowerBound > reached + tolerance {
                gaps.append(max(reached - 1, start)...min(stretch.lowerBound + 1, end))
            }
            reached = max(reached, stretch.upperBound)
        }
        if end > reached + tolerance { gaps.append(max(reached - 1, start)...end) }
        return gaps
    }
}
