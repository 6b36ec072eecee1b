extension UIWindow {
    func visibilityDidChange() {
        let runtime = Runtime.current
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
    }

    func takeKeys() {
        guard !isKeyWindow, canBecomeKey, !isHidden else { return }
        Runtime.current.keyWindow?.resignKeys()
        Runtime.current.keyWindow = self
        becomeKey()
    }

    private func resignKeys() {
        Runtime.current.keyWindow = nil
        resignKey()
    }
}
