import Simulator
import TabKit
import UIKit

/// What a person's hand does in a scenario: one finger on the pages, another on the strip.
@MainActor final class Finger {
    let phone: Simulator
    let stage: Stage
    let onPages = 0
    private let onStrip = 1
    /// A scroll view follows a finger from its tenth point on.
    let slop = 10.0
    /// Where the finger on the pages was last when no rubber band held them, and the position then.
    var anchor: (x: Double, position: Double)?

    init(phone: Simulator, stage: Stage) {
        self.phone = phone
        self.stage = stage
    }

    private var strip: TabStrip { stage.strip }
    /// The way of a finger that brings later pages in: to the left, or mirrored.
    var forwards: Double { phone.direction == .rightToLeft ? 1 : -1 }

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
            let least =
                frame.width > strip.bounds.width || frame.minX < left ? frame.minX : frame.maxX - strip.bounds.width
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

    /// Where a finger takes hold of the strip: in its middle, or beside the pill that it would slide there.
    private var grip: CGFloat {
        let middle = strip.bounds.midX
        guard strip.style.indicator.isDraggable, let pill = strip.indicatorFrame else { return middle }
        let (left, right) = (pill.minX - strip.contentOffset, pill.maxX - strip.contentOffset)
        guard left <= middle, middle < right else { return middle }
        return left - strip.bounds.minX > strip.bounds.maxX - right ? left / 2 : (right + strip.bounds.maxX) / 2
    }

    /// Drags the strip to an offset and lifts at rest.
    func scrollStrip(to offset: Double) {
        let way = strip.contentOffset - offset
        guard way != 0 else { return }
        let start = strip.convert(CGPoint(x: grip, y: strip.bounds.midY), to: nil)
        let end = CGPoint(x: start.x + way + (way < 0 ? -slop : slop), y: start.y)
        phone.touchDown(at: start, finger: onStrip)
        phone.touchMove(to: end, over: 0.2, finger: onStrip)
        phone.touchUp(finger: onStrip, velocity: .zero)
    }
}
