import Simulator
import TabKit
import UIKit

extension Finger {
    /// Puts a finger on the pages, if none is there, and moves it, an even step a frame, until the position is this one;
    /// it stays down.
    ///
    /// Between two pages the position runs faster than the finger where disabled tabs lie between them, so each step goes
    /// by what the last one did. Where a rubber band holds the pages back, the finger moves as if there were none.
    func drag(toPosition goal: Double, over duration: Double) {
        guard let pager = stage.pager else { return slide(toPosition: goal, over: duration) }
        let isNew = phone.touchPosition(finger: onPages) == nil
        if isNew { putDown(on: pager) }
        let (begin, start) = (phone.now, freePosition(in: pager))
        let steps = max(Int((duration * 60).rounded()), 1)
        var speed = slowest(in: pager)
        for step in 1...steps {
            let part = Double(step) / Double(steps)
            let free = freePosition(in: pager)
            let way = (start + (goal - start) * part - free) / speed
            let extra = isNew && step == 1 ? slop * (way < 0 ? -1 : way > 0 ? 1 : 0) : 0
            let moved = move(by: way, extra: extra, over: begin + duration * part - phone.now, in: pager)
            if abs(way) > 1 { speed = max(moved / way, slowest(in: pager)) }
        }
        correct(toPosition: goal, speed: speed, in: pager)
    }

    /// Lifts the finger from the pages at a velocity in pages a second.
    func release(_ velocity: Double) {
        let points = velocity * pageWidth * forwards
        phone.touchUp(finger: onPages, velocity: CGPoint(x: points, y: 0))
    }

    /// Swipes quickly over the pages; a finger that was down there is lifted first.
    func swipe(isNext: Bool) {
        phone.touchUp(finger: onPages)
        let way = pageWidth * 0.4 * forwards * (isNext ? 1 : -1)
        let middle = middleOfPages
        let start = CGPoint(x: middle.x - way / 2, y: middle.y)
        phone.drag(from: start, to: CGPoint(x: middle.x + way / 2, y: middle.y), over: 0.1)
    }

    /// Moves a finger over pages that follow none, as far as would bring others to that position.
    private func slide(toPosition goal: Double, over duration: Double) {
        let start = phone.touchPosition(finger: onPages) ?? middleOfPages
        if phone.touchPosition(finger: onPages) == nil { phone.touchDown(at: start, finger: onPages) }
        let way = (goal - stage.strip.position) * pageWidth * forwards
        phone.touchMove(to: CGPoint(x: start.x + way, y: start.y), over: duration, finger: onPages)
    }

    private var pages: UIView { (stage.pager ?? stage.controller).view }
    private var pageWidth: Double { Double(pages.bounds.width) }

    private var middleOfPages: CGPoint {
        let safe = pages.bounds.inset(by: pages.safeAreaInsets)
        return pages.convert(CGPoint(x: safe.midX, y: safe.midY), to: nil)
    }

    private func putDown(on pager: TabPager) {
        let point = middleOfPages
        phone.touchDown(at: point, finger: onPages)
        anchor = (Double(point.x), pager.position)
    }

    /// How fast the position follows a finger from one tab to its neighbour, in pages a point.
    private func slowest(in pager: TabPager) -> Double { 1 / max(Double(pager.view.bounds.width), 1) }

    /// Where the pages would be without a rubber band.
    private func freePosition(in pager: TabPager) -> Double {
        guard let anchor, let finger = phone.touchPosition(finger: onPages), isHeldBack(pager) else {
            return pager.position
        }
        return anchor.position + (Double(finger.x) - anchor.x) * forwards * slowest(in: pager)
    }

    private func isHeldBack(_ pager: TabPager) -> Bool {
        guard let scrollView = pager.view.subviews.lazy.compactMap({ $0 as? UIScrollView }).first else { return false }
        let inset = scrollView.adjustedContentInset
        let last = max(-inset.left, scrollView.contentSize.width + inset.right - scrollView.bounds.width)
        return scrollView.contentOffset.x < -inset.left || scrollView.contentOffset.x > last
    }

    /// Moves the finger by points towards later pages, after that time.
    ///
    /// - Parameter extra: What the finger moves before the pages follow it.
    /// - Returns: How far the position went along.
    @discardableResult
    private func move(by way: Double, extra: Double = 0, over duration: Double, in pager: TabPager) -> Double {
        guard let from = phone.touchPosition(finger: onPages) else { return 0 }
        phone.advance(max(duration, 0))
        let before = pager.position
        phone.touchMove(to: CGPoint(x: from.x + (way + extra) * forwards, y: from.y), finger: onPages)
        if let anchor, extra != 0 { self.anchor = (anchor.x + extra * forwards, anchor.position) }
        if !isHeldBack(pager) { anchor = (Double(from.x) + (way + extra) * forwards, pager.position) }
        return pager.position - before
    }

    /// Takes the rest of the way, by which the last step was too short or too long.
    private func correct(toPosition goal: Double, speed: Double, in pager: TabPager) {
        var speed = speed
        for _ in 0..<8 where !isHeldBack(pager) {
            let way = (goal - pager.position) / speed
            // The pages stand on whole pixels: nothing is nearer than half of one.
            guard abs(way) * max(pager.traitCollection.displayScale, 1) > 0.51 else { return }
            let moved = move(by: way, over: 0, in: pager)
            guard moved != 0 else { return }
            speed = max(moved / way, slowest(in: pager))
        }
    }
}
