extension UIScrollView {
    /// The length of an animated scroll. Apple doesn't document it; on iOS it is about 0.3 s for every distance.
    private static let animationDuration: TimeInterval = 0.3

    /// Scrolls to an offset, which isn't clamped.
    ///
    /// Without animation it stops any motion and arrives at once. With it the offset moves for about 0.3 s and the
    /// delegate hears of the end, unless the offset is there already or the view is in no window.
    public func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        setContentOffset(contentOffset, animated: animated, toTop: false)
    }

    func setContentOffset(_ offset: CGPoint, animated: Bool, toTop: Bool) {
        guard offset.isFinite else {
            assertionFailure("a content offset must be finite; \(offset) was ignored")
            return
        }
        let offset = offset.rounded(toScale: pixelsPerPoint)
        isDecelerating = false
        guard animated, window != nil, offset != contentOffset, drag == nil else {
            let hadMotion = motion != nil
            dropMotion()
            moveByCode(to: offset)
            if hadMotion, motion == nil, drag == nil { indicators.hideSoon() }
            return
        }
        begin(
            ScrollMotion(
                cause: .code(toTop: toTop), start: Runtime.current.now,
                x: .easing(from: contentOffset.x, to: offset.x, duration: Self.animationDuration),
                y: .easing(from: contentOffset.y, to: offset.y, duration: Self.animationDuration)))
    }

    /// Scrolls by the least that shows the rectangle of the content; nothing happens if it is visible or empty.
    ///
    /// Of a rectangle that is larger than the view, the top left part is shown.
    public func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        guard rect.isFinite, rect.width > 0, rect.height > 0 else { return }
        var offset = contentOffset
        for axis in ScrollAxis.allCases {
            let insets = adjustedContentInset
            let room = axis.length(bounds.size) - axis.before(insets) - axis.after(insets)
            let (low, length) = (axis.value(rect.origin), axis.length(rect.size))
            let visible = axis.value(contentOffset) + axis.before(insets)
            var new = visible
            if length > room || low < visible {
                new = low
            } else if low + length > visible + room {
                new = low + length - room
            }
            axis.set(new - axis.before(insets), in: &offset)
        }
        setContentOffset(clamped(offset), animated: animated)
    }

    /// Stops all motion where the content is.
    public func stopScrollingAndZooming() {
        if drag != nil { scrollPan.abandon() }
        guard motion != nil else { return }
        setContentOffset(contentOffset, animated: false)
    }
}
