import UIKit

extension Simulator {
    /// Puts a finger on the glass.
    public func touchDown(at point: CGPoint, finger: Int = 0) {
        fingers[finger] = point
        runtime.touches.down(finger, at: point)
        turn()
    }

    /// Moves a finger that is down. The finger is there at once: movements in time are made of several calls.
    public func touchMove(to point: CGPoint, finger: Int = 0) {
        guard fingers[finger] != nil else { return }
        fingers[finger] = point
        runtime.touches.move(finger, to: point)
        turn()
    }

    /// Lifts a finger.
    ///
    /// - Parameter velocity: the finger's speed as it lifts, in points a second; by default that of its last moves.
    public func touchUp(finger: Int = 0, velocity: CGPoint? = nil) {
        guard fingers.removeValue(forKey: finger) != nil else { return }
        runtime.touches.up(finger, velocity: velocity)
        turn()
    }

    /// Takes a touch away from the app, as an incoming call does.
    public func touchCancel(finger: Int = 0) {
        guard fingers.removeValue(forKey: finger) != nil else { return }
        runtime.touches.cancel(finger)
        turn()
    }

    /// Where a finger is that is down.
    public func touchPosition(finger: Int = 0) -> CGPoint? { fingers[finger] }

    /// Moves a finger that is down along a straight line, one even step a frame.
    ///
    /// - Parameters:
    ///   - point: where it arrives.
    ///   - duration: how long that takes; with zero it is there at once.
    public func touchMove(to point: CGPoint, over duration: TimeInterval, finger: Int = 0) {
        guard let start = fingers[finger] else { return }
        let runtime = runtime
        let begin = runtime.now
        let steps = max(Int((duration / Self.frame).rounded()), 1)
        for step in 1...steps {
            let part = CGFloat(step) / CGFloat(steps)
            runtime.advance(to: begin + duration * TimeInterval(part))
            touchMove(
                to: CGPoint(x: start.x + (point.x - start.x) * part, y: start.y + (point.y - start.y) * part),
                finger: finger)
        }
    }
}
