@testable import UIKit

/// A screen with one window under a virtual clock, and a finger.
@MainActor struct TouchStage {
    let runtime: Runtime
    let window: UIWindow

    init(size: CGSize = CGSize(width: 393, height: 852), safeArea: UIEdgeInsets = .zero) {
        runtime = Runtime(device: Device(size: size, scale: 3, safeArea: safeArea))
        Runtime.current = runtime
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.makeKeyAndVisible()
    }

    @discardableResult
    func add<View: UIView>(_ view: View, frame: CGRect? = nil) -> View {
        view.frame = frame ?? window.bounds
        window.addSubview(view)
        runtime.commit()
        return view
    }

    func advance(_ time: TimeInterval) {
        runtime.advance(to: runtime.now + time)
    }

    func down(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) {
        runtime.touches.down(finger, at: CGPoint(x: x, y: y))
    }

    func move(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) {
        runtime.touches.move(finger, to: CGPoint(x: x, y: y))
    }

    func up(finger: Int = 0, velocity: CGPoint? = nil) {
        runtime.touches.up(finger, velocity: velocity)
    }

    func tap(_ x: CGFloat, _ y: CGFloat) {
        down(x, y)
        advance(0.05)
        up()
    }

    /// Moves a finger that goes down at `start` by equal steps, one every 8 ms, as in Apple's synthetic touch events.
    func drag(from start: CGPoint, by step: CGPoint, steps: Int) {
        down(start.x, start.y)
        for index in 1...steps {
            advance(0.008)
            move(start.x + step.x * CGFloat(index), start.y + step.y * CGFloat(index))
        }
    }

    /// Lets time pass until nothing moves.
    func settle() {
        for _ in 0..<600 where !runtime.isIdle { advance(1.0 / 60) }
    }
}

/// A delegate that writes down what it hears.
@MainActor final class ScrollLog: UIScrollViewDelegate {
    var calls: [String] = []
    var velocity = CGPoint.zero
    var target = CGPoint.zero
    var rewrite: ((CGPoint) -> CGPoint)?
    var onScroll: ((UIScrollView) -> Void)?
    var onEndDragging: ((UIScrollView) -> Void)?

    /// The calls, with runs of the same one written once.
    var summary: [String] {
        calls.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        calls.append("didScroll")
        onScroll?(scrollView)
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        calls.append("willBeginDragging")
    }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        calls.append("willEndDragging")
        self.velocity = velocity
        target = targetContentOffset.pointee
        if let rewrite { targetContentOffset.pointee = rewrite(target) }
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        calls.append("didEndDragging(\(decelerate))")
        onEndDragging?(scrollView)
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        calls.append("willBeginDecelerating")
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        calls.append("didEndDecelerating")
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        calls.append("didEndScrollingAnimation")
    }

    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        calls.append("shouldScrollToTop")
        return true
    }

    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
        calls.append("didScrollToTop")
    }
}

/// A view that writes down the touches it gets.
final class TouchRecorder: UIView {
    var calls: [String] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        calls.append("began")
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        calls.append("moved")
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        calls.append("ended")
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        calls.append("cancelled")
    }
}
