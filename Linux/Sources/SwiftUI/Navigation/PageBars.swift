/// A hosting controller whose views speak to the bars around it.
@MainActor
protocol BarredPage: UIViewController {
    /// Whether it is a page of a `NavigationStack`: then everything about the bars is up to its views.
    var isPage: Bool { get }
    var barPreference: BarPreference { get }
    var environment: EnvironmentValues { get }
}

/// Gives the bars around a hosting controller what its views say about them.
///
/// Only what is another than before is set, so that in a navigation controller of the app's what the app has set stays.
@MainActor
final class PageBars: PreferenceObserving {
    private unowned let page: any BarredPage
    private var bar = BarPreference()
    private lazy var items = PageItems(page.navigationItem)
    private var isOnScreen = false

    init(_ page: any BarredPage) {
        self.page = page
    }

    let order = Int.max

    func check() {
        guard page.isPage || page.navigationController != nil else { return }
        let old = bar
        bar = page.barPreference
        let item = page.navigationItem
        if bar.title != old.title { item.title = bar.title }
        if largeTitleMode(bar) != largeTitleMode(old) || page.isPage {
            item.largeTitleDisplayMode = largeTitleMode(bar)
        }
        if bar.hidesBackButton != old.hidesBackButton { item.hidesBackButton = bar.hidesBackButton ?? false }
        if !bar.items.isEmpty || !old.items.isEmpty { items.show(bar.items) }
        updateAppearance(old)
        if isOnScreen, page.navigationController?.topViewController === page { showBars(animated: true) }
    }

    /// Without a title nothing is large.
    private func largeTitleMode(_ bar: BarPreference) -> UINavigationItem.LargeTitleDisplayMode {
        switch bar.displayMode {
        case _ where (bar.title ?? "").isEmpty: .never
        case .inline: .never
        case .large: .always
        case .automatic, nil: .automatic
        }
    }

    private func updateAppearance(_ old: BarPreference) {
        let (look, last) = (bar.bars[.navigationBar], old.bars[.navigationBar])
        let item = page.navigationItem
        guard look?.background != last?.background || look?.backgroundColor != last?.backgroundColor else { return }
        guard let look, look.background != nil || look.backgroundColor != nil else {
            item.standardAppearance = nil
            item.scrollEdgeAppearance = nil
            return
        }
        let appearance = UINavigationBarAppearance()
        if look.background == .hidden { appearance.configureWithTransparentBackground() }
        if let color = look.backgroundColor, look.background != .hidden {
            appearance.configureWithOpaqueBackground()
            appearance.backgroundColor = color.uiColor(in: page.environment)
        }
        item.standardAppearance = appearance
        // By default a background is seen only while something is below it.
        let isAlways = look.background == .visible || look.background == .hidden
        item.scrollEdgeAppearance = isAlways ? appearance : nil
    }

    // MARK: What is shared by pages

    func willAppear(animated: Bool) {
        check()
        showBars(animated: animated)
    }

    func didAppear() { isOnScreen = true }
    func willDisappear() { isOnScreen = false }

    private func showBars(animated: Bool) {
        guard page.isPage || page.navigationController?.topViewController === page else { return }
        let look = bar.bars[.navigationBar]
        if page.isPage || look?.visibility != nil {
            page.navigationController?.setNavigationBarHidden(look?.visibility == .hidden, animated: animated)
        }
        if page.isPage || look?.colorScheme != nil {
            let style: UIUserInterfaceStyle? = look?.colorScheme.map { $0 == .dark ? .dark : .light }
            page.navigationController?.navigationBar.overrideUserInterfaceStyle = style ?? .unspecified
        }
        let tabs = bar.bars[.tabBar]?.visibility
        if page.isPage || tabs != nil { page.tabBarController?.setTabBarHidden(tabs == .hidden, animated: animated) }
    }
}
