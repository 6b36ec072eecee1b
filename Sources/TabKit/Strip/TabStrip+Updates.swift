import UIKit

// The strip's answer to changes of its tabs, style and surroundings.
extension TabStrip {
    /// The tabs are others: measure and place everything with the next layout.
    func reloadTabs() {
        for (id, view) in itemViews { retire(view, of: id) }
        indicator.forgetTabs()
        releaseIndicator(animated: false)
        accessibleTabs = [:]
        needsMeasuring = true
        setNeedsLayout()
        UIAccessibility.post(notification: .layoutChanged, argument: nil)
    }

    /// Takes an edit over, step by step; the selected tab stays where it is on screen, if it stays as it is.
    func follow(_ edit: TabEdit, updated: [AnyHashable]) {
        releaseIndicator(animated: false)
        // A tab that has gone and come back since the last layout still has its old view.
        for id in edit.inserted {
            guard let view = itemViews[id], let item = source.item(for: id) else { continue }
            view.configure(item, measure: measure)
            indicator.forgetTabs()
        }
        guard !needsMeasuring else { return setNeedsLayout() }
        let anchor = shown.flatMap { shown in
            anchorIndex(before: edit).flatMap {
                layout.anchor(of: $0, offset: scrollView.contentOffset.x, at: shown.position)
            }
        }
        // As in a new strip, many tabs at once are measured when they come in sight.
        let guess = edit.inserted.count > Self.eagerCount ? estimate : nil
        for step in edit.steps {
            layout.apply(step) { id in guess ?? source.item(for: id).map(measure.widths(of:)) ?? StripTab(width: 0) }
        }
        for id in updated { update(id) }
        for id in edit.removed { accessibleTabs[id] = nil }
        layout.takeFaults().forEach(TabFaults.report)
        updateScrolling()
        updateContentSize()
        let keepsSelected = edit.selection == nil && !updated.contains { $0 == selected }
        if keepsSelected, let anchor, let index = selectedIndex, layout.scrolls {
            scroll(to: layout.offset(keeping: anchor, of: index, at: position))
            noteRest()
        } else {
            anchorHome()
        }
        shown = (position, selected)
        if UIView.inheritedAnimationDuration > 0 {
            placeTabs()
            // With the next layout the titles would be in their new places at once.
            for view in itemViews.values { view.layoutIfNeeded() }
        } else {
            setNeedsLayout()
        }
        UIAccessibility.post(notification: .layoutChanged, argument: nil)
    }

    /// Where the selected tab was in the layout, which has not followed the edit yet.
    private func anchorIndex(before edit: TabEdit) -> Int? {
        guard var index = selectedIndex, edit.selection == nil else { return nil }
        for step in edit.steps.reversed() {
            switch step {
            case .insert(_, let at):
                if at == index { return nil }
                if at < index { index -= 1 }
            case .remove(_, let at):
                if at <= index { index += 1 }
            case .move(_, let from, let to):
                if to == index {
                    index = from
                } else {
                    if to < index { index -= 1 }
                    if from <= index { index += 1 }
                }
            }
        }
        return index
    }

    private func update(_ id: AnyHashable) {
        guard let index = source.engine.tabs.index(of: id), let item = source.item(for: id) else {
            return TabFaults.report(TabFault.unknownID(id))
        }
        layout.setTab(measure.widths(of: item), at: index)
        itemViews[id]?.configure(item, measure: measure)
        indicator.forgetTabs()
    }

    func styleDidChange() {
        updateBackground()
        updateLargeContent()
        separator.backgroundColor = style.separatorColor
        separator.isHidden = style.separatorColor == nil
        releaseIndicator(animated: false)
        arrangeViews()
        updateTint()
        measureAnew()
    }

    /// Measures with the next layout, and lets whoever holds the strip give it the height that it needs then.
    private func measureAnew() {
        needsMeasuring = true
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        superview?.setNeedsLayout()
    }

    func updateTint() {
        indicator.dress(style.indicator, tint: tintColor)
        for view in itemViews.values { view.tintChanged() }
    }

    func traitsDidChange(from previous: UITraitCollection?) {
        let now = traitCollection
        let isSame = previous.map {
            $0.preferredContentSizeCategory == now.preferredContentSizeCategory
                && $0.layoutDirection == now.layoutDirection && $0.displayScale == now.displayScale
                && $0.horizontalSizeClass == now.horizontalSizeClass && $0.verticalSizeClass == now.verticalSizeClass
        }
        if isSame != true { measureAnew() }
    }
}
