/// Recognizes a drag that starts at an edge of the screen and goes inwards.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The edges that count. None by default.
    open var edges: UIRectEdge = []

    /// How near to the edge the finger has to come down. Apple doesn't document the distance.
    private static let reach: CGFloat = 20
    private var startEdges: UIRectEdge = []

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible, self.touches.count == touches.count, let touch = touches.first {
            startEdges = Self.edges(near: touch).intersection(edges)
            guard !startEdges.isEmpty else {
                state = .failed
                return
            }
        }
        super.touchesBegan(touches, with: event)
    }

    override func isWanted(_ travel: CGPoint) -> Bool {
        if abs(travel.x) > abs(travel.y) { return startEdges.contains(travel.x > 0 ? .left : .right) }
        return startEdges.contains(travel.y > 0 ? .top : .bottom)
    }

    /// Scrolling inside the view waits for the edge, so that a drag from there never moves both.
    open override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let view, let other = otherGestureRecognizer.view, otherGestureRecognizer is ScrollPan else {
            return false
        }
        return other.isDescendant(of: view)
    }

    open override func reset() {
        super.reset()
        startEdges = []
    }

    private static func edges(near touch: UITouch) -> UIRectEdge {
        guard let bounds = touch.window?.bounds else { return [] }
        var edges: UIRectEdge = []
        let point = touch.location
        if point.x <= bounds.minX + reach { edges.insert(.left) }
        if point.x >= bounds.maxX - reach { edges.insert(.right) }
        if point.y <= bounds.minY + reach { edges.insert(.top) }
        if point.y >= bounds.maxY - reach { edges.insert(.bottom) }
        return edges
    }
}
