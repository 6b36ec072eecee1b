extension UIWindow {
    /// A tap on the status bar: scrolls to the top if exactly one visible scroll view wants that.
    package func tapStatusBar() {
        let candidates = visibleScrollViews(in: self).filter { $0.scrollsToTop && $0.isScrollEnabled }
        guard candidates.count == 1, let scrollView = candidates.first else { return }
        scrollView.scrollToTop()
        Runtime.current.commit()
    }

    private func visibleScrollViews(in view: UIView) -> [UIScrollView] {
        guard !view.isHidden, view.alpha >= 0.01, view.isUserInteractionEnabled else { return [] }
        let isOnScreen = view === self || bounds.intersects(view.convert(view.bounds, to: self))
        let own = (view as? UIScrollView).map { isOnScreen ? [$0] : [] } ?? []
        return own + view.subviews.flatMap { visibleScrollViews(in: $0) }
    }
}

extension UIScrollView {
    fileprivate func scrollToTop() {
        let top = CGPoint(x: contentOffset.x, y: -adjustedContentInset.top)
        guard drag == nil, contentOffset.y > top.y, delegate?.scrollViewShouldScrollToTop(self) ?? true else { return }
        setContentOffset(top, animated: true, toTop: true)
    }
}
