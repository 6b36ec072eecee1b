/// The two bars that show how much of the content is visible, and where.
///
/// They appear with the first movement and fade away when the content has come to rest. Their sizes and times aren't
/// documented; the ones here are those of iOS by eye.
@MainActor final class ScrollIndicators {
    private static let fadeDelay: TimeInterval = 0.4
    private static let fadeDuration: TimeInterval = 0.25

    private unowned let scrollView: UIScrollView
    private var bars: [ScrollAxis: ScrollIndicator] = [:]
    private var isShown = false
    private var hiding: ScheduledAction?

    init(scrollView: UIScrollView) {
        self.scrollView = scrollView
    }

    /// Shows the bars until `hideSoon()`.
    func show() {
        hiding?.cancel()
        hiding = nil
        guard scrollView.window != nil, !isShown else { return }
        isShown = true
        update()
        for bar in bars.values { bar.alpha = 1 }
    }

    /// Fades the bars out, a moment after the content has come to rest.
    func hideSoon() {
        guard isShown else { return }
        hiding?.cancel()
        hiding = Runtime.current.after(Self.fadeDelay) { [weak self] in self?.fade() }
    }

    func hideNow() {
        hiding?.cancel()
        hiding = nil
        isShown = false
        for bar in bars.values { bar.alpha = 0 }
    }

    private func fade() {
        isShown = false
        let bars = Array(self.bars.values)
        guard !bars.isEmpty else { return }
        UIView.animate(withDuration: Self.fadeDuration, delay: 0, options: [.allowUserInteraction]) {
            for bar in bars { bar.alpha = 0 }
        }
    }

    /// Places the bars for the present offset.
    func update() {
        guard isShown || !bars.isEmpty else { return }
        for axis in ScrollAxis.allCases {
            guard isShown, let frame = frame(of: axis) else {
                if isShown { bars[axis]?.isHidden = true }
                continue
            }
            let bar = bars[axis] ?? makeBar(axis)
            UIView.performWithoutAnimation {
                bar.isHidden = false
                bar.frame = frame
                bar.style = scrollView.indicatorStyle
            }
        }
        raise()
    }

    /// Keeps the bars above the content. Their own order is left alone, or they would take turns for ever.
    private func raise() {
        guard !scrollView.subviews.suffix(bars.count).allSatisfy({ $0 is ScrollIndicator }) else { return }
        for axis in ScrollAxis.allCases {
            if let bar = bars[axis] { scrollView.bringSubviewToFront(bar) }
        }
    }

    private func makeBar(_ axis: ScrollAxis) -> ScrollIndicator {
        let bar = ScrollIndicator()
        bars[axis] = bar
        scrollView.addSubview(bar)
        return bar
    }

    private func frame(of axis: ScrollAxis) -> CGRect? {
        let isVertical = axis == .vertical
        guard isVertical ? scrollView.showsVerticalScrollIndicator : scrollView.showsHorizontalScrollIndicator,
            let part = ScrollIndicator.part(
                offset: axis.value(scrollView.contentOffset), range: scrollView.legalRange(axis),
                visible: axis.length(scrollView.bounds.size), track: axis.length(track(axis).size))
        else { return nil }
        let track = self.track(axis)
        let frame =
            isVertical
            ? CGRect(
                x: track.maxX - ScrollIndicator.thickness, y: track.minY + part.start,
                width: ScrollIndicator.thickness, height: part.length)
            : CGRect(
                x: track.minX + part.start, y: track.maxY - ScrollIndicator.thickness,
                width: part.length, height: ScrollIndicator.thickness)
        return frame.offsetBy(dx: scrollView.contentOffset.x, dy: scrollView.contentOffset.y)
    }

    /// The room for a bar, counted from the view's visible top left.
    private func track(_ axis: ScrollAxis) -> CGRect {
        let own =
            axis == .vertical ? scrollView.verticalScrollIndicatorInsets : scrollView.horizontalScrollIndicatorInsets
        let added = scrollView.automaticallyAdjustsScrollIndicatorInsets ? scrollView.safeAreaInsets : .zero
        let margin = ScrollIndicator.margin
        let size = scrollView.bounds.size
        return CGRect(origin: .zero, size: size)
            .inset(by: own + added)
            .insetBy(dx: margin, dy: margin)
    }
}

extension UIScrollView {
    /// Shows the indicators for a moment.
    public func flashScrollIndicators() {
        indicators.show()
        if drag == nil, motion == nil { indicators.hideSoon() }
    }

    func updateIndicators() {
        indicators.update()
    }
}
