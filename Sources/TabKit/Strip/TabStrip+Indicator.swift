import UIKit

// Where the mark of the selected tab is, and what is seen through it.
extension TabStrip {
    /// The box inside which the tabs scroll: the track, or the whole strip.
    var trackFrame: CGRect {
        let area = tabArea
        guard let track = style.track else { return area }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let left = tabSafeArea.left + (isMirrored ? style.trailingInset : style.leadingInset)
        let right = tabSafeArea.right + (isMirrored ? style.leadingInset : style.trailingInset)
        let margin = min(max(style.height - track.height, 0), bounds.height) / 2
        return CGRect(
            x: area.minX + min(left, area.width), y: margin, width: max(area.width - left - right, 0),
            height: bounds.height - 2 * margin)
    }

    /// Where the mark is, counted in tabs.
    var indicatorPosition: Double {
        if let hold { return hold.position }
        return jumpGoal ?? position
    }

    /// The tab that the mark jumps to, if it doesn't follow the position: by its style, or because slides are unwelcome.
    private var jumpGoal: Double? {
        guard hold == nil else { return nil }
        switch style.indicator.timing {
        case .progress:
            return markFades ?? UIAccessibility.isReduceMotionEnabled ? selectedIndex.map(Double.init) : nil
        case .halfway: return position.rounded()
        case .selection: return Double(selectedIndex ?? 0)
        }
    }

    /// Decides at the beginning of a movement whether the mark slides; a finger or a command on the way changes nothing.
    private func chooseTiming() {
        let engine = source.engine
        if engine.isResting {
            markFades = nil
        } else if markFades == nil {
            markFades = engine.isMoving && UIAccessibility.isReduceMotionEnabled
        }
    }

    /// The frame of the mark over a stretch of the strip's content.
    private func markFrame(_ span: StripSpan) -> CGRect {
        let (mark, area) = (style.indicator, trackFrame)
        let height = mark.placement == .fill ? max(area.height - 2 * mark.verticalInset, 0) : mark.height
        let y =
            switch mark.placement {
            case .bottom: area.maxY - height - mark.verticalInset
            case .top, .fill: area.minY + mark.verticalInset
            }
        let inset = min(mark.horizontalInset, span.width / 2)
        return CGRect(x: span.x + inset, y: y, width: span.width - 2 * inset, height: height)
    }

    func placeIndicator(over visible: Range<Int>, _ frames: [StripSpan]) {
        followHold()
        chooseTiming()
        guard selected != nil, let span = layout.indicatorFrame(at: indicatorPosition) else {
            indicator.isHidden = true
            return
        }
        let frame = markFrame(span)
        let isNew = indicator.isHidden
        indicator.isHidden = false
        let looks = style.indicator.masksTitles ? looks(visible, frames) : []
        let place = { [indicator, radius = style.indicator.cornerRadius] in
            indicator.place(frame, cornerRadius: radius)
            indicator.showThrough(looks)
        }
        if isNew { indicator.place(frame, cornerRadius: style.indicator.cornerRadius) }
        indicator.prepare(looks, measure: measure)
        let isMoved = indicator.center != CGPoint(x: frame.midX, y: frame.midY) || indicator.bounds.size != frame.size
        let goal = jumpGoal
        let isJump = isMoved && !isNew && goal != nil && indicatorPlace.map { $0 != goal } == true && window != nil
        indicatorPlace = goal
        guard isJump else { return place() }
        guard UIAccessibility.isReduceMotionEnabled else {
            return UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction, animations: place)
        }
        // The mark is gone here and comes there.
        place()
        indicator.alpha = 0
        UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) { [indicator] in
            indicator.alpha = 1
        }
    }

    private func looks(_ visible: Range<Int>, _ frames: [StripSpan]) -> [TabIndicatorView.Look] {
        zip(visible, frames).compactMap { index, span in
            source.item(for: source.engine.tabs[index]).map { item in
                var item = item
                // A view can be in one place only.
                item.customView = nil
                return TabIndicatorView.Look(
                    item: item, frame: CGRect(x: span.x, y: 0, width: span.width, height: bounds.height),
                    label: layout.label(of: index, at: position))
            }
        }
    }

    // MARK: The track and the order of the views

    /// With a track, the tabs scroll inside it; what is opaque and as high as a tab is behind the titles, unless the
    /// titles are seen through it.
    func arrangeViews() {
        if let style = style.track {
            track.backgroundColor = style.color
            track.layer.cornerCurve = .continuous
            if track.superview !== self { insertSubview(track, aboveSubview: separator) }
            if scrollView.superview !== track { track.addSubview(scrollView) }
        } else if scrollView.superview !== self {
            track.removeFromSuperview()
            insertSubview(scrollView, aboveSubview: separator)
        }
        if isIndicatorBehind {
            scrollView.sendSubviewToBack(indicator)
        } else {
            scrollView.bringSubviewToFront(indicator)
        }
    }

    var isIndicatorBehind: Bool { style.indicator.placement == .fill && !style.indicator.masksTitles }

    func layOutTrack() {
        guard let style = style.track else {
            scrollView.frame = tabArea
            return
        }
        track.frame = trackFrame
        // The mark's shadow falls beyond the track as long as nothing scrolls out of it.
        track.clipsToBounds = layout.scrolls
        track.layer.cornerRadius = min(style.cornerRadius, track.frame.height / 2, track.frame.width / 2)
        scrollView.frame = tabArea.offsetBy(dx: -track.frame.minX, dy: -track.frame.minY)
    }
}
