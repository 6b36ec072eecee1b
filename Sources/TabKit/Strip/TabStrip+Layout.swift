import UIKit

extension TabStrip {
    /// As many tabs are measured at once, so that the strip is exact from the start; with more, each when it comes near.
    static var eagerCount: Int { 200 }

    /// The style's height, or more if larger text needs it.
    var preferredHeight: CGFloat {
        TabMeasure(style: fittingStyle, traits: traitCollection).height
    }

    /// The style, with images above titles where large text in shares of the width would leave titles no room beside them.
    private var fittingStyle: TabStripStyle {
        guard style.mode == .fixed, style.imagePlacement == .leading, style.adjustsFontForContentSizeCategory,
            traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        else { return style }
        let tabs = source.engine.tabs
        let hasImages = tabs.indices.prefix(8).contains { source.item(for: tabs[$0])?.image != nil }
        var style = style
        if hasImages { style.imagePlacement = .top }
        return style
    }

    func layOut() {
        layOutBackground()
        let old = layout.metrics
        let isAnew = needsMeasuring || isOutdated || shown == nil
        measureAccessories()
        updateLayout()
        guard bounds.width > 0 else { return }
        layOutTrack()
        layOutAccessories()
        updateScrolling()
        updateContentSize()
        if !solo.engine.isLaidOut { solo.perform { $0.layOut() } }
        if isAnew || old != layout.metrics { anchorHome() }
        shown = (position, selected)
        placeTabs()
    }

    func updateScrolling() {
        scrollView.isScrollEnabled = style.stepsOnSwipe || layout.scrolls && style.isScrollEnabled
        scrollView.alwaysBounceHorizontal = style.stepsOnSwipe
    }

    /// The offset that belongs to the position, wherever the strip is now.
    var homeOffset: CGFloat { layout.offset(at: position, from: scrollView.contentOffset.x) }

    /// Scrolls to where the position belongs: the first layout, and each new size, without animation.
    func anchorHome() {
        scroll(to: homeOffset)
        noteRest()
    }

    private func layOutBackground() {
        // Behind the status bar, and beside the notch, the strip's background goes on to the edge.
        let above = max(safeAreaInsets.top, backgroundReach.top)
        let below = max(safeAreaInsets.bottom, backgroundReach.bottom)
        background.frame = CGRect(x: 0, y: -above, width: bounds.width, height: above + bounds.height + below)
        material?.frame = background.frame
        let hairline = 1 / max(traitCollection.displayScale, 1)
        let isOnTop = style.separatorPlacement == .top || style.separatorPlacement == .automatic && isBelowPages
        let line = isOnTop ? 0 : bounds.height - hairline
        separator.frame = CGRect(x: 0, y: line, width: bounds.width, height: hairline)
    }

    private func updateLayout() {
        if needsMeasuring || isOutdated {
            needsMeasuring = false
            measure = TabMeasure(style: fittingStyle, traits: traitCollection)
            measureTabs()
            indicator.forgetTabs()
            for view in itemViews.values {
                if let item = view.id.flatMap({ source.item(for: $0) }) {
                    view.configure(item, measure: measure)
                }
            }
        }
        layout.metrics = metrics
        layout.takeFaults().forEach(TabFaults.report)
    }

    /// Whether the tabs are not those of the layout: their pager is gone.
    var isOutdated: Bool { layout.count != source.engine.tabs.count }

    /// Gives all tabs their widths: measured, or, if there are many, the same guess for each.
    private func measureTabs() {
        let count = source.engine.tabs.count
        if count > Self.eagerCount {
            layout.setTabs(repeating: estimate, count: count)
        } else {
            layout.setTabs(firstItems(Self.eagerCount).map(measure.widths))
        }
    }

    /// A guess at the widths of any tab, by those of a few.
    var estimate: StripTab { measure.estimate(from: firstItems(32)) }

    private func firstItems(_ count: Int) -> [TabItem] {
        let tabs = source.engine.tabs
        return tabs.indices.prefix(count).compactMap { source.item(for: tabs[$0]) }
    }

    private var metrics: StripMetrics {
        let style = measure.style
        var metrics = StripMetrics(width: Double(tabArea.width), mode: style.mode)
        metrics.direction = effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        metrics.alignment = style.alignment
        metrics.spacing = style.spacing
        metrics.prefersEqualWidths = style.prefersEqualWidths
        metrics.leadingInset = style.leadingInset
        metrics.trailingInset = style.trailingInset
        metrics.safeAreaLeft = tabSafeArea.left
        metrics.safeAreaRight = tabSafeArea.right
        metrics.minimumTabWidth = style.minimumTabWidth
        metrics.maximumTabWidth = style.maximumTabWidth.map(Double.init)
        metrics.reservesSelectedWidth = style.reservesSelectedWidth
        metrics.indicatorWidth = style.indicator.width
        metrics.indicatorMotion = style.indicator.motion
        metrics.overscroll = style.indicator.overscroll
        metrics.maximumVisibleCount = style.maximumVisibleCount
        metrics.scrollPosition = style.scrollPosition
        return metrics
    }

    /// The tabs in sight. Those that were only estimated are measured, while what is on screen stays where it is.
    func measureVisibleTabs() -> Range<Int> {
        var visible = layout.visibleRange(offset: scrollView.contentOffset.x, at: position)
        while let index = layout.firstEstimate(in: visible) {
            let offset = scrollView.contentOffset.x
            let kept = selectedIndex.flatMap { visible.contains($0) ? $0 : nil } ?? visible.lowerBound
            let anchor = layout.anchor(of: kept, offset: offset, at: position)
            if let item = source.item(for: source.engine.tabs[index]) {
                layout.setTab(measure.widths(of: item), at: index)
            }
            updateContentSize()
            if let anchor, layout.scrolls { scroll(to: layout.offset(keeping: anchor, of: kept, at: position)) }
            visible = layout.visibleRange(offset: scrollView.contentOffset.x, at: position)
        }
        return visible
    }
}
