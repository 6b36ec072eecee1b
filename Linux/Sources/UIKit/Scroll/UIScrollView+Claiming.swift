// Which of several scroll views a drag belongs to.
extension UIScrollView {
    /// Whether the drag that was seen is one for this scroll view.
    func panShouldBegin() -> Bool {
        guard mayPan, mayTakeContentTouches() else { return false }
        if scrollPan.isCatching { return true }
        let translation = scrollPan.path.travel
        let axis = ScrollAxis.dominant(of: translation)
        guard pans(axis) else { return false }
        return !leavesToAncestor(axis, towardsEnd: axis.value(translation) < 0)
    }

    private var mayPan: Bool { isScrollEnabled && scrollPan.isEnabled }

    /// Whether a drag may begin though views in the content have the touches.
    private func mayTakeContentTouches() -> Bool {
        scrollPan.touches.allSatisfy { touch in
            guard touch.delivery == .delivered, let view = touch.view, view !== self else { return true }
            return canCancelContentTouches && touchesShouldCancel(in: view)
        }
    }

    /// At the end of its content a scroll view leaves the drag to one around it that still can move that way.
    func leavesToAncestor(_ axis: ScrollAxis, towardsEnd: Bool) -> Bool {
        guard !alwaysBounces(axis), !hasRoom(axis, towardsEnd: towardsEnd) else { return false }
        let ancestors = sequence(first: self, next: \.enclosingScrollView).dropFirst()
        return ancestors.contains {
            $0.mayPan && $0.pans(axis)
                && ($0.hasRoom(axis, towardsEnd: towardsEnd) || $0.alwaysBounces(axis))
        }
    }

    /// The scroll view for a motion of a wheel or trackpad over this view.
    static func claimant(over view: UIView?, axis: ScrollAxis, towardsEnd: Bool) -> UIScrollView? {
        var scrollView = view as? UIScrollView ?? view?.enclosingScrollView
        while let current = scrollView {
            if current.mayPan, current.pans(axis), !current.leavesToAncestor(axis, towardsEnd: towardsEnd) {
                return current
            }
            scrollView = current.enclosingScrollView
        }
        return nil
    }
}
