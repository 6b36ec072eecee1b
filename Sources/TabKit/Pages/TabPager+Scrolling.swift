import UIKit

// A finger on the pages.
extension TabPager: UIScrollViewDelegate {
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        stopAdvancing()
        perform { $0.dragBegan() }
        dragStart = engine.location
    }

    public func scrollViewDidScroll(_ scrollView: UIScrollView) {
        // While the pager moves the pages, nothing else does.
        guard !isPlacing, !engine.isMoving else { return }
        let location = self.scrollView.location
        // Scrolled by a wheel or by assistive technology, without a finger.
        if engine.isResting { perform { $0.dragBegan() } }
        askAbout(location)
        perform { $0.scrolled(to: location) }
        // The slots may have other numbers now.
        dragStart += engine.location - location
        motion.note(engine.place)
        layOutPages()
    }

    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        guard !isPlacing else { return }
        var target = self.scrollView.location(at: targetContentOffset.pointee)
        let here = self.scrollView.location
        // What goes on from between the ends without a velocity is a wheel's step.
        let isStep =
            pagesPerSwipe > 1 && velocity == .zero && abs(target - here) > 0.001
            && Double(engine.reach.lowerBound)...Double(engine.reach.upperBound) ~= here
        if pagesPerSwipe > 1 {
            let limit = Double(pagesPerSwipe)
            // A flick turns a page, however short: as the system's own paging does, from about that speed on.
            let speed = self.scrollView.speed(of: velocity)
            if speed > 0.3 || isStep && target > here { target = max(target, here.rounded(.down) + 1) }
            if speed < -0.3 || isStep && target < here { target = min(target, here.rounded(.up) - 1) }
            target = min(max(target.rounded(), dragStart.rounded() - limit), dragStart.rounded() + limit)
        }
        // A flick passes pages, and a wheel names one, before any of them has been in sight.
        for slot in stride(from: here.rounded(), through: target.rounded(), by: target < here ? -1 : 1) {
            askAbout(slot)
        }
        target = min(max(target, Double(engine.reach.lowerBound)), Double(engine.reach.upperBound))
        if pagesPerSwipe > 1 {
            // The scroll view would add the next step to one that is under way; the pager's own movement does not.
            targetContentOffset.pointee = isStep ? scrollView.contentOffset : self.scrollView.offset(at: target)
        }
        perform { $0.dragEnded(target: target) }
    }

    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        guard !isPlacing, !decelerate else { return }
        perform { $0.scrollEnded() }
    }

    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        guard !isPlacing else { return }
        perform { $0.scrollEnded() }
    }

    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        guard !isPlacing else { return }
        perform { $0.scrollEnded() }
    }

    /// Asks the app about the pages in sight at a place, those that it has not been asked about in this swipe.
    private func askAbout(_ location: Double) {
        while let id = engine.question(at: location) {
            let isAllowed = allowsSwipe(to: id)
            // The finger's way so far counts, also towards a page that is refused; the way on, of a flick, doesn't.
            let here = scrollView.location
            perform { isAllowed ? $0.answer(true, for: id) : $0.scrolled(to: here) + $0.answer(false, for: id) }
        }
    }

    /// A finger is on the pages: what moves by the pager's own motion, or the scroll view's, stops.
    func touchWentDown() -> Bool {
        guard isSwipeEnabled, !engine.isResting else { return false }
        perform { $0.held() }
        return engine.isHeld
    }

    /// A frame of the pager's own movement.
    func motionMoved(to location: Double, remaining: Double, isThere: Bool) {
        perform { $0.moved(to: location, remaining: remaining) }
        quietly { scrollView.move(to: engine.location) }
        layOutPages()
        if isThere { perform { $0.movementEnded() } }
    }
}
