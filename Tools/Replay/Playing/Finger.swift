import Simulator
import TabKit
import UIKit

/// What a person's hand does in a scenario: one finger on the pages, another on the strip.
@MainActor final class Finger {
    private let phone: Simulator
    private let stage: Stage
    private let onPages = 0
    private let onStrip = 1
    /// A scroll view follows a finger from its tenth point on.
    private let slop = 10.0

    init(phone: Simulator, stage: Stage) {
        self.phone = phone
        self.stage = stage
    }

    private var strip: TabStrip { stage.strip }
    /// The way of a finger that brings later pages in: to the left, or mirrored.
    private var forwards: Double { phone.direction == .rightToLeft ? 1 : -1 }

    // MARK: The strip

    /// Taps the middle of a tab, after scrolling by hand, by the least that shows it.
    func tap(_ id: String) throws {
        phone.advance(0)
        guard var frame = strip.frame(of: id) else {
            throw ScenarioError(place: "tap", message: "there is no tab \(id) any more")
        }
        let offset = strip.contentOffset
        let (left, right) = (offset, offset + strip.bounds.width)
        if frame.minX < left || frame.maxX > right {
            let least = frame.width > strip.bounds.width || frame.minX < left ? frame.minX : frame.maxX - strip.bounds.width
            scrollStrip(to: least)
            frame = strip.frame(of: id) ?? frame
        }
        let middle = CGPoint(x: frame.midX - strip.contentOffset, y: frame.midY)
        tap(at: strip.convert(middle, to: nil))
    }

    func tap(at point: CGPoint) {
        phone.touchDown(at: point, finger: onStrip)
        phone.touchUp(finger: onStrip)
    }

    /// Drags the strip to an offset and lifts at rest.
    func scrollStrip(to offset: Double) {
        let way = strip.contentOffset - offset
        guard way != 0 else { return }
        let start = strip.convert(CGPoint(x: strip.bounds.midX, y: strip.bounds.midY), to: nil)
        let end = CGPoint(x: start.x + way + (way < 0 ? -slop : slop), y: start.y)
        phone.touchDown(at: start, finger: onStrip)
        phone.touchMove(to: end, over: 0.2, finger: onStrip)
        phone.touchUp(finger: onStrip, velocity: .zero)
    }

    // MARK: The pages

    /// Puts a finger on the pages, if none is there, and moves it until the position is this one; it stays down.
    func drag(toPosition goal: Double, over duration: Double) {
        guard let pager = stage.pager else { return }
        let width = Double(pager.view.bounds.width)
        var slack = 0.0
        if phone.touchPosition(finger: onPages) == nil {
            phone.touchDown(at: middle(of: pager), finger: onPages)
            slack = (goal - pager.position) * forwards < 0 ? -slop : slop
        }
        let start = pager.position
        let way = (goal - start) * width * forwards
        move(by: slack + way, over: duration)
        // Between tabs that are not neighbours in the list, a page's width is more than one tab.
        var slope = way == 0 ? 0 : (pager.position - start) / way * forwards
        for _ in 0..<8 where slope * width > 1.02 && abs(pager.position - goal) > 0.002 {
            let before = pager.position
            let step = (goal - before) / slope * forwards
            move(by: step, over: 0)
            slope = step == 0 ? 0 : (pager.position - before) / step * forwards
        }
    }

    private func middle(of pager: TabPager) -> CGPoint {
        let safe = pager.view.bounds.inset(by: pager.view.safeAreaInsets)
        return pager.view.convert(CGPoint(x: safe.midX, y: safe.midY), to: nil)
    }

    private func move(by way: Double, over duration: Double) {
        guard let from = phone.touchPosition(finger: onPages) else { return }
        phone.touchMove(to: CGPoint(x: from.x + way, y: from.y), over: duration, finger: onPages)
    }

    /// Lifts the finger from the pages at a velocity in pages a second.
    func release(_ velocity: Double) {
        guard let pager = stage.pager else { return }
        let points = velocity * Double(pager.view.bounds.width) * forwards
        phone.touchUp(finger: onPages, velocity: CGPoint(x: points, y: 0))
    }

    func swipe(isNext: Bool) {
        guard let pager = stage.pager else { return }
        phone.touchUp(finger: onPages)
        let way = Double(pager.view.bounds.width) * 0.4 * forwards * (isNext ? 1 : -1)
        let middle = self.middle(of: pager)
        let start = CGPoint(x: middle.x - way / 2, y: middle.y)
        phone.drag(from: start, to: CGPoint(x: middle.x + way / 2, y: middle.y), over: 0.1)
    }
}
