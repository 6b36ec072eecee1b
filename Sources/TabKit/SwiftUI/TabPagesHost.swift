import SwiftUI

/// Hosts a ``TabsController``, and keeps its list, its selection and its look up to date.
struct TabPagesHost<Value: Hashable>: UIViewControllerRepresentable {
    let list: PageList<Value>
    let selection: Binding<Value?>?
    let allowsEmptySelection: Bool
    let options: TabPagesOptions
    let stock: PageStock<Value>

    func makeCoordinator() -> SelectionLink<Value> { SelectionLink() }

    func makeUIViewController(context: Context) -> TabsController {
        stock.environment = context.environment
        let link = context.coordinator
        link.binding = selection
        let items = stock.take(list) ?? []
        let tabs = TabsController(style: options.style(of: .fixed), items: items, selected: link.start(items))
        stock.owner = tabs
        tabs.pager.allowsEmptySelection = allowsEmptySelection
        if allowsEmptySelection, selection?.wrappedValue == nil { tabs.pager.deselect() }
        link.onRedirect = { [weak tabs] in tabs?.pager.select(value: $0, animated: true) }
        tabs.onSelect = { link.take($0) }
        return tabs
    }

    func updateUIViewController(_ tabs: TabsController, context: Context) {
        let link = context.coordinator
        link.binding = selection
        link.isUpdating = true
        defer { link.isUpdating = false }
        apply(options, to: tabs)
        stock.decoration.update(tabs.strip, options.behavior, stock.environment, owner: tabs)
        let items = stock.take(list)
        let goal = link.goal(selected: tabs.selected?.base as? Value, canSelect: stock.canSelect)
        tabs.pager.update(items, selecting: goal, animated: context.transaction.isAnimated)
    }

    private func apply(_ options: TabPagesOptions, to tabs: TabsController) {
        let behavior = options.behavior
        let style = options.style(of: .fixed)
        if tabs.strip.style != style { tabs.strip.style = style }
        if tabs.stripPlacement != behavior.placement { tabs.stripPlacement = behavior.placement }
        let swipes = style.swipesPages && !behavior.isSwipeDisabled
        if tabs.pager.isSwipeEnabled != swipes { tabs.pager.isSwipeEnabled = swipes }
        for change in behavior.changes { change(tabs.pager) }
        tabs.shouldSelect = behavior.allows
        tabs.pager.confirmSelection = behavior.confirmSelection
        tabs.onReselect = behavior.reselected
        let onProgress = behavior.onProgress
        tabs.pager.onMove = { position in for action in onProgress { action(position) } }
    }
}
