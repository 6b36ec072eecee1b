// Where the content may lie.
extension UIScrollView {
    /// The offsets at which content lies at rest.
    func legalRange(_ axis: ScrollAxis) -> ClosedRange<CGFloat> {
        let insets = adjustedContentInset
        let low = -axis.before(insets) - (axis == .vertical ? topExpansion : 0)
        return low...max(low, axis.length(contentSize) + axis.after(insets) - axis.length(bounds.size))
    }

    func clamped(_ offset: CGPoint) -> CGPoint {
        let (x, y) = (legalRange(.horizontal), legalRange(.vertical))
        return CGPoint(
            x: offset.x.clamped(x.lowerBound, x.upperBound), y: offset.y.clamped(y.lowerBound, y.upperBound))
    }

    func bounces(_ axis: ScrollAxis) -> Bool {
        axis == .horizontal ? bouncesHorizontally : bouncesVertically
    }

    func alwaysBounces(_ axis: ScrollAxis) -> Bool {
        (axis == .horizontal ? alwaysBounceHorizontal : alwaysBounceVertical) && bounces(axis)
    }

    /// Whether the finger can move content along the axis: if it doesn't fit, or always bounces.
    func pans(_ axis: ScrollAxis) -> Bool {
        guard axis.length(bounds.size) > 0 else { return false }
        let range = legalRange(axis)
        return range.upperBound - range.lowerBound > 0.001 || alwaysBounces(axis)
    }

    /// Whether the offset can still change in that direction before the end of the content.
    func hasRoom(_ axis: ScrollAxis, towardsEnd: Bool) -> Bool {
        let range = legalRange(axis)
        let offset = axis.value(contentOffset)
        let tolerance: CGFloat = 0.5
        return towardsEnd ? offset < range.upperBound - tolerance : offset > range.lowerBound + tolerance
    }

    func contentSizeDidChange(from old: CGSize) {
        guard contentSize != old else { return }
        guard contentSize.isFinite, contentSize.width >= 0, contentSize.height >= 0 else {
            assertionFailure("a content size must be finite and not negative; \(contentSize) was ignored")
            contentSize = old
            return
        }
        updateAdjustedContentInset()
        contentGeometryDidChange()
    }

    /// Content or view have another size: an idle view moves back to its content, a moving one gets new edges.
    func contentGeometryDidChange() {
        updateIndicators()
        if drag != nil { return }
        if motion != nil {
            rebaseMotion(by: .zero)
        } else {
            setOffset(clamped(contentOffset))
        }
    }

    func updateAdjustedContentInset() {
        let old = storedAdjustedInset
        let new = contentInset + safeAreaPart
        guard new != old else { return }
        storedAdjustedInset = new
        topBar?.scrollViewDidChangeInsets(self)
        if drag == nil, motion == nil { followInsets(from: old) }
        adjustedContentInsetDidChange()
        delegate?.scrollViewDidChangeAdjustedContentInset(self)
        if motion != nil { rebaseMotion(by: .zero) }
        updateIndicators()
    }

    /// A view that rests at its top or left edge stays there when the insets change.
    private func followInsets(from old: UIEdgeInsets) {
        let tolerance = 0.5 / pixelsPerPoint
        var offset = clamped(contentOffset)
        if abs(contentOffset.x + old.left) <= tolerance { offset.x = -storedAdjustedInset.left }
        if abs(contentOffset.y + old.top) <= tolerance { offset.y = -storedAdjustedInset.top }
        setOffset(offset)
    }

    private var safeAreaPart: UIEdgeInsets {
        // A view that leaves its window has no safe area, but keeps its place for when it comes back.
        if window != nil { insetSafeArea = safeAreaInsets }
        let safe = insetSafeArea
        var part = UIEdgeInsets.zero
        let isAlways = contentInsetAdjustmentBehavior == .always
        guard safe != .zero, contentInsetAdjustmentBehavior != .never else { return part }
        let isVertical = contentInsetAdjustmentBehavior == .automatic && isContentOfContainer
        if isAlways || isVertical || overflows(.vertical, within: safe) || alwaysBounces(.vertical) {
            part.top = safe.top
            part.bottom = safe.bottom
        }
        if isAlways || overflows(.horizontal, within: safe) || alwaysBounces(.horizontal) {
            part.left = safe.left
            part.right = safe.right
        }
        return part
    }

    private func overflows(_ axis: ScrollAxis, within safe: UIEdgeInsets) -> Bool {
        let room = axis.length(bounds.size) - axis.before(contentInset) - axis.after(contentInset)
        return axis.length(contentSize) > room
    }

    /// Whether this is the main scroll view of a controller in a navigation or tab bar controller.
    private var isContentOfContainer: Bool {
        let owner = viewController ?? superview?.viewController
        guard let owner, owner.view === self || owner.view.subviews.first === self else { return false }
        return owner.navigationController != nil || owner.tabBarController != nil
    }

    var pixelsPerPoint: CGFloat { max(traitCollection.displayScale, 1) }
}
