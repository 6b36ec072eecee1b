extension UIWindow {
    func visibilityDidChange() {
        let runtime = Runtime.current
        let name = isHidden ? UIWindow.didBecomeHiddenNotification : UIWindow.didBecomeVisibleNotification
        if isHidden {
            runtime.windows.removeAll { $0 === self }
            if runtime.keyWindow === self { resignKeys() }
        } else {
            runtime.windows.append(self)
            updateTraits()
            updateSafeArea()
            rootViewController?.installAsRoot(of: self)
        }
        runtime.needsRender = true
        NotificationCenter.default.post(name: name, object: self)
    }

    func takeKeys() {
        guard !isKeyWindow, canBecomeKey, !isHidden else { return }
        Runtime.current.keyWindow?.resignKeys()
        Runtime.current.keyWindow = self
        becomeKey()
        NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: self)
    }

    private func resignKeys() {
        Runtime.current.keyWindow = nil
        resignKey()
        NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: self)
    }
}
