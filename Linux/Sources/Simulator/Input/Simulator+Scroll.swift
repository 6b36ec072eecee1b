import UIKit

extension Simulator {
    /// Turns a mouse's wheel.
    ///
    /// - Parameters:
    ///   - point: where the pointer is.
    ///   - offset: by how much the content's offset should grow, in points.
    public func scroll(at point: CGPoint, by offset: CGPoint) {
        scroll(at: point, by: offset, phase: .step)
    }

    func scroll(at point: CGPoint, by offset: CGPoint, phase: ScrollPhase) {
        runtime.touches.scroll(at: point, by: CGVector(dx: offset.x, dy: offset.y), phase: phase)
        turn()
    }
}
