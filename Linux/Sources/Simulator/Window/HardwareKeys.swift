internal import CGTK
import UIKit

/// From GDK's key values to HID usages, the numbers that UIKit's keys have.
enum HardwareKeys {
    static func usage(of value: guint) -> UIKeyboardHIDUsage? {
        if let code = codes[value] { return UIKeyboardHIDUsage(rawValue: code) }
        let first = guint(GDK_KEY_F1)
        if (first...guint(GDK_KEY_F12)).contains(value) {
            return UIKeyboardHIDUsage(rawValue: 0x3A + Int(value - first))
        }
        // GDK's values of Latin letters and digits are their ASCII codes.
        guard value < 128, let scalar = Unicode.Scalar(value) else { return nil }
        return KeyMap.usage(of: Character(scalar))
    }

    static func modifiers(_ state: GdkModifierType) -> UIKeyModifierFlags {
        let flags: [(GdkModifierType, UIKeyModifierFlags)] = [
            (GDK_SHIFT_MASK, .shift), (GDK_CONTROL_MASK, .control), (GDK_ALT_MASK, .alternate),
            (GDK_SUPER_MASK, .command), (GDK_META_MASK, .command), (GDK_LOCK_MASK, .alphaShift),
        ]
        return flags.reduce(into: []) { result, flag in
            if state.rawValue & flag.0.rawValue != 0 { result.insert(flag.1) }
        }
    }

    private static let codes: [guint: Int] = {
        let pairs: [(CInt, Int)] = [
            (GDK_KEY_Return, 0x28), (GDK_KEY_KP_Enter, 0x58), (GDK_KEY_Escape, 0x29), (GDK_KEY_BackSpace, 0x2A),
            (GDK_KEY_Tab, 0x2B), (GDK_KEY_ISO_Left_Tab, 0x2B), (GDK_KEY_Home, 0x4A), (GDK_KEY_Page_Up, 0x4B),
            (GDK_KEY_Delete, 0x4C), (GDK_KEY_End, 0x4D), (GDK_KEY_Page_Down, 0x4E), (GDK_KEY_Right, 0x4F),
            (GDK_KEY_Left, 0x50), (GDK_KEY_Down, 0x51), (GDK_KEY_Up, 0x52), (GDK_KEY_KP_Home, 0x4A),
            (GDK_KEY_KP_End, 0x4D), (GDK_KEY_KP_Left, 0x50), (GDK_KEY_KP_Right, 0x4F), (GDK_KEY_KP_Up, 0x52),
            (GDK_KEY_KP_Down, 0x51),
        ]
        return Dictionary(uniqueKeysWithValues: pairs.map { (guint($0.0), $0.1) })
    }()
}
