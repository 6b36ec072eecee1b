extension Runtime {
    func makeFirstResponder(_ responder: UIResponder) -> Bool {
        guard firstResponder !== responder else { return true }
        guard responder.canBecomeFirstResponder, responder.responderWindow != nil else { return false }
        if let present = firstResponder, !present.resignFirstResponder() { return false }
        firstResponder = responder
        return true
    }

    func resignFirstResponder(_ responder: UIResponder) -> Bool {
        guard firstResponder === responder else { return true }
        guard responder.canResignFirstResponder else { return false }
        firstResponder = nil
        return true
    }

    /// A view leaves its window: what is in it can't receive keys any more, and isn't asked.
    func dropFirstResponder(in view: UIView) {
        var responder = firstResponder
        while let current = responder {
            if current === view {
                firstResponder = nil
                return
            }
            responder = current.next
        }
    }
}

extension UIResponder {
    /// The window that the responder is in, itself or through the next ones.
    var responderWindow: UIWindow? {
        var responder: UIResponder? = self
        while let current = responder {
            if let view = current as? UIView { return view.window }
            responder = current.next
        }
        return nil
    }
}
