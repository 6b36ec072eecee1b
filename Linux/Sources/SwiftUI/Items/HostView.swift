/// Holds the views that items show. Touches go through where none of them is.
class HostView: UIView {
    private var shown: [UIView] = []
    private var leaving: Set<UIView> = []
    private(set) var transaction = Transaction()

    /// Whether touches that meet none of the views are the host's own.
    var takesTouches = false

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let view = super.hitTest(point, with: event)
        return view === self && !takesTouches ? nil : view
    }

    /// Places an item, and shows exactly what it says.
    ///
    /// - Parameter safe: The part of the bounds in which nothing is covered.
    final func fill(
        with items: [(item: Item, frame: CGRect)], safe: CGRect, isMirrored: Bool, transaction: Transaction
    ) {
        self.transaction = transaction
        let old = shown
        shown = []
        let place = Place(
            host: self, bounds: CGRect(origin: .zero, size: bounds.size), safe: safe, isMirrored: isMirrored)
        for (item, frame) in items { item.place(in: frame, of: place) }
        let kept = Set(shown)
        for view in old where !kept.contains(view) { remove(view) }
        order()
    }

    final func show(_ view: UIView, in frame: CGRect) {
        let scale = max(traitCollection.displayScale, 1)
        let frame = frame.isFinite ? frame.snapped(to: scale) : .zero
        shown.append(view)
        if view.superview === self, leaving.remove(view) == nil {
            if view.frame != frame { view.frame = frame }
        } else {
            UIView.performWithoutAnimation {
                view.frame = frame
                addSubview(view)
            }
            appear(view)
        }
    }

    private func appear(_ view: UIView) {
        guard transaction.effectiveAnimation != nil, window != nil else { return }
        let alpha = view.alpha
        UIView.performWithoutAnimation { view.alpha = 0 }
        view.alpha = alpha
    }

    private func remove(_ view: UIView) {
        guard view.superview === self else { return }
        guard let animation = transaction.effectiveAnimation, window != nil else { return view.removeFromSuperview() }
        leaving.insert(view)
        let alpha = view.alpha
        animation.run({ view.alpha = 0 }, completion: { [weak self] _ in self?.finish(view, alpha) })
    }

    /// Takes away a view that has faded out, unless it has come back meanwhile.
    private func finish(_ view: UIView, _ alpha: CGFloat) {
        guard leaving.remove(view) != nil else { return }
        view.removeFromSuperview()
        view.alpha = alpha
    }

    /// Brings the subviews into the order in which they were shown; those on their way out stay behind.
    private func order() {
        let wanted = subviews.filter(leaving.contains) + shown
        guard subviews != wanted else { return }
        for view in shown { bringSubviewToFront(view) }
    }
}

extension CGRect {
    fileprivate var isFinite: Bool {
        origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
    }

    /// The rectangle with its edges on pixels.
    fileprivate func snapped(to scale: CGFloat) -> CGRect {
        func snap(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
        let (x, y) = (snap(minX), snap(minY))
        return CGRect(x: x, y: y, width: snap(maxX) - x, height: snap(maxY) - y)
    }
}
