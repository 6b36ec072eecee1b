import Simulator
import UIKit

@testable import TabKit

// What fingers, keys and a wheel do.
extension HandRun {
    private var isVertical: Bool { tabs.pager.axis == .vertical }

    func turnWheel(_ steps: Int) {
        guard isShown, !isCovered, steps != 0 else { return }
        let bounds = tabs.view.bounds
        let way = CGFloat(steps) * 60 * (phone.direction == .rightToLeft && !isVertical ? -1 : 1)
        phone.scroll(
            at: CGPoint(x: bounds.midX, y: bounds.midY),
            by: isVertical ? CGPoint(x: 0, y: way) : CGPoint(x: way, y: 0))
    }

    func touch(_ finger: Int, at place: CGFloat) {
        guard isShown, !isCovered, phone.touchPosition(finger: finger) == nil else { return }
        let pages = tabs.pager.view ?? UIView()
        let area = pages.convert(pages.bounds.inset(by: pages.safeAreaInsets), to: nil)
        let other = finger == 0 ? 0.5 : 0.6
        let (x, y) = isVertical ? (other, place) : (place, other)
        phone.touchDown(at: CGPoint(x: area.minX + area.width * x, y: area.minY + area.height * y), finger: finger)
    }

    func move(_ finger: Int, by way: CGFloat, frames: Int) {
        guard let point = phone.touchPosition(finger: finger) else { return }
        let end =
            isVertical
            ? CGPoint(x: point.x, y: point.y + way * tabs.pager.view.bounds.height)
            : CGPoint(x: point.x + way * tabs.pager.view.bounds.width, y: point.y)
        phone.touchMove(to: end, over: Double(frames) / 60, finger: finger)
    }

    func lift(_ finger: Int, _ velocity: CGFloat?) {
        let (bounds, isVertical) = (tabs.pager.view.bounds, isVertical)
        phone.touchUp(
            finger: finger,
            velocity: velocity.map {
                isVertical ? CGPoint(x: 0, y: $0 * bounds.height) : CGPoint(x: $0 * bounds.width, y: 0)
            })
    }

    func tap(_ index: Int) {
        let strip = tabs.strip
        guard isShown, !isCovered, let id = tabs.ids.dropFirst(index).first, let frame = strip.frame(of: id) else {
            return
        }
        let x = frame.midX - strip.contentOffset
        guard strip.bounds.width > 0, 0...strip.bounds.width ~= x else { return }
        phone.touchDown(at: strip.convert(CGPoint(x: x, y: frame.midY), to: nil), finger: 2)
        phone.touchUp(finger: 2)
    }

    func dragStrip(by way: CGFloat) {
        guard isShown, !isCovered else { return }
        let start = tabs.strip.convert(CGPoint(x: tabs.strip.bounds.midX, y: tabs.strip.bounds.midY), to: nil)
        phone.touchDown(at: start, finger: 3)
        phone.touchMove(to: CGPoint(x: start.x + way, y: start.y), over: 0.05, finger: 3)
        phone.touchUp(finger: 3)
    }

    func press(_ key: HandEvent.Key) {
        tabs.strip.becomeFirstResponder()
        switch key {
        case .left: phone.press(.keyboardLeftArrow)
        case .right: phone.press(.keyboardRightArrow)
        case .home: phone.press(.keyboardHome)
        case .end: phone.press(.keyboardEnd)
        case .next: phone.press(.keyboardTab, modifiers: .control)
        case .previous: phone.press(.keyboardTab, modifiers: [.control, .shift])
        }
    }
}
