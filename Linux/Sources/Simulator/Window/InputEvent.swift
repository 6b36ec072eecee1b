import UIKit

/// What came from the person, in points on the stage.
enum InputEvent {
    case down(finger: Int, CGPoint)
    case move(finger: Int, CGPoint)
    case up(finger: Int)
    case cancel(finger: Int)
    case scroll(at: CGPoint, by: CGPoint, ScrollPhase)
    case key(UIKeyboardHIDUsage, UIKeyModifierFlags)
}
