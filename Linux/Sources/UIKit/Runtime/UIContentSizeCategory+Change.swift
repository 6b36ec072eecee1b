extension UIContentSizeCategory {
    /// Posted when the person has chosen another text size.
    public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
}
