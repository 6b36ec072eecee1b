import UIKit

extension Simulator {
    /// Touches the glass and lifts the finger again.
    ///
    /// - Parameter duration: how long the finger stays; a person's tap takes about three frames.
    public func tap(_ point: CGPoint, lasting duration: TimeInterval = 0.05) {
        touchDown(at: point)
        advance(duration)
        touchUp()
    }

    /// Taps the middle of a view.
    ///
    /// - Throws: ``SimulatorError/unreachable(_:)`` when a finger there would meet something else.
    public func tap(_ view: UIView, lasting duration: TimeInterval = 0.05) throws {
        tap(try middle(of: view), lasting: duration)
    }

    /// Touches the glass, waits and lifts the finger.
    public func longPress(_ point: CGPoint, for duration: TimeInterval = 1) {
        tap(point, lasting: duration)
    }

    /// A finger goes down, moves along a straight line at one even step a frame, and lifts.
    ///
    /// - Parameters:
    ///   - duration: how long the movement takes.
    ///   - hold: how long the finger rests before it lifts. Without a rest it lifts with the speed of the movement.
    public func drag(
        from start: CGPoint, to end: CGPoint, over duration: TimeInterval = 0.3, hold: TimeInterval = 0
    ) {
        touchDown(at: start)
        touchMove(to: end, over: duration)
        if hold > 0 { advance(hold) }
        touchUp()
    }

    /// A quick movement across a view, or across the screen.
    ///
    /// - Parameter direction: where the finger goes: `.left` shows what is to the right.
    public func swipe(_ direction: Direction, on view: UIView? = nil) {
        let area = view.map { $0.convert($0.bounds, to: nil) } ?? CGRect(origin: .zero, size: phone.size)
        let (across, down) = (area.width * 0.3, area.height * 0.3)
        let middle = CGPoint(x: area.midX, y: area.midY)
        let reach: CGPoint =
            switch direction {
            case .left: CGPoint(x: -across, y: 0)
            case .right: CGPoint(x: across, y: 0)
            case .up: CGPoint(x: 0, y: -down)
            case .down: CGPoint(x: 0, y: down)
            }
        drag(
            from: CGPoint(x: middle.x - reach.x, y: middle.y - reach.y),
            to: CGPoint(x: middle.x + reach.x, y: middle.y + reach.y), over: 0.15)
    }

    /// A finger goes down, moves for six frames with this velocity, and lifts with it.
    ///
    /// - Parameter velocity: points a second.
    public func flick(from start: CGPoint, velocity: CGPoint) {
        let duration = 6 * Self.frame
        let end = CGPoint(x: start.x + velocity.x * duration, y: start.y + velocity.y * duration)
        drag(from: start, to: end, over: duration)
    }

    /// Where a finger goes.
    public enum Direction: Hashable, Sendable, CaseIterable {
        case left, right, up, down
    }

    /// The middle of a view on the screen, if a finger there would meet it or something inside it.
    func middle(of view: UIView) throws -> CGPoint {
        let runtime = runtime
        runtime.commit()
        guard let window = view.window else { throw SimulatorError.unreachable("\(view)") }
        let frame = view.convert(view.bounds, to: nil)
        let middle = CGPoint(x: frame.midX, y: frame.midY)
        guard let met = window.hitTest(middle, with: nil), met.isDescendant(of: view) else {
            throw SimulatorError.unreachable("\(view)")
        }
        return middle
    }
}
