/// A page of a stack: it gives its bar what its views say.
final class PageController: ContentController {
    private var bar = BarPreference()
    private lazy var items = PageItems(navigationItem)
    private lazy var link = PageLink(page: self)

    func showPage(_ view: AnyView, in environment: EnvironmentValues) {
        show(AnyView(PageView(content: view, link: link)), in: environment)
    }

    fileprivate func apply(_ bar: BarPreference) {
        self.bar = bar
        let item = navigationItem
        if item.title != bar.title { item.title = bar.title }
        item.largeTitleDisplayMode = largeTitleMode
        item.hidesBackButton = bar.hidesBackButton ?? false
        items.show(bar.items)
        updateAppearance()
        if navigationController?.topViewController === self, appearance == .visible { updateBars(animated: true) }
    }

    private var largeTitleMode: UINavigationItem.LargeTitleDisplayMode {
        switch bar.displayMode {
        case _ where (bar.title ?? "").isEmpty: .never
        case .inline: .never
        case .large: .always
        case .automatic, nil: .automatic
        }
    }

    // MARK: The bars

    private enum Visibility { case hidden, visible }
    private var appearance = Visibility.hidden

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        updateBars(animated: animated)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        appearance = .visible
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        appearance = .hidden
    }

    private func updateBars(animated: Bool) {
        let look = bar.bars[.navigationBar]
        navigationController?.setNavigationBarHidden(look?.visibility == .hidden, animated: animated)
        let scheme = look?.colorScheme
        navigationController?.navigationBar.overrideUserInterfaceStyle = scheme.map { $0 == .dark ? .dark : .light }
            ?? .unspecified
        tabBarController?.setTabBarHidden(bar.bars[.tabBar]?.visibility == .hidden, animated: animated)
    }

    private func updateAppearance() {
        guard let look = bar.bars[.navigationBar], look.background != nil || look.backgroundColor != nil else {
            guard navigationItem.standardAppearance != nil else { return }
            navigationItem.standardAppearance = nil
            navigationItem.scrollEdgeAppearance = nil
            return
        }
        let bar = UINavigationBarAppearance()
        if look.background == .hidden { bar.configureWithTransparentBackground() }
        if let color = look.backgroundColor, look.background != .hidden {
            bar.configureWithOpaqueBackground()
            bar.backgroundColor = color.uiColor(in: hosting.inherited ?? EnvironmentValues())
        }
        navigationItem.standardAppearance = bar
        // By default a background is seen only while something is below it.
        let isAlways = look.background == .visible || look.background == .hidden
        navigationItem.scrollEdgeAppearance = isAlways ? bar : nil
    }
}

/// A way from a page's views to its controller, which holds them.
@MainActor
final class PageLink {
    fileprivate weak var page: PageController?

    fileprivate init(page: PageController) {
        self.page = page
    }
}

/// The views of a page.
struct PageView: View {
    let content: AnyView
    let link: PageLink
    typealias Body = Never

    static func _makeView(view: _GraphValue<PageView>, inputs: _ViewInputs) -> _ViewOutputs {
        _ViewOutputs(
            PageNode(inputs, link: view.read().link) { _, inputs in
                AnyView._makeView(view: view[\.content], inputs: inputs)
            })
    }
}

/// Looks, after each update, at what the views say about the bars.
final class PageNode: ContentNode, PreferenceObserving {
    private let link: PageLink

    init(_ inputs: _ViewInputs, link: PageLink, content: @escaping (_Graph, _ViewInputs) -> _ViewOutputs) {
        self.link = link
        super.init(inputs, content: content)
        graph.add(self)
    }

    var order: Int { -depth }

    func check() {
        guard isMounted else { return }
        link.page?.apply(preference(BarKey.self))
    }

    override func didUnmount() {
        graph.remove(self)
    }
}
