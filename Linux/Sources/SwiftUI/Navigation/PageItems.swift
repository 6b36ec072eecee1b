/// The items of a page's bar. Each shows its view in a host of its own, which stays while its place does.
@MainActor
final class PageItems {
    private let navigationItem: UINavigationItem
    private var leading: [HostedItem] = []
    private var trailing: [HostedItem] = []
    private var principal: HostedItem?

    init(_ navigationItem: UINavigationItem) {
        self.navigationItem = navigationItem
        navigationItem.leftItemsSupplementBackButton = true
    }

    func show(_ entries: [ToolbarEntry]) {
        if update(&leading, with: entries.filter { $0.placement.area == .leading }) {
            navigationItem.leftBarButtonItems = leading.map(\.item)
        }
        // UIKit counts from the edge inwards.
        if update(&trailing, with: entries.filter { $0.placement.area == .trailing }) {
            navigationItem.rightBarButtonItems = trailing.reversed().map(\.item)
        }
        let entry = entries.last { $0.placement.area == .principal }
        var middle = principal.map { [$0] } ?? []
        if update(&middle, with: entry.map { [$0] } ?? []) {
            principal = middle.first
            navigationItem.titleView = nil
            navigationItem.titleView = principal?.view
        }
    }

    /// Whether the bar has to be laid out: there are other items, or one has another size.
    private func update(_ items: inout [HostedItem], with entries: [ToolbarEntry]) -> Bool {
        var changed = items.count != entries.count
        items.removeLast(max(items.count - entries.count, 0))
        for (index, entry) in entries.enumerated() {
            if index == items.count { items.append(HostedItem()) }
            if items[index].show(entry) { changed = true }
        }
        return changed
    }
}

/// A view in a bar.
@MainActor
final class HostedItem {
    private let content = ContentController()
    private(set) lazy var item = UIBarButtonItem(customView: view)
    private var size = CGSize.zero

    var view: UIView { content.hosting }

    init() {
        content.loadViewIfNeeded()
        view.backgroundColor = .clear
    }

    /// Whether the size is another than before.
    func show(_ entry: ToolbarEntry) -> Bool {
        let isTitle = entry.placement.area == .principal
        let weight: Font.Weight? = isTitle || entry.placement.isConfirming ? .semibold : nil
        content.adapt = { environment in
            environment.font = .body
            environment.fontWeight = weight
        }
        content.show(entry.view, in: entry.environment)
        content.prepare()
        let old = size
        size = view.intrinsicContentSize
        return size != old
    }
}
