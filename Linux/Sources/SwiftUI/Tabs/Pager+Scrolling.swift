extension Pager: UIScrollViewDelegate {
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard size.width > 0, size == view.bounds.size, row.count > 0 else { return }
        showPagesInSight()
        guard scrollView.isTracking || scrollView.isDecelerating else { return }
        let page = row.index(at: scrollView.contentOffset)
        guard page != index else { return }
        index = page
        dots.currentPage = page
        setNeedsStatusBarAppearanceUpdate()
        onSelect(page)
    }
}
