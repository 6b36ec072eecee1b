import UIKit

// A finger on the pages.
extension TabPager: UIScrollViewDelegate {
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        stopAdvancing()
        perform { $0.dragBegan() }
    }

    public func scrollViewDidScroll(_ scrollView: UIScrollView) {
        // While the pager moves the pages, nothing else does.
        guard !isPlacing, !engine.isMoving else { return }
        let location = self.scrollView.location
        while let id = engine.question(at: location) {
            let isAllowed = allowsSwipe(to: id)
            perform { $0.answer(isAllowed, for: id) }
        }
        motion.note(location)
        perform { $0.scrolled(to: location) }
        layOutPages()
    }

    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        guard !isPlacing else { return }
        let target = self.scrollView.location(at: targetContentOffset.pointee)
        perform { $0.dragEnded(target: target) }
    }

    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        guard !isPlacing, !decelerate else { return }
        perform { $0.scrollEnded() }
    }

    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        guard !isPlacing else { return }
        perform { $0.scrollEnded() }
    }

    /// A finger is on the pages: what moves by the pager's own motion, or the scroll view's, stops.
    func touchWentDown() -> Bool {
        guard !engine.isResting else { return false }
        perform { $0.held() }
        return engine.isHeld
    }

    /// A frame of the pager's own movement.
    func motionMoved(to location: Double, isThere: Bool) {
        perform { $0.scrolled(to: location) }
        quietly { scrollView.move(to: engine.location) }
        layOutPages()
        if isThere { perform { $0.movementEnded() } }
    }
}
