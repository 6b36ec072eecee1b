/// A figure that is a rectangle with round corners: layers draw it, and animate it.
protocol RoundedShape {
    /// The rectangle, and the radius of its corners.
    nonisolated func figure(in rect: CGRect) -> (rect: CGRect, radius: CGFloat)
}
