extension UIViewController {
    /// The nearest navigation controller above this one.
    public var navigationController: UINavigationController? { nearestAncestor() }

    /// The nearest tab bar controller above this one.
    public var tabBarController: UITabBarController? { nearestAncestor() }

    private func nearestAncestor<Container: UIViewController>() -> Container? {
        chainUp().dropFirst().lazy.compactMap { $0 as? Container }.first
    }
}
