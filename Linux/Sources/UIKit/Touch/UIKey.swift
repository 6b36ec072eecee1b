/// A key of a keyboard, with the modifiers that were held.
@MainActor open class UIKey: NSObject {
    /// The place on the keyboard.
    public let keyCode: UIKeyboardHIDUsage
    public let modifierFlags: UIKeyModifierFlags

    init(keyCode: UIKeyboardHIDUsage, modifierFlags: UIKeyModifierFlags) {
        self.keyCode = keyCode
        self.modifierFlags = modifierFlags
        super.init()
    }

    /// What the key types; empty for keys that type nothing.
    open var characters: String {
        let isUpper = modifierFlags.contains(.shift) != modifierFlags.contains(.alphaShift)
        return isUpper ? charactersIgnoringModifiers.uppercased() : charactersIgnoringModifiers
    }

    /// What the key types by itself on an American keyboard.
    open var charactersIgnoringModifiers: String {
        let letters = Array("abcdefghijklmnopqrstuvwxyz1234567890")
        let index = keyCode.rawValue - UIKeyboardHIDUsage.keyboardA.rawValue
        if letters.indices.contains(index) { return String(letters[index]) }
        switch keyCode {
        case .keyboardReturnOrEnter: return "\r"
        case .keyboardEscape: return "\u{1B}"
        case .keyboardDeleteOrBackspace: return "\u{8}"
        case .keyboardTab: return "\t"
        case .keyboardSpacebar: return " "
        case .keyboardHyphen: return "-"
        case .keyboardEqualSign: return "="
        case .keyboardOpenBracket: return "["
        case .keyboardCloseBracket: return "]"
        case .keyboardComma: return ","
        case .keyboardPeriod: return "."
        case .keyboardSlash: return "/"
        default: return ""
        }
    }
}
