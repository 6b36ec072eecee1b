import UIKit

/// From characters to the keys of a US keyboard, in HID usages.
enum KeyMap {
    /// The key that types `character`, with or without shift; nil when there is none.
    static func usage(of character: Character) -> UIKeyboardHIDUsage? {
        guard let value = character.asciiValue else { return nil }
        switch value {
        case UInt8(ascii: "a")...UInt8(ascii: "z"): return usage(4 + Int(value) - Int(UInt8(ascii: "a")))
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): return usage(4 + Int(value) - Int(UInt8(ascii: "A")))
        case UInt8(ascii: "1")...UInt8(ascii: "9"): return usage(0x1E + Int(value) - Int(UInt8(ascii: "1")))
        case UInt8(ascii: "0"): return usage(0x27)
        case UInt8(ascii: "\n"): return usage(0x28)
        case UInt8(ascii: "\t"): return usage(0x2B)
        case UInt8(ascii: " "): return usage(0x2C)
        case UInt8(ascii: "-"): return usage(0x2D)
        case UInt8(ascii: ","): return usage(0x36)
        case UInt8(ascii: "."): return usage(0x37)
        default: return nil
        }
    }

    private static func usage(_ code: Int) -> UIKeyboardHIDUsage? { UIKeyboardHIDUsage(rawValue: code) }
}
