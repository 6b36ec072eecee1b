/// A finger on a segmented control.
struct SegmentTouch {
    let touch: UITouch
    /// Whether the finger came down on the selected segment, and slides the thumb.
    let holdsThumb: Bool
    /// The segment that would be selected if the finger lifted now.
    var index: Int?
}

extension UISegmentedControl {
    /// As a button's: how far outside a finger still counts.
    private static let slop: CGFloat = 70

    func tracked(in touches: Set<UITouch>) -> UITouch? {
        touch.flatMap { touches.contains($0.touch) ? $0.touch : nil }
    }

    func begin(_ touch: UITouch) {
        guard let index = segment(atX: touch.location(in: self).x), segments[index].isEnabled else { return }
        self.touch = SegmentTouch(touch: touch, holdsThumb: !isMomentary && index == storedIndex, index: index)
        update(animated: true)
    }

    /// The thumb, or the mark of the pressed segment, goes along with the finger, past what is disabled.
    func move(_ touch: UITouch) {
        guard var state = self.touch, let index = segment(atX: touch.location(in: self).x) else { return }
        if state.holdsThumb {
            if segments[index].isEnabled { state.index = index }
        } else {
            let isInside = bounds.insetBy(dx: -Self.slop, dy: -Self.slop).contains(touch.location(in: self))
            state.index = isInside && segments[index].isEnabled ? index : nil
        }
        guard state.index != self.touch?.index else { return }
        self.touch = state
        update(animated: true)
    }

    func end() {
        let index = touch?.index
        touch = nil
        if let index { choose(index) }
        update(animated: true)
    }

    /// The view of the enabled segment at a point, for the large content viewer: the titles are small at any text size.
    func largeSegment(at point: CGPoint) -> UIView? {
        guard isEnabled, bounds.insetBy(dx: -Self.slop, dy: -Self.slop).contains(point),
            let index = segment(atX: point.x), segments[index].isEnabled
        else { return nil }
        let view = segmentViews[index]
        view.showsLargeContentViewer = true
        view.largeContentTitle = segments[index].image == nil ? segments[index].title : nil
        view.largeContentImage = segments[index].image
        view.scalesLargeContentImage = true
        return view
    }

    /// Does what a finger does that lifts from a segment: `valueChanged` is sent for a change only.
    func choose(_ index: Int) {
        guard isMomentary || index != storedIndex else { return }
        storedIndex = index
        update(animated: true)
        let action = segments[index].action
        sendActions(for: .valueChanged)
        // Apple doesn't say which is first, the event or the segment's own action.
        if let action { sendAction(action) }
        // Known from iOS: a momentary control reads the index during the event, and none afterwards.
        if isMomentary, storedIndex == index {
            storedIndex = Self.noSegment
            update(animated: true)
        }
    }
}
