import UIKit

/// Where a finger holds the mark, or where the mark is on its way from there to the selected tab.
struct IndicatorHold {
    /// Where the mark is, counted in tabs.
    var position: Double
    /// The middle of the mark when the finger came down, on the screen of the strip.
    var start: CGFloat
    /// Leads from where the finger let go to the selected tab, by the position; `nil` while the finger is there.
    var way: StripFollower?
}

// A finger slides the mark. Nothing else moves before it lifts: then the tab under the mark is chosen.
extension TabStrip {
    func setUpDragging() {
        drag.isOnMark = { [weak self] in self?.isOnMark($0) ?? false }
        drag.onPress = { [weak self] in self?.pressIndicator($0) }
        drag.onMove = { [weak self] in self?.dragIndicator(by: $0) }
        drag.onEnd = { [weak self] in self?.dropIndicator(chooses: $0) }
        drag.watch(self)
    }

    private func isOnMark(_ point: CGPoint) -> Bool {
        guard style.indicator.isDraggable, isEnabled, hold == nil, source.engine.tabs.enabledCount > 1, !needsMeasuring,
            let span = layout.indicatorFrame(at: indicatorPosition), !indicator.isHidden
        else { return false }
        let x = Double(point.x + contentOffset)
        return span.x <= x && x < span.maxX
    }

    /// About what UIKit does: the thumb under a finger is a little smaller.
    private func pressIndicator(_ isPressed: Bool) {
        guard style.indicator.placement == .fill, !UIAccessibility.isReduceMotionEnabled else { return }
        let transform = isPressed ? CGAffineTransform(scaleX: 0.95, y: 0.95) : .identity
        UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) { [indicator] in
            indicator.transform = transform
        }
    }

    private func dragIndicator(by way: CGFloat) {
        guard !needsMeasuring, selected != nil else { return }
        if hold == nil {
            guard let span = layout.indicatorFrame(at: indicatorPosition) else { return }
            hold = IndicatorHold(position: indicatorPosition, start: CGFloat(span.midX) - contentOffset)
        }
        guard let start = hold?.start, let place = position(ofMiddle: Double(start + way + contentOffset)) else {
            return
        }
        hold?.position = place
        let offset = layout.offset(showing: Int(place.rounded()), from: contentOffset, at: position)
        scroll(to: offset)
        noteRest()
        placeTabs()
    }

    /// The position at which the mark has its middle there, between the first and the last tab.
    private func position(ofMiddle x: Double) -> Double? {
        guard let index = layout.nearestIndex(toX: x, position: position),
            let here = layout.frame(of: index, at: position)
        else { return nil }
        let isForwards = (x > here.midX) != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
        guard let next = layout.frame(of: isForwards ? index + 1 : index - 1, at: position), next.midX != here.midX
        else { return Double(index) }
        let part = (x - here.midX) / (next.midX - here.midX)
        return Double(index) + (isForwards ? part : -part)
    }

    private func dropIndicator(chooses: Bool) {
        guard let held = hold?.position else { return }
        let tabs = source.engine.tabs
        let id = chooses ? enabledTab(nearest: held) : nil
        let isChosen = id.map { $0 != tabs.selected && choose($0, reason: .tap) } ?? false
        // What happened meanwhile may have let go of the mark.
        guard hold != nil else { return }
        guard isChosen, !source.engine.isResting, let selectedIndex, position != Double(selectedIndex) else {
            return releaseIndicator()
        }
        var way = StripFollower()
        way.rest(at: position, deviation: held - position)
        hold?.way = way
        placeTabs()
    }

    private func enabledTab(nearest place: Double) -> AnyHashable? {
        let tabs = source.engine.tabs
        let index = Int(place.rounded())
        guard let id = tabs.id(at: index), !tabs.isEnabled(id) else { return tabs.id(at: index) }
        let near = [tabs.previousEnabled(before: id), tabs.nextEnabled(after: id)].compactMap { $0 }
        return near.min { abs(Double(tabs.index(of: $0) ?? 0) - place) < abs(Double(tabs.index(of: $1) ?? 0) - place) }
    }

    /// Lets the mark go back to where it belongs.
    func releaseIndicator(animated: Bool = true) {
        guard hold != nil else { return }
        hold = nil
        guard animated, window != nil, !needsMeasuring else { return setNeedsLayout() }
        UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) { self.placeTabs() }
    }

    /// Leads the mark from where the finger let go to the selected tab, as the position goes there.
    func followHold() {
        guard var way = hold?.way, let current = hold?.position else { return }
        guard let selectedIndex, position != Double(selectedIndex) else {
            hold = nil
            return
        }
        hold?.position = way.offset(at: position, selected: selectedIndex, home: { $0 }, from: current)
        hold?.way = way
    }
}
