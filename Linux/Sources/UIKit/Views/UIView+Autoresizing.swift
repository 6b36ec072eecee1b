extension UIView {
    /// Has the subviews follow a new size, at once, as their masks say.
    func resizeSubviews(from oldSize: CGSize) {
        let dx = viewState.bounds.width - oldSize.width
        let dy = viewState.bounds.height - oldSize.height
        for subview in subviews where !subview.autoresizingMask.isEmpty {
            subview.autoresize(in: oldSize, by: CGSize(width: dx, height: dy), origin: viewState.bounds.origin)
        }
    }

    private func autoresize(in oldSize: CGSize, by delta: CGSize, origin: CGPoint) {
        let mask = autoresizingMask
        // With a transform the frame isn't the view's own rectangle; bounds around the center are.
        let size = viewState.bounds.size
        let corner = CGPoint(x: viewState.position.x - size.width / 2, y: viewState.position.y - size.height / 2)
        let x = Span(start: corner.x - origin.x, length: size.width).resized(
            in: oldSize.width, by: delta.width,
            flexible: (
                mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)
            ))
        let y = Span(start: corner.y - origin.y, length: size.height).resized(
            in: oldSize.height, by: delta.height,
            flexible: (
                mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
                mask.contains(.flexibleBottomMargin)
            ))
        setGeometry(
            bounds: CGRect(origin: viewState.bounds.origin, size: CGSize(width: x.length, height: y.length)),
            position: CGPoint(x: origin.x + x.start + x.length / 2, y: origin.y + y.start + y.length / 2))
    }

    /// A view's extent along one axis of its superview.
    private struct Span {
        var start: CGFloat
        var length: CGFloat

        /// Apple's rule: the change is shared among the flexible parts in proportion to their lengths, equally where
        /// all are zero; with no flexible part the far margin takes it.
        func resized(
            in total: CGFloat, by delta: CGFloat, flexible: (start: Bool, length: Bool, end: Bool)
        ) -> Span {
            guard delta != 0, flexible.start || flexible.length else { return self }
            let parts = [
                flexible.start ? start : 0, flexible.length ? length : 0, flexible.end ? total - start - length : 0,
            ]
            let sum = parts.reduce(0, +)
            let count = CGFloat([flexible.start, flexible.length, flexible.end].filter { $0 }.count)
            func share(_ index: Int, _ isFlexible: Bool) -> CGFloat {
                guard isFlexible else { return 0 }
                return sum > 0 ? delta * parts[index] / sum : delta / count
            }
            return Span(start: start + share(0, flexible.start), length: max(0, length + share(1, flexible.length)))
        }
    }
}
