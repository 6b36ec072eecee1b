/// Lines and curves: the outline of a figure.
public struct Path: Equatable, Sendable {
    /// A step of the outline.
    public enum Element: Equatable, Sendable {
        /// A new loop begins at a point.
        case move(to: CGPoint)
        case line(to: CGPoint)
        case quadCurve(to: CGPoint, control: CGPoint)
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        /// A line to the beginning of the loop.
        case closeSubpath
    }

    private(set) var elements: [Element] = []
    private var start: CGPoint?
    /// Where the next line begins; nil while there is nothing.
    public private(set) var currentPoint: CGPoint?

    public init() {}

    public init(_ rect: CGRect) {
        addRect(rect)
    }

    public init(ellipseIn rect: CGRect) {
        addEllipse(in: rect)
    }

    public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius))
    }

    public init(roundedRect rect: CGRect, cornerSize: CGSize) {
        addRoundedRect(in: rect, cornerSize: cornerSize)
    }

    /// The path that a closure draws.
    public init(_ callback: (inout Path) -> Void) {
        callback(&self)
    }

    /// Whether there is no step.
    public var isEmpty: Bool { elements.isEmpty }

    /// Calls a closure for each step.
    public func forEach(_ body: (Element) -> Void) {
        for element in elements { body(element) }
    }

    // MARK: Steps

    /// Begins a new loop at a point.
    public mutating func move(to end: CGPoint) {
        elements.append(.move(to: end))
        (start, currentPoint) = (end, end)
    }

    /// A line from the current point. Without one, the loop begins there.
    public mutating func addLine(to end: CGPoint) {
        guard currentPoint != nil else { return move(to: end) }
        elements.append(.line(to: end))
        currentPoint = end
    }

    /// A curve from the current point that one other point bends.
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        guard currentPoint != nil else { return move(to: end) }
        elements.append(.quadCurve(to: end, control: control))
        currentPoint = end
    }

    /// A curve from the current point that two other points bend.
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        guard currentPoint != nil else { return move(to: end) }
        elements.append(.curve(to: end, control1: control1, control2: control2))
        currentPoint = end
    }

    /// A line to the beginning of the loop.
    public mutating func closeSubpath() {
        guard currentPoint != nil else { return }
        elements.append(.closeSubpath)
        currentPoint = start
    }

    // MARK: As a whole

    /// The path, transformed.
    public func applying(_ transform: CGAffineTransform) -> Path {
        var path = self
        path.elements = elements.map { element in
            switch element {
            case .move(let point): .move(to: point.applying(transform))
            case .line(let point): .line(to: point.applying(transform))
            case .quadCurve(let point, let control):
                .quadCurve(to: point.applying(transform), control: control.applying(transform))
            case .curve(let point, let one, let two):
                .curve(
                    to: point.applying(transform), control1: one.applying(transform),
                    control2: two.applying(transform))
            case .closeSubpath: .closeSubpath
            }
        }
        path.start = start?.applying(transform)
        path.currentPoint = currentPoint?.applying(transform)
        return path
    }

    /// The path, moved by a distance.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { applying(CGAffineTransform(translationX: dx, y: dy)) }

    /// The steps of another path.
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        let other = path.applying(transform)
        elements += other.elements
        (start, currentPoint) = (other.start ?? start, other.currentPoint ?? currentPoint)
    }
}

extension Path: Shape {
    nonisolated public func path(in rect: CGRect) -> Path { self }
}
