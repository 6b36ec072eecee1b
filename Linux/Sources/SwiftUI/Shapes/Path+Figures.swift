extension Path {
    /// A rectangle as a loop of its own.
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ]
        addLines(corners.map { $0.applying(transform) })
        closeSubpath()
    }

    /// Rectangles, each as a loop of its own.
    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// A new loop through points.
    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        move(to: first)
        for point in lines.dropFirst() { addLine(to: point) }
    }

    /// An ellipse that touches the edges of a rectangle.
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        let corner = CGSize(width: rect.width / 2, height: rect.height / 2)
        addPath(Path { $0.addRounded(rect, RectangleCorners(corner)) }, transform: transform)
    }

    /// A rectangle with round corners, which are no larger than fits.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, transform: CGAffineTransform = .identity
    ) {
        addPath(Path { $0.addRounded(rect, RectangleCorners(cornerSize)) }, transform: transform)
    }

    /// A rectangle with a radius for each corner.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii, transform: CGAffineTransform = .identity
    ) {
        addPath(Path { $0.addRounded(rect, RectangleCorners(cornerRadii)) }, transform: transform)
    }

    fileprivate mutating func addRounded(_ rect: CGRect, _ corners: RectangleCorners) {
        let corners = corners.fitted(to: rect.size)
        let (a, b, c, d) = (corners.topLeft, corners.topRight, corners.bottomRight, corners.bottomLeft)
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
        move(to: point(rect.minX + a.width, rect.minY))
        addLine(to: point(rect.maxX - b.width, rect.minY))
        addCorner(point(rect.maxX, rect.minY), to: point(rect.maxX, rect.minY + b.height))
        addLine(to: point(rect.maxX, rect.maxY - c.height))
        addCorner(point(rect.maxX, rect.maxY), to: point(rect.maxX - c.width, rect.maxY))
        addLine(to: point(rect.minX + d.width, rect.maxY))
        addCorner(point(rect.minX, rect.maxY), to: point(rect.minX, rect.maxY - d.height))
        addLine(to: point(rect.minX, rect.minY + a.height))
        addCorner(point(rect.minX, rect.minY), to: point(rect.minX + a.width, rect.minY))
        closeSubpath()
    }

    /// A quarter of an ellipse around the inside of a corner.
    private mutating func addCorner(_ corner: CGPoint, to end: CGPoint) {
        guard let begin = currentPoint, begin != end else { return }
        let reach = Self.quarterReach
        addCurve(
            to: end,
            control1: CGPoint(x: begin.x + (corner.x - begin.x) * reach, y: begin.y + (corner.y - begin.y) * reach),
            control2: CGPoint(x: end.x + (corner.x - end.x) * reach, y: end.y + (corner.y - end.y) * reach))
    }

    /// How far the controls of a curve lie on the way to the corner, for it to be a quarter of a circle.
    private static let quarterReach: CGFloat = 0.552_284_75

    /// A part of a circle, with a line to its beginning if there is a current point.
    ///
    /// - Parameter clockwise: As in Core Graphics, where y points up: on screen, `true` goes against the clock.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        var delta = endAngle.radians - startAngle.radians
        let circle = 2 * Double.pi
        if abs(delta) >= circle {
            delta = clockwise ? -circle : circle
        } else if clockwise {
            if delta > 0 { delta -= circle }
        } else if delta < 0 {
            delta += circle
        }
        addRelativeArc(
            center: center, radius: radius, startAngle: startAngle, delta: .radians(delta), transform: transform)
    }

    /// A part of a circle by the angle that it covers.
    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
    ) {
        func point(_ angle: Double, _ radius: CGFloat, tangent: CGFloat = 0) -> CGPoint {
            CGPoint(
                x: center.x + radius * cos(angle) - tangent * sin(angle),
                y: center.y + radius * sin(angle) + tangent * cos(angle)
            ).applying(transform)
        }
        let count = max(Int((abs(delta.radians) / (.pi / 2)).rounded(.up)), 1)
        let step = delta.radians / Double(count)
        let reach = radius * 4 / 3 * tan(step / 4)
        addLine(to: point(startAngle.radians, radius))
        for index in 0..<count {
            let from = startAngle.radians + Double(index) * step
            addCurve(
                to: point(from + step, radius), control1: point(from, radius, tangent: reach),
                control2: point(from + step, radius, tangent: -reach))
        }
    }
}

/// The sizes of corners.
private struct RectangleCorners {
    var topLeft: CGSize
    var topRight: CGSize
    var bottomRight: CGSize
    var bottomLeft: CGSize

    init(_ size: CGSize) {
        (topLeft, topRight, bottomRight, bottomLeft) = (size, size, size, size)
    }

    init(_ radii: RectangleCornerRadii) {
        func square(_ radius: CGFloat) -> CGSize { CGSize(width: radius, height: radius) }
        topLeft = square(radii.topLeading)
        topRight = square(radii.topTrailing)
        bottomRight = square(radii.bottomTrailing)
        bottomLeft = square(radii.bottomLeading)
    }

    /// None larger than half the rectangle, none negative.
    func fitted(to size: CGSize) -> RectangleCorners {
        func fit(_ corner: CGSize) -> CGSize {
            CGSize(
                width: max(min(corner.width, size.width / 2), 0), height: max(min(corner.height, size.height / 2), 0))
        }
        var corners = self
        corners.topLeft = fit(topLeft)
        corners.topRight = fit(topRight)
        corners.bottomRight = fit(bottomRight)
        corners.bottomLeft = fit(bottomLeft)
        return corners
    }
}
