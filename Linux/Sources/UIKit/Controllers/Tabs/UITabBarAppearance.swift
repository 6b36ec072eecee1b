/// How a tab bar looks.
@MainActor
open class UITabBarAppearance: UIBarAppearance {}
