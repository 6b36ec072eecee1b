import UIKit

/// The scroll view under the pages: it gives the gesture, the rubber band and the paging, and shows one track at a time.
///
/// Its offset and the track's location are the same thing in other units. Right to left is a mirror image, and a vertical
/// pager has the other axis: nothing else in the library knows the scroll view's coordinates.
@MainActor final class PageScrollView: UIScrollView, UIGestureRecognizerDelegate {
    /// How many pages there is room for.
    private(set) var slotCount = 0

    /// The axis along which pages follow each other.
    var axis = NSLayoutConstraint.Axis.horizontal { didSet { updateBouncing() } }

    /// The gap between two pages; the scroll view is longer than a page by that much.
    var pageSpacing: CGFloat = 0

    /// Called when the safe area has changed.
    var onSafeArea: () -> Void = {}

    override init(frame: CGRect) {
        super.init(frame: frame)
        isPagingEnabled = true
        alwaysBounceHorizontal = true
        isDirectionalLockEnabled = true
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        contentInsetAdjustmentBehavior = .never
        scrollsToTop = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    var isMirrored: Bool { axis == .horizontal && effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// The distance from one page to the next, in points.
    var stride: CGFloat { axis == .horizontal ? bounds.width : bounds.height }

    /// Where on the track the pages are, in slots.
    var location: Double { stride > 0 ? location(at: contentOffset) : 0 }

    /// Where on the track an offset is.
    func location(at offset: CGPoint) -> Double {
        guard stride > 0 else { return 0 }
        let slots = Double((axis == .horizontal ? offset.x : offset.y) / stride)
        return isMirrored ? Double(slotCount - 1) - slots : slots
    }

    /// How much of a velocity is towards later pages.
    func speed(of velocity: CGPoint) -> CGFloat {
        axis == .horizontal ? (isMirrored ? -velocity.x : velocity.x) : velocity.y
    }

    /// The offset that shows a place on the track.
    func offset(at location: Double) -> CGPoint {
        let way = CGFloat(isMirrored ? Double(slotCount - 1) - location : location) * stride
        return axis == .horizontal ? CGPoint(x: way, y: 0) : CGPoint(x: 0, y: way)
    }

    /// The frame of the page in a slot.
    func frame(ofSlot slot: Double) -> CGRect {
        let gap = axis == .horizontal ? CGSize(width: pageSpacing, height: 0) : CGSize(width: 0, height: pageSpacing)
        let size = CGSize(width: bounds.width - gap.width, height: bounds.height - gap.height)
        // On whole pixels, where the scroll view stands: beside that, a page would have a little less of the safe area.
        let scale = max(traitCollection.displayScale, 1)
        let place = offset(at: slot)
        let origin = CGPoint(x: (place.x * scale).rounded() / scale, y: (place.y * scale).rounded() / scale)
        return CGRect(origin: origin, size: size)
    }

    /// How much of the safe area at its end is beyond the page that rests there.
    var gap: UIEdgeInsets {
        let safe = safeAreaInsets
        return axis == .horizontal
            ? UIEdgeInsets(top: 0, left: 0, bottom: 0, right: min(pageSpacing, safe.right))
            : UIEdgeInsets(top: 0, left: 0, bottom: min(pageSpacing, safe.bottom), right: 0)
    }

    /// Fills its superview, and the gap after a page beyond it.
    func fill(_ bounds: CGRect) {
        var bounds = bounds
        if axis == .horizontal { bounds.size.width += pageSpacing } else { bounds.size.height += pageSpacing }
        frame = bounds
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        onSafeArea()
    }

    // MARK: Gestures

    override func didMoveToWindow() {
        super.didMoveToWindow()
        updateBouncing()
    }

    /// A scroll view that always bounces keeps every drag. In the page of a pager with the same axis, the drag beyond the
    /// last page is the outer pager's: UIKit hands it over from a scroll view that only bounces when it has room.
    private func updateBouncing() {
        let ancestors = sequence(first: self as UIView, next: \.superview).dropFirst()
        let isNested = ancestors.contains { ($0 as? PageScrollView)?.axis == axis }
        alwaysBounceHorizontal = axis == .horizontal && !isNested
        alwaysBounceVertical = axis == .vertical && !isNested
    }

    /// A drag from the edge of the screen goes back in a navigation, or opens a drawer, and turns no page.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
    ) -> Bool {
        gestureRecognizer === panGestureRecognizer && other is UIScreenEdgePanGestureRecognizer
    }

    // MARK: Moving

    /// Shows a track of that many slots, at that location, between whose ends a finger can drag.
    func place(slotCount: Int, reach: ClosedRange<Int>, location: Double) {
        self.slotCount = slotCount
        let length = CGFloat(slotCount) * stride
        let size =
            axis == .horizontal
            ? CGSize(width: length, height: bounds.height) : CGSize(width: bounds.width, height: length)
        if contentSize != size { contentSize = size }
        let before = -CGFloat(reach.lowerBound) * stride
        let after = -CGFloat(max(slotCount - 1 - reach.upperBound, 0)) * stride
        let (start, end) = isMirrored ? (after, before) : (before, after)
        let inset =
            axis == .horizontal
            ? UIEdgeInsets(top: 0, left: start, bottom: 0, right: end)
            : UIEdgeInsets(top: start, left: 0, bottom: end, right: 0)
        if contentInset != inset { contentInset = inset }
        // Not by `move(to:)`: a drag goes on from the new offset.
        contentOffset = offset(at: location)
    }

    /// Brings the pages to a place, and ends whatever else the scroll view may be doing.
    func move(to location: Double) {
        setContentOffset(offset(at: location), animated: false)
    }

    /// Ends whatever the scroll view does after a drag, where it is.
    func halt() {
        setContentOffset(contentOffset, animated: false)
    }

    /// Takes the content out of the finger's hold; the finger does nothing more until it is lifted.
    func cancelDrag() {
        guard panGestureRecognizer.isEnabled else { return }
        panGestureRecognizer.isEnabled = false
        panGestureRecognizer.isEnabled = true
        halt()
    }
}
