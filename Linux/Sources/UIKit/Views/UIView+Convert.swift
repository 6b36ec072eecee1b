extension UIView {
    /// A point of this view's coordinates in another's of the same window; with nil, in the window's.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let root = transformToRoot(point)
        return view.map { $0.transformFromRoot(root) } ?? root
    }

    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        transformFromRoot(view.map { $0.transformToRoot(point) } ?? point)
    }

    /// The box around a rectangle of this view's coordinates in another's.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        convert(rect) { convert($0, to: view) }
    }

    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        convert(rect) { convert($0, from: view) }
    }

    private func convert(_ rect: CGRect, by convert: (CGPoint) -> CGPoint) -> CGRect {
        guard !rect.isNull, !rect.isInfinite else { return rect }
        let corners = [
            convert(CGPoint(x: rect.minX, y: rect.minY)), convert(CGPoint(x: rect.maxX, y: rect.minY)),
            convert(CGPoint(x: rect.minX, y: rect.maxY)), convert(CGPoint(x: rect.maxX, y: rect.maxY)),
        ]
        if corners[0].y == corners[1].y, corners[0].x == corners[2].x, corners[0].x <= corners[1].x,
            corners[0].y <= corners[2].y, corners[1].x - corners[0].x == rect.width
        {
            return CGRect(origin: corners[0], size: rect.size)
        }
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
        return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
    }

    /// Up to the coordinates of the window, or of the topmost view where there is no window.
    private func transformToRoot(_ point: CGPoint) -> CGPoint {
        var point = point
        var view = self
        while let superview = view.storedSuperview {
            point = view.convertToSuperview(point)
            view = superview
        }
        return point
    }

    private func transformFromRoot(_ point: CGPoint) -> CGPoint {
        guard let superview = storedSuperview else { return point }
        return convertFromSuperview(superview.transformFromRoot(point))
    }

    func convertToSuperview(_ point: CGPoint) -> CGPoint {
        guard viewState.transform.isIdentity else { return point.applying(viewState.transformToSuperview) }
        return CGPoint(
            x: point.x - viewState.bounds.midX + viewState.position.x,
            y: point.y - viewState.bounds.midY + viewState.position.y)
    }

    func convertFromSuperview(_ point: CGPoint) -> CGPoint {
        guard viewState.transform.isIdentity else { return point.applying(viewState.transformToSuperview.inverted()) }
        return CGPoint(
            x: point.x - viewState.position.x + viewState.bounds.midX,
            y: point.y - viewState.position.y + viewState.bounds.midY)
    }

    /// The view's box on the screen.
    var screenFrame: CGRect {
        guard let window = storedWindow else { return storedSuperview == nil ? frame : convert(bounds, to: nil) }
        return window.convertToScreen(convert(bounds, to: window))
    }
}
