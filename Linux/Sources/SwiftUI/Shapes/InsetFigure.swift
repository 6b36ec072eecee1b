/// A figure that keeps how much smaller it is drawn.
protocol InsetFigure: InsettableShape {
    nonisolated var inset: CGFloat { get set }
}

extension InsetFigure {
    nonisolated public func inset(by amount: CGFloat) -> Self {
        var shape = self
        shape.inset += amount
        return shape
    }
}
