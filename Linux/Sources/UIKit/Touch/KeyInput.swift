/// The keyboard of one screen. Keys go to the first responder, and from there along the responder chain.
@MainActor package final class KeyInput {
    private var held: [UIKeyboardHIDUsage: UIPress] = [:]

    package init() {}

    /// Presses and releases a key.
    package func press(_ key: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags = []) {
        down(key, modifiers: modifiers)
        up(key, modifiers: modifiers)
    }

    /// A key goes down. A key that is held already repeats nothing.
    package func down(_ key: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags = []) {
        guard held[key] == nil, let responder = Self.receiver else { return }
        let press = UIPress(
            key: UIKey(keyCode: key, modifierFlags: modifiers), responder: responder,
            window: Runtime.current.keyWindow, timestamp: Runtime.current.now)
        held[key] = press
        responder.pressesBegan([press], with: event(modifiers))
        Runtime.current.commit()
    }

    /// A key is released.
    package func up(_ key: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags = []) {
        guard let press = held[key] else { return }
        press.phase = .ended
        press.timestamp = Runtime.current.now
        let event = event(modifiers)
        held[key] = nil
        press.responder?.pressesEnded([press], with: event)
        Runtime.current.commit()
    }

    private func event(_ modifiers: UIKeyModifierFlags) -> UIPressesEvent {
        UIPressesEvent(timestamp: Runtime.current.now, presses: Set(held.values), modifiers: modifiers)
    }

    /// The first responder; without one, the controller in front.
    private static var receiver: UIResponder? {
        if let responder = Runtime.current.firstResponder { return responder }
        guard let window = Runtime.current.keyWindow else { return nil }
        var controller = window.rootViewController
        while let presented = controller?.presentedViewController { controller = presented }
        return controller ?? window
    }
}
