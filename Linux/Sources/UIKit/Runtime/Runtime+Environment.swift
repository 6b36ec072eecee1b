extension Runtime {
    /// Brings screen, windows, traits and safe areas up to date, and tells views and controllers.
    ///
    /// As on a device, controllers hear of the new size before anything has it.
    func environmentDidChange(from oldDevice: Device, _ oldEnvironment: Environment) {
        let resized = device.size == oldDevice.size ? [] : windows.filter { $0.frame == oldDevice.bounds }
        let newTraits = environment.traits(on: device)
        let roots = resized.compactMap(\.rootViewController)
        let change = { [self] in
            screen.device = device
            traits = newTraits
            if Runtime.current === self { UITraitCollection.current = newTraits }
            for window in windows { window.updateTraits() }
            for window in resized { window.frame = device.bounds }
            for window in windows { window.updateSafeArea() }
        }
        if roots.isEmpty {
            change()
        } else {
            UIViewController.announceTransition(of: roots, to: device.size, applying: change)
        }
        postNotifications(from: oldEnvironment)
        needsRender = true
        commit()
    }

    private func postNotifications(from old: Environment) {
        let center = NotificationCenter.default
        if environment.textSize != old.textSize {
            center.post(name: UIContentSizeCategory.didChangeNotification, object: screen)
        }
        if environment.reduceMotion != old.reduceMotion {
            center.post(name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil)
        }
        if UIAccessibility.prefersCrossFade(environment) != UIAccessibility.prefersCrossFade(old) {
            center.post(name: UIAccessibility.prefersCrossFadeTransitionsStatusDidChange, object: nil)
        }
    }

    /// Has everyone free what can be made again, as iOS does when memory runs short.
    package func sendMemoryWarning() {
        NotificationCenter.default.post(
            name: UIApplication.didReceiveMemoryWarningNotification, object: application)
        for window in windows {
            if let root = window.rootViewController { sendMemoryWarning(to: root) }
        }
    }

    private func sendMemoryWarning(to controller: UIViewController) {
        controller.didReceiveMemoryWarning()
        for child in controller.children { sendMemoryWarning(to: child) }
        if let presented = controller.presentation?.presented { sendMemoryWarning(to: presented) }
    }
}
