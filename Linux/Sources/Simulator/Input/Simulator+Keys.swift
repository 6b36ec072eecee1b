import UIKit

extension Simulator {
    /// Presses a key of a hardware keyboard and lets it go.
    public func press(_ key: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags = []) {
        runtime.keyboard.press(key, modifiers: modifiers)
        turn()
    }

    /// Types what a US keyboard has keys for: letters, digits, spaces, tabs, returns. Other characters are passed over.
    public func type(_ text: String) {
        for character in text {
            guard let key = KeyMap.usage(of: character) else { continue }
            press(key, modifiers: character.isUppercase ? .shift : [])
        }
    }
}
