import UIKit

extension WindowSession {
    /// Keeps an event for the next frame.
    func receive(_ event: InputEvent) {
        inbox.add(event)
        wake()
    }

    func deliverInput() {
        for event in inbox.takeFrame() { deliver(event) }
    }

    private func deliver(_ event: InputEvent) {
        switch event {
        case .down(let finger, let point): simulator.touchDown(at: onScreen(point), finger: finger)
        case .move(let finger, let point): simulator.touchMove(to: onScreen(point), finger: finger)
        case .up(let finger): simulator.touchUp(finger: finger)
        case .cancel(let finger): simulator.touchCancel(finger: finger)
        case .scroll(let point, let offset, let phase):
            simulator.scroll(at: onScreen(point), by: offset, phase: phase)
        case .key(let key, let modifiers):
            if let shortcut = Shortcut(key, modifiers) {
                perform(shortcut)
            } else {
                simulator.press(key, modifiers: modifiers)
            }
        }
    }

    private func onScreen(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x / zoom, y: point.y / zoom) }
}
