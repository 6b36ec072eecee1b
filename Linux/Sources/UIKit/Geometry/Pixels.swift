extension CGFloat {
    /// The nearest multiple of one pixel; ties go away from zero.
    func rounded(toScale scale: CGFloat, _ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero) -> CGFloat {
        guard scale > 0, isFinite else { return self }
        return (self * scale).rounded(rule) / scale
    }

    /// The next multiple of one pixel upwards.
    ///
    /// A value within a thousandth of a pixel of the grid counts as on it, so that sums of rounded lengths don't grow.
    func roundedUp(toScale scale: CGFloat) -> CGFloat {
        guard scale > 0, isFinite else { return self }
        return (self * scale - 0.001).rounded(.up) / scale
    }

    /// The value, or another one where it isn't finite.
    func finite(or replacement: CGFloat = 0) -> CGFloat {
        isFinite ? self : replacement
    }

    /// The value held between two bounds; the lower one wins where they cross.
    func clamped(_ low: CGFloat, _ high: CGFloat) -> CGFloat {
        Swift.max(low, Swift.min(self, high))
    }
}

extension CGPoint {
    var isFinite: Bool { x.isFinite && y.isFinite }

    func rounded(toScale scale: CGFloat) -> CGPoint {
        CGPoint(x: x.rounded(toScale: scale), y: y.rounded(toScale: scale))
    }
}

extension CGSize {
    var isFinite: Bool { width.isFinite && height.isFinite }

    func roundedUp(toScale scale: CGFloat) -> CGSize {
        CGSize(width: width.roundedUp(toScale: scale), height: height.roundedUp(toScale: scale))
    }
}

extension CGRect {
    var isFinite: Bool { origin.isFinite && size.isFinite }

    var center: CGPoint { CGPoint(x: midX, y: midY) }

    /// The rectangle with all edges on the pixel grid; neighbours stay neighbours.
    func rounded(toScale scale: CGFloat) -> CGRect {
        let (left, right) = (minX.rounded(toScale: scale), maxX.rounded(toScale: scale))
        let (top, bottom) = (minY.rounded(toScale: scale), maxY.rounded(toScale: scale))
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
