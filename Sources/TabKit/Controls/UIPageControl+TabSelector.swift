import UIKit

/// A page control shows which page of a pager is selected, and asks for the next or the one before:
/// `pager.selector = pageControl`.
///
/// There is a dot for each tab. Where a tab is disabled, a tap goes on to the next that isn't.
extension UIPageControl: TabSelector {
    public func attach(to pager: TabPager?) {
        linkToPager(pager) { (control: UIPageControl, pager) in
            if let id = pager.tab(towards: control.currentPage) { pager.choose(id, reason: .tap) }
        }
        if let pager { showPages(of: pager) }
    }

    public func tabsDidChange(in pager: TabPager, edit: TabEdit, updated: [AnyHashable]) { showPages(of: pager) }

    public func pagerDidMove(_ pager: TabPager) { showPages(of: pager) }

    public func reveal(_ id: AnyHashable, animated: Bool) {}

    private func showPages(of pager: TabPager) {
        if numberOfPages != pager.count { numberOfPages = pager.count }
        if let index = pager.selectedIndex, currentPage != index { currentPage = index }
    }
}

extension TabPager {
    /// The enabled tab at an index, or the first beyond it, seen from the selected tab.
    fileprivate func tab(towards index: Int) -> AnyHashable? {
        let tabs = engine.tabs
        guard let id = tabs.id(at: index), let selected = selectedIndex else { return nil }
        if tabs.isEnabled(id) { return id }
        return index > selected ? tabs.nextEnabled(after: id) : tabs.previousEnabled(before: id)
    }
}
