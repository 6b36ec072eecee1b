import SwiftUI

/// A bar of tabs below the pages that belong to them: a tab bar of the app's own.
///
/// ```swift
/// TabBarPages(selection: $section) {
///     TabPage("Home", systemImage: "house", value: Section.home) { HomeView() }
///     TabPage("New", systemImage: "plus", value: .new).action { composes = true }
///     TabPage("You", systemImage: "person", value: .you) { ProfileView() }.badge(3)
/// }
/// ```
///
/// The pages are those of a ``TabBarController``, which is a `UITabBarController`. The selection is kept as by ``TabPages``.
/// The style is ``TabStripStyle/bar``, unless another is set with `tabStripStyle`.
public struct TabBarPages<Value: Hashable>: View {
    private let list: PageList<Value>
    private let selection: Binding<Value?>?
    @State private var stock = PageStock<Value>()
    @Environment(\.tabPagesOptions) private var options

    /// Tabs with a selection that is kept elsewhere.
    public init(selection: Binding<Value>, @TabPagesBuilder<Value> content: () -> [TabPage<Value>]) {
        list = PageList(content())
        self.selection = Binding(selection)
    }

    /// Tabs that keep their selection for themselves. They begin with the first one that can be selected.
    public init(@TabPagesBuilder<Value> content: () -> [TabPage<Value>]) {
        list = PageList(content())
        selection = nil
    }

    public var body: some View {
        TabBarHost(list: list, selection: selection, options: options, stock: stock)
            .background(EnvironmentCarrier(stock: stock))
            .ignoresSafeArea(.container)
    }
}

/// Hosts a ``TabBarController``, and keeps its list, its selection and its look up to date.
struct TabBarHost<Value: Hashable>: UIViewControllerRepresentable {
    let list: PageList<Value>
    let selection: Binding<Value?>?
    let options: TabPagesOptions
    let stock: PageStock<Value>

    func makeCoordinator() -> SelectionLink<Value> { SelectionLink() }

    func makeUIViewController(context: Context) -> TabBarController {
        stock.environment = context.environment
        let link = context.coordinator
        link.binding = selection
        let items = stock.take(list) ?? []
        let bar = TabBarController(style: options.style(of: .bar), items: items, selected: link.start(items))
        stock.owner = bar
        link.onRedirect = { [weak bar] value in
            if let value { bar?.select(value, animated: true) }
        }
        bar.onSelect = { link.take($0) }
        return bar
    }

    func updateUIViewController(_ bar: TabBarController, context: Context) {
        let link = context.coordinator
        link.binding = selection
        link.isUpdating = true
        defer { link.isUpdating = false }
        apply(options.behavior, to: bar)
        let style = options.style(of: .bar)
        if bar.strip.style != style { bar.strip.style = style }
        stock.decoration.update(bar.strip, options.behavior, stock.environment, owner: bar)
        let items = stock.take(list)
        let goal = link.goal(selected: bar.selected?.base as? Value, canSelect: stock.canSelect)
        bar.update(items, selecting: goal ?? nil, animated: context.transaction.isAnimated)
    }

    private func apply(_ behavior: TabPagesOptions.Behavior, to bar: TabBarController) {
        for change in behavior.barChanges { change(bar) }
        bar.shouldSelect = behavior.allows
        bar.onReselect = behavior.reselected
    }
}

extension TabBarController {
    /// Makes the list another, and the selection too; a tab that leaves stays until another is selected.
    func update(_ items: [TabItem]?, selecting goal: (some Hashable)?, animated: Bool) {
        let bridge = goal == nil ? nil : items?.keeping(selected, of: self.items)
        if let first = bridge ?? items { apply(first) }
        if let goal { select(goal, animated: animated) }
        if let items, bridge != nil { apply(items) }
    }
}
