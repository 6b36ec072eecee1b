/// A scroll view that a controller names without owning it.
struct WeakScrollView {
    weak var scrollView: UIScrollView?
}

extension UIViewController {
    func storeContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        for single in [NSDirectionalRectEdge.top, .leading, .bottom, .trailing] where edge.contains(single) {
            contentScrollViews[single.rawValue] = scrollView.map { WeakScrollView(scrollView: $0) }
        }
        for controller in chainUp() { (controller as? UINavigationController)?.contentScrollViewMayHaveChanged() }
    }

    /// Apple's documentation: without a named one, the root view or the first subviews, from one level to the next.
    func findContentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        for single in [NSDirectionalRectEdge.top, .leading, .bottom, .trailing] where edge.contains(single) {
            if let named = contentScrollViews[single.rawValue]?.scrollView { return named }
        }
        var view = loadedView
        while let candidate = view {
            if let scrollView = candidate as? UIScrollView { return scrollView }
            view = candidate.subviews.first
        }
        return nil
    }
}
