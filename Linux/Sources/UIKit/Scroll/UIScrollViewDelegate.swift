/// What hears of scrolling. All methods are optional.
///
/// Zooming isn't part of the Linux UIKit.
@MainActor public protocol UIScrollViewDelegate: AnyObject {
    /// The offset has changed, whatever changed it.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// A drag begins; the offset is still the old one.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// A drag ends, with a velocity in points a millisecond. The target may be rewritten, but not of paging scroll
    /// views.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)
    /// A drag has ended; content may go on moving.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// A scroll that code asked for, animated, has ended.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    /// Whether a tap on the status bar scrolls to the top. True by default.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}

    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}

    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}

    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
