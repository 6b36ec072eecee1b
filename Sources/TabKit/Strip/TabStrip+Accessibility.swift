import UIKit

extension TabStrip {
    func accessibleTab(_ id: AnyHashable) -> AccessibleTab {
        if let tab = accessibleTabs[id] { return tab }
        let tab = AccessibleTab(id: id, strip: self)
        accessibleTabs[id] = tab
        return tab
    }

    /// Scrolls by the least that shows a tab.
    func scrollIntoSight(_ id: AnyHashable) {
        guard let index = source.engine.tabs.index(of: id), !needsMeasuring else { return }
        let current = scrollView.contentOffset.x
        let offset = layout.offset(showing: index, from: current, at: position)
        if offset != current { scrollView.setContentOffset(CGPoint(x: offset, y: 0), animated: window != nil) }
    }
}
