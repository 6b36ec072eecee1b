/// Tabs with a bar at the bottom.
final class TabBarContainer: UITabBarController, TabsShowing {
    var onSelect: (Int) -> Void = { _ in }
    private var pages: [(key: ObjectIdentifier, content: ContentController)] = []
    private var wasSelected: UIViewController?

    required init() {
        super.init(nibName: nil, bundle: nil)
        delegate = self
    }

    required init?(coder: NSCoder) { nil }

    func show(_ new: [TabPage], selected: Int, in environment: EnvironmentValues, animated: Bool) {
        let old = pages
        pages = new.map { page in
            let content = old.first { $0.key == page.key }?.content ?? ContentController()
            content.show(page.view, in: environment)
            show(page, in: content.tabBarItem)
            return (page.key, content)
        }
        let controllers = pages.map(\.content)
        if controllers != viewControllers ?? [] { viewControllers = controllers }
        if controllers.indices.contains(selected) { selectedViewController = controllers[selected] }
    }

    private func show(_ page: TabPage, in item: UITabBarItem?) {
        guard let item else { return }
        if item.title != page.label.title { item.title = page.label.title }
        if item.image != page.label.image { item.image = page.label.image }
        if item.badgeValue != page.traits.badge { item.badgeValue = page.traits.badge }
    }
}

extension TabBarContainer: UITabBarControllerDelegate {
    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
        wasSelected = selectedViewController
        return true
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        guard viewController !== wasSelected else { return goToRoot(of: viewController) }
        guard let index = pages.firstIndex(where: { $0.content === viewController }) else { return }
        onSelect(index)
    }

    /// A tap on the tab that is selected already.
    private func goToRoot(of page: UIViewController) {
        var controllers = [page]
        while let next = controllers.popLast() {
            if let navigation = next as? UINavigationController {
                navigation.popToRootViewController(animated: true)
                return
            }
            controllers += next.children.reversed()
        }
    }
}
