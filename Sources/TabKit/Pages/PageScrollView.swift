import UIKit

/// The scroll view under the pages: it gives the gesture, the rubber band and the paging, and shows one track at a time.
///
/// Its offset and the track's location are the same thing in other units; right to left is a mirror image. Nothing else
/// in the library knows the scroll view's coordinates.
@MainActor final class PageScrollView: UIScrollView {
    /// How many pages there is room for.
    private(set) var slotCount = 0
    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

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

    /// The distance from one page to the next, in points.
    var stride: CGFloat { bounds.width }

    /// Where on the track the pages are, in slots.
    var location: Double { stride > 0 ? location(atX: contentOffset.x) : 0 }

    /// Brings the pages to a place, and ends whatever else the scroll view may be doing.
    func move(to location: Double) {
        setContentOffset(CGPoint(x: x(of: location), y: 0), animated: false)
    }

    /// Where on the track an offset is.
    func location(atX x: CGFloat) -> Double {
        guard stride > 0 else { return 0 }
        let slots = Double(x / stride)
        return isRightToLeft ? Double(slotCount - 1) - slots : slots
    }

    /// The frame of the page in a slot.
    func frame(ofSlot slot: Double) -> CGRect {
        CGRect(x: x(of: slot), y: 0, width: bounds.width, height: bounds.height)
    }

    /// Shows a track of that many slots, at that location, between whose ends a finger can drag.
    func place(slotCount: Int, reach: ClosedRange<Int>, location: Double) {
        self.slotCount = slotCount
        let size = CGSize(width: CGFloat(slotCount) * stride, height: bounds.height)
        if contentSize != size { contentSize = size }
        let before = -CGFloat(reach.lowerBound) * stride
        let after = -CGFloat(max(slotCount - 1 - reach.upperBound, 0)) * stride
        let inset = UIEdgeInsets(
            top: 0, left: isRightToLeft ? after : before, bottom: 0, right: isRightToLeft ? before : after)
        if contentInset != inset { contentInset = inset }
        // Not by `move(to:)`: a drag goes on from the new offset.
        contentOffset = CGPoint(x: x(of: location), y: 0)
    }

    /// Ends a drag and whatever the scroll view does after one, where it is.
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

    private func x(of location: Double) -> CGFloat {
        CGFloat(isRightToLeft ? Double(slotCount - 1) - location : location) * stride
    }
}
