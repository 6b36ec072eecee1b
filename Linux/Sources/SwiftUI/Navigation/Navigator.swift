/// Keeps a navigation controller and a path the same.
@MainActor
final class Navigator {
    let controller = UINavigationController(nibName: nil, bundle: nil)
    private let root = PageController()
    private(set) var entries: [PageEntry] = []
    private var path: PathSource?
    private var values: [PathValue] = []
    private var environment = EnvironmentValues()
    private var destinations: [ObjectIdentifier: DestinationList] = [:]

    init() {
        controller.navigationBar.prefersLargeTitles = true
        root.adapt = { [weak self] in $0.navigator = self }
        controller.viewControllers = [root]
        controller.delegate = self
    }

    func update(root view: AnyView, path: PathSource, values: [PathValue], environment: EnvironmentValues) {
        self.path = path
        self.values = values
        self.environment = environment
        root.show(view, in: environment)
        for entry in entries { entry.page.show(entry.view, in: environment) }
    }

    /// Shows the pages of the path. Those that are the same up to the first that isn't stay, with their state.
    func sync(animated: Bool) {
        var kept: [PageEntry] = []
        var rest = values[...]
        for entry in entries {
            if let value = entry.value {
                guard rest.first == value else { break }
                rest.removeFirst()
            }
            kept.append(entry)
        }
        change(to: kept + rest.map(makeEntry), animated: animated)
    }

    private func makeEntry(_ value: PathValue) -> PageEntry {
        PageEntry(value: value, view: AnyView(DestinationView(value: value, list: list(for: value.type))))
    }

    private func change(to new: [PageEntry], animated: Bool) {
        let old = entries
        guard !old.elementsEqual(new, by: ===) else { return }
        entries = new
        let added = new.filter { entry in !old.contains { $0 === entry } }
        if !added.isEmpty { root.prepare() }
        for entry in added { prepare(entry) }
        controller.setViewControllers([root] + new.map(\.page), animated: animated)
        for entry in old where !new.contains(where: { $0 === entry }) { entry.onRemove() }
    }

    /// A page is evaluated before it is pushed: the bar shows its title, and what it declares is known, from the start.
    private func prepare(_ entry: PageEntry) {
        let target = DismissAction.Target { [weak self, weak entry] in
            guard let self, let entry else { return }
            remove(entry, animated: true)
        }
        entry.page.adapt = { [weak self] environment in
            environment.navigator = self
            environment.dismiss = DismissAction(target)
            environment.isPresented = true
        }
        entry.page.show(entry.view, in: environment)
        entry.page.prepare()
    }

    // MARK: What views ask for

    /// Puts a value on the path, and so its page on the stack.
    func append(_ value: PathValue) {
        path?.append(value)
    }

    /// Puts a page on the stack that isn't part of the path.
    func push(_ entry: PageEntry, animated: Bool) {
        change(to: entries + [entry], animated: animated)
    }

    /// Takes a page off the stack, and all above it.
    func remove(_ entry: PageEntry, animated: Bool) {
        guard let index = entries.firstIndex(where: { $0 === entry }) else { return }
        change(to: Array(entries[..<index]), animated: animated)
        writePath()
    }

    func show(_ view: AnyView, in entry: PageEntry) {
        entry.view = view
        entry.page.show(view, in: environment)
    }

    private func writePath() {
        let count = entries.count { $0.value != nil }
        guard count < values.count else { return }
        values.removeLast(values.count - count)
        path?.truncate(count)
    }

    // MARK: Destinations

    /// What is declared for values of a type.
    func list(for type: ObjectIdentifier) -> DestinationList {
        if let list = destinations[type] { return list }
        let list = DestinationList()
        destinations[type] = list
        return list
    }
}

extension Navigator: UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        // A swipe may yet come back.
        guard !(navigationController.transitionCoordinator?.isInteractive ?? false) else { return }
        takeOver()
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        takeOver()
    }

    /// Takes over what the person has made of the stack.
    private func takeOver() {
        let present = controller.viewControllers
        let gone = entries.filter { !present.contains($0.page) }
        guard !gone.isEmpty else { return }
        entries.removeAll { entry in gone.contains { $0 === entry } }
        writePath()
        for entry in gone { entry.onRemove() }
    }
}
