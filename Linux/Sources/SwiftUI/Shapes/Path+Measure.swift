extension Path {
    /// The outline as loops of short lines.
    private var loops: [(points: [CGPoint], isClosed: Bool)] {
        var loops: [(points: [CGPoint], isClosed: Bool)] = []
        for element in elements {
            if case .move(let point) = element {
                loops.append(([point], false))
                continue
            }
            // After a loop was closed, the next one begins where it did.
            if let last = loops.last, last.isClosed, let first = last.points.first, element != .closeSubpath {
                loops.append(([first], false))
            }
            guard let last = loops.last, let from = last.points.last else { continue }
            var points: [CGPoint] = []
            switch element {
            case .move: break
            case .line(let point): points = [point]
            case .quadCurve(let point, let control):
                points = Self.points { t in
                    from.mixed(control, t).mixed(control.mixed(point, t), t)
                }
            case .curve(let point, let one, let two):
                points = Self.points { t in
                    let (a, b, c) = (from.mixed(one, t), one.mixed(two, t), two.mixed(point, t))
                    return a.mixed(b, t).mixed(b.mixed(c, t), t)
                }
            case .closeSubpath:
                loops[loops.count - 1].isClosed = true
                if let first = last.points.first, first != from { points = [first] }
            }
            loops[loops.count - 1].points += points
        }
        return loops
    }

    private static let curveSteps = 24

    private static func points(_ at: (CGFloat) -> CGPoint) -> [CGPoint] {
        (1...curveSteps).map { at(CGFloat($0) / CGFloat(curveSteps)) }
    }

    /// The box around the outline; null where there is none.
    public var boundingRect: CGRect {
        let points = loops.flatMap(\.points)
        guard let first = points.first else { return .null }
        let (xs, ys) = (points.map(\.x), points.map(\.y))
        let (left, top) = (xs.min() ?? first.x, ys.min() ?? first.y)
        return CGRect(x: left, y: top, width: (xs.max() ?? first.x) - left, height: (ys.max() ?? first.y) - top)
    }

    /// Whether a point lies inside.
    ///
    /// - Parameter eoFill: Whether the inside is what lies in an odd number of loops. Default `false`.
    public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
        var winding = 0
        for loop in loops {
            for (a, b) in zip(loop.points, loop.points.dropFirst() + [loop.points[0]]) {
                guard (a.y <= p.y) != (b.y <= p.y) else { continue }
                let x = a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x)
                if x > p.x { winding += b.y > a.y ? 1 : -1 }
            }
        }
        return eoFill ? winding % 2 != 0 : winding != 0
    }

    /// A part of the outline, by parts of its length.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        let (from, to) = (min(max(from, 0), 1), min(max(to, 0), 1))
        if from == 0, to == 1 { return self }
        var path = Path()
        guard from < to else { return path }
        let loops = loops
        let total = loops.reduce(0) { $0 + Self.length($1.points) }
        let (begin, end) = (from * total, to * total)
        var position: CGFloat = 0
        for loop in loops {
            var isDrawing = false
            for (a, b) in zip(loop.points, loop.points.dropFirst()) {
                let length = hypot(b.x - a.x, b.y - a.y)
                defer { position += length }
                guard length > 0, position + length > begin, position < end else { continue }
                if !isDrawing { path.move(to: a.mixed(b, max((begin - position) / length, 0))) }
                isDrawing = true
                path.addLine(to: a.mixed(b, min((end - position) / length, 1)))
            }
        }
        return path
    }

    private static func length(_ points: [CGPoint]) -> CGFloat {
        zip(points, points.dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
    }

    /// The outline for UIKit, which knows curves of one kind.
    func outline(isEvenOdd: Bool = false) -> Outline {
        var current = CGPoint.zero
        let steps = elements.map { element -> Outline.Element in
            switch element {
            case .move(let point):
                current = point
                return .move(point)
            case .line(let point):
                current = point
                return .line(point)
            case .quadCurve(let point, let control):
                let from = current
                current = point
                return .curve(
                    point, control1: from.mixed(control, 2.0 / 3), control2: point.mixed(control, 2.0 / 3))
            case .curve(let point, let one, let two):
                current = point
                return .curve(point, control1: one, control2: two)
            case .closeSubpath: return .close
            }
        }
        return Outline(steps, isEvenOdd: isEvenOdd)
    }
}

extension CGPoint {
    /// The point on the way to another.
    fileprivate func mixed(_ other: CGPoint, _ part: CGFloat) -> CGPoint {
        CGPoint(x: x + (other.x - x) * part, y: y + (other.y - y) * part)
    }
}
