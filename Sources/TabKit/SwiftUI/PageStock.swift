import SwiftUI

/// The tabs of one SwiftUI view, as items of UIKit's face: it makes their pages and keeps them up to date.
@MainActor final class PageStock<Value: Hashable> {
    /// What is around the tabs. Setting it updates the pages that are made.
    var environment = EnvironmentValues() {
        didSet {
            inner = environment
            inner.tabPagesOptions.behavior = TabPagesOptions.Behavior()
            updateHosts()
        }
    }

    /// What pages inherit. Made once, as a page looks at all of another one.
    private var inner = EnvironmentValues()

    /// The controller that the labels' controllers are children of.
    weak var owner: UIViewController? {
        didSet { for label in labels.values { label.join(owner) } }
    }

    let decoration = StripDecoration()
    private var list = PageList<Value>([])
    private var pages: [Value: TabPage<Value>] = [:]
    private var selectable: Set<Value> = []
    private var hosts: [Value: WeakHost] = [:]
    private var labels: [Value: TabLabelView] = [:]
    private var images: [String: UIImage] = [:]

    private struct WeakHost {
        weak var host: PageHost?
    }

    /// Takes a list of pages over. The pages that are made show their new content. A repeated value is a fault, and the
    /// first page with it counts.
    ///
    /// - Returns: The items, or `nil` if the list is the one of the last time.
    func take(_ list: PageList<Value>) -> [TabItem]? {
        guard list !== self.list else { return nil }
        self.list = list
        pages = [:]
        let firsts = list.pages.filter { page in
            guard pages[page.value] == nil else {
                TabFaults.report(TabFault.repeatedID(AnyHashable(page.value)))
                return false
            }
            pages[page.value] = page
            return true
        }
        for (value, label) in labels where pages[value]?.label == nil {
            label.join(nil)
            labels[value] = nil
        }
        let items = firsts.map(item)
        selectable = Set(items.lazy.filter(\.isSelectable).compactMap { $0.id.base as? Value })
        updateHosts()
        return items
    }

    /// Whether there is such a tab, and it can be selected.
    func canSelect(_ value: Value) -> Bool { selectable.contains(value) }

    private func item(_ page: TabPage<Value>) -> TabItem {
        let value = page.value
        var item = TabItem(id: value, title: page.title) { [weak self] in self?.makePage(value) ?? UIViewController() }
        item.image = page.image ?? page.systemImage.flatMap(image)
        item.selectedImage = page.selectedSystemImage.flatMap(image)
        item.badge = page.badge
        item.isEnabled = page.isEnabled
        item.accessibilityLabel = page.accessibilityLabel
        item.action = page.action
        if let label = page.label { item.customView = labelView(for: value, label) }
        let content = item.content
        page.change(&item)
        item.id = AnyHashable(value)
        item.content = content
        return item
    }

    /// Symbols by name: the same name gives the same image, so that a tab that stays the same is known to.
    private func image(_ name: String) -> UIImage? {
        if let image = images[name] { return image }
        let image = UIImage(systemName: name)
        images[name] = image
        return image
    }

    // MARK: Pages

    private func makePage(_ value: Value) -> UIViewController {
        guard let page = pages[value] else { return UIViewController() }
        let host = PageHost(rootView: PageRoot(content: page.content, environment: inner))
        host.onProgress = page.onProgress
        hosts[value] = WeakHost(host: host)
        return host
    }

    private func updateHosts() {
        for (value, entry) in hosts {
            if let host = entry.host, let page = pages[value] {
                host.show(PageRoot(content: page.content, environment: inner))
                host.onProgress = page.onProgress
            } else if entry.host == nil {
                hosts[value] = nil
            }
        }
        for (value, view) in labels {
            view.environment = environment
            if let label = pages[value]?.label { view.label = label }
            view.update()
        }
    }

    // MARK: Labels

    private func labelView(for value: Value, _ label: @escaping @MainActor (TabState) -> AnyView) -> TabLabelView {
        if let view = labels[value] { return view }
        let view = TabLabelView()
        view.join(owner)
        labels[value] = view
        view.environment = environment
        view.label = label
        view.update()
        return view
    }
}
