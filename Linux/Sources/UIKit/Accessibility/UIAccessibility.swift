/// Assistive technology: what it is told, and what the person set.
public enum UIAccessibility {
    /// What can be told.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// Another screen is there: the focus moves to the argument, or to the first element.
        public static let screenChanged = Notification(rawValue: 1000)
        /// A part of the screen has changed: the focus moves to the argument, or stays.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// The argument is to be spoken.
        public static let announcement = Notification(rawValue: 1008)
        /// The content was scrolled by a page; the argument says where to.
        public static let pageScrolled = Notification(rawValue: 1009)
    }

    public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")
    public static let prefersCrossFadeTransitionsStatusDidChange = Foundation.Notification.Name(
        "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
    public static let darkerSystemColorsStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")

    /// Tells assistive technology something.
    @MainActor
    public static func post(notification: UIAccessibility.Notification, argument: Any?) {
        Runtime.current.postedAccessibilityNotifications.append(
            PostedAccessibilityNotification(
                notification: notification, argument: argument, time: Runtime.current.now))
    }

    /// Whether large movements should be avoided. `UIView.animate` isn't changed by it.
    @MainActor
    public static var isReduceMotionEnabled: Bool { Runtime.current.environment.reduceMotion }

    /// Whether slides should be cross-fades: with Reduce Motion and the setting under it.
    @MainActor
    public static var prefersCrossFadeTransitions: Bool { prefersCrossFade(Runtime.current.environment) }

    /// Whether more contrast is wanted.
    @MainActor
    public static var isDarkerSystemColorsEnabled: Bool { Runtime.current.environment.contrast == .high }

    /// A rectangle of a view's coordinates on the screen.
    @MainActor
    public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        guard let window = view.window else { return view.convert(rect, to: nil) }
        return window.convertToScreen(view.convert(rect, to: window))
    }

    static func prefersCrossFade(_ environment: Environment) -> Bool {
        environment.reduceMotion && environment.prefersCrossFade
    }
}

/// What was posted, and when.
package struct PostedAccessibilityNotification {
    package let notification: UIAccessibility.Notification
    package let argument: Any?
    package let time: TimeInterval

    /// The text of an announcement or a page change.
    package var text: String? { argument as? String }
}
