/// How a navigation bar looks.
@MainActor
open class UINavigationBarAppearance: UIBarAppearance {
    /// Font and colour of the title; what is missing is the system's.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

    /// Font and colour of the large title; what is missing is the system's.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}
