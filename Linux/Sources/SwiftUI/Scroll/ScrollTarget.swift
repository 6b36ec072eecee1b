/// Where to scroll, and how.
struct ScrollTarget {
    let id: AnyHashable
    let anchor: UnitPoint?
    let isAnimated: Bool
}

extension UIView {
    /// Scrolls the scroll view around this view to a rectangle in this view.
    func scroll(_ rect: CGRect, to target: ScrollTarget, isMirrored: Bool) {
        guard let scrollView = sequence(first: self, next: \.superview).lazy.compactMap({ $0 as? UIScrollView }).first
        else { return }
        let rect = convert(rect, to: scrollView)
        let room = scrollView.bounds.inset(by: scrollView.adjustedContentInset)
        var anchor = target.anchor
        if isMirrored { anchor?.x = 1 - (target.anchor?.x ?? 0) }
        var offset = scrollView.contentOffset
        for axis in Axis.allCases {
            let (low, length) = (rect.origin[axis], rect.size[axis])
            let (visible, extent) = (room.origin[axis], room.size[axis])
            let wanted: CGFloat
            if let anchor {
                let part = CGPoint(x: anchor.x, y: anchor.y)[axis]
                wanted = low + part * (length - extent)
            } else if low < visible || length > extent {
                wanted = low
            } else {
                wanted = max(visible, low + length - extent)
            }
            // Clamped to where content may rest.
            let end = max(scrollView.contentSize[axis] - extent, 0)
            offset[axis] += min(max(wanted, 0), end) - visible
        }
        if offset != scrollView.contentOffset {
            scrollView.setContentOffset(offset, animated: target.isAnimated)
        }
    }
}
