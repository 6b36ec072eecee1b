extension UINavigationController {
    /// The bar's height without a large title.
    var barHeight: CGFloat { NavigationBarMetrics.height(for: traitCollection) }

    /// A page's safe area begins below the bar.
    func barInsets(for page: NavigationPage) -> UIEdgeInsets {
        UIEdgeInsets(top: isNavigationBarHidden ? 0 : barHeight + page.openZone, left: 0, bottom: 0, right: 0)
    }

    func layOutParts() {
        guard let view = viewIfLoaded else { return }
        pageContainer.frame = view.bounds
        updatePopEdge()
        updateLargeTitles()
        let shown = [transition?.from, pages.last].compactMap { $0 }
        for page in shown {
            page.controller.barInsets = barInsets(for: page)
            page.layout(in: pageContainer.bounds)
            page.updateScrollView()
        }
        placeBar()
    }

    /// Places the bar for the top page, or between two pages for a transition's progress.
    func placeBar() {
        guard let view = viewIfLoaded else { return }
        let top = view.safeAreaInsets.top
        let zone = barZone
        let height = barHeight + zone
        let y = isNavigationBarHidden ? -height : top
        bar.frame = CGRect(x: 0, y: y, width: view.bounds.width, height: height)
        bar.alpha = isNavigationBarHidden ? 0 : 1
        bar.scrolledAmount = transition?.scrolledAmount ?? pages.last?.scrolledAmount ?? 0
        bar.content?.largeZone = pages.last?.drawnZone ?? 0
        bar.content?.hasLargeTitle = pages.last?.isLarge ?? false
        bar.setNeedsLayout()
        bar.layoutIfNeeded()
    }

    private var barZone: CGFloat {
        guard let transition, let to = transition.to else { return pages.last?.drawnZone ?? 0 }
        let from = transition.from?.drawnZone ?? 0
        return from + (to.drawnZone - from) * transition.progress
    }

    /// Apple's documentation: automatic takes over the mode of the item below; the bottom one is large.
    func updateLargeTitles() {
        let isPossible = bar.prefersLargeTitles && traitCollection.verticalSizeClass != .compact
        var isLarge = isPossible
        for page in pages {
            switch page.controller.navigationItem.largeTitleDisplayMode {
            case .automatic: break
            case .always: isLarge = isPossible
            case .never, .inline: isLarge = false
            }
            page.isLarge = isLarge
        }
    }

    /// Something that decides about the bar's height or its items has changed.
    func barMetricsDidChange() {
        guard isViewLoaded else { return }
        layOutParts()
        view.setNeedsLayout()
    }

    func pageDidScroll(_ page: NavigationPage) {
        guard page === pages.last, transition == nil else { return }
        page.controller.barInsets = barInsets(for: page)
        placeBar()
    }

    func contentScrollViewMayHaveChanged() {
        guard isViewLoaded, let top = pages.last, top.controller.isViewLoaded else { return }
        top.updateScrollView()
        placeBar()
    }
}
