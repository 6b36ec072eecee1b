import UIKit

extension TabStrip {
    /// The accessories, in the order of reading: before and after the tabs.
    var accessories: [UIView] { [leadingAccessoryView, trailingAccessoryView].compactMap(\.self) }

    /// How many elements come before the tabs.
    var leadingCount: Int { leadingAccessoryView == nil ? 0 : 1 }

    func accessory(atElement index: Int) -> UIView? {
        if index == 0, let leadingAccessoryView { return leadingAccessoryView }
        return index == source.engine.tabs.count + leadingCount ? trailingAccessoryView : nil
    }

    func elementIndex(of element: Any) -> Int? {
        if let tab = element as? AccessibleTab {
            return source.engine.tabs.index(of: tab.id).map { $0 + leadingCount }
        }
        guard let view = element as? UIView else { return nil }
        if view === leadingAccessoryView { return 0 }
        return view === trailingAccessoryView ? source.engine.tabs.count + leadingCount : nil
    }

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
