/// The running app.
@MainActor
open class UIApplication: UIResponder {
    /// Told to observers when memory runs short.
    public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")

    public static var shared: UIApplication { Runtime.current.application }

    /// The reading direction of the app's interface, before any view's own setting.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        Runtime.current.traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// The text size that the person chose.
    open var preferredContentSizeCategory: UIContentSizeCategory {
        Runtime.current.traits.preferredContentSizeCategory
    }

    /// Passes an event on to the windows that it concerns.
    open func sendEvent(_ event: UIEvent) {
        for window in Runtime.current.windows(for: event) { window.sendEvent(event) }
    }
}

extension Runtime {
    /// The windows under an event's touches; for an event without touches, the key window.
    fileprivate func windows(for event: UIEvent) -> [UIWindow] {
        guard let touches = event.allTouches, !touches.isEmpty else { return keyWindow.map { [$0] } ?? [] }
        return windows.filter { window in touches.contains { $0.window === window } }
    }
}
