import UIKit

/// Keys that the window takes for itself, for what a person does in the device's settings or with their hands.
enum Shortcut: CaseIterable {
    case appearance, direction, largerText, smallerText, rotate, reduceMotion, contrast, screenshot, quit

    var usage: UIKeyboardHIDUsage {
        switch self {
        case .appearance: .keyboardF2
        case .direction: .keyboardF3
        case .largerText, .smallerText: .keyboardF4
        case .rotate: .keyboardF5
        case .reduceMotion: .keyboardF6
        case .contrast: .keyboardF7
        case .screenshot: .keyboardF12
        case .quit: .keyboardQ
        }
    }

    var modifiers: UIKeyModifierFlags {
        switch self {
        case .smallerText: .shift
        case .quit: .control
        default: []
        }
    }

    var keys: String {
        switch self {
        case .appearance: "F2"
        case .direction: "F3"
        case .largerText: "F4"
        case .smallerText: "Shift-F4"
        case .rotate: "F5"
        case .reduceMotion: "F6"
        case .contrast: "F7"
        case .screenshot: "F12"
        case .quit: "Control-Q"
        }
    }

    var title: String {
        switch self {
        case .appearance: "light or dark"
        case .direction: "left to right or right to left"
        case .largerText: "larger text"
        case .smallerText: "smaller text"
        case .rotate: "turn the device"
        case .reduceMotion: "Reduce Motion on or off"
        case .contrast: "increased contrast on or off"
        case .screenshot: "write a picture of the screen"
        case .quit: "end"
        }
    }

    init?(_ key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags) {
        let pressed = modifiers.subtracting(.alphaShift)
        guard let found = Self.allCases.first(where: { $0.usage == key && $0.modifiers == pressed }) else { return nil }
        self = found
    }
}
