import TabKit
import UIKit

/// The container of a scenario with the real controllers in it, and what it reports.
@MainActor final class Stage {
    let controller: UIViewController
    let strip: TabStrip
    let pager: TabPager?
    let bar: TabBarController?
    let log = PageLog()
    private(set) var events: [Format] = []
    private var tabs: [String: TabSettings] = [:]
    /// Hears of tabs that are actions.
    private let actions = ActionLog()

    init(_ scenario: Scenario) {
        var selected: AnyHashable?
        if let id = scenario.selected { selected = AnyHashable(id) }
        let log = self.log
        let actions = self.actions
        let items = scenario.tabs.map { tab in
            tab.item(onAction: actions.perform) { log.page(tab.id, title: tab.title) }
        }
        for tab in scenario.tabs where tabs[tab.id] == nil { tabs[tab.id] = tab }
        let style = scenario.strip.style(of: scenario.container)
        var faults: [String] = []
        TabFaults.handler = { faults.append($0) }
        switch scenario.container {
        case .strip:
            strip = TabStrip(style: style, items: items, selected: selected)
            (pager, bar) = (nil, nil)
            controller = StripController(strip: strip)
        case .bar:
            let bar = TabBarController(style: style, items: items, selected: selected)
            (strip, pager, self.bar, controller) = (bar.strip, nil, bar, bar)
        case .tabs, .segmented:
            let tabs = TabsController(style: style, items: items, selected: selected)
            (strip, pager, bar, controller) = (tabs.strip, tabs.pager, nil, tabs)
        }
        actions.onAction = { [weak self] in self?.note("action", AnyHashable($0)) }
        note(faults)
        TabFaults.handler = { [weak self] in self?.note([$0]) }
        set(scenario.pages)
        listen(veto: Set(scenario.veto))
    }

    private func set(_ pages: PageSettings) {
        if let transition = pages.transition { bar?.transition = transition }
        guard let pager else { return }
        if let swipe = pages.swipe { pager.isSwipeEnabled = swipe }
        pager.preload = pages.preload
        pager.retention = pages.retention
        pager.farJump = pages.farJump
        pager.transition = pages.transition ?? .slide
    }

    // MARK: Events

    private func note(_ faults: [String]) {
        events += faults.map { .object([("fault", .string($0))]) }
    }

    private func note(_ name: String, _ id: AnyHashable?) {
        events.append(.object([(name, .optional(id?.base as? String))]))
    }

    /// The events since this was last called.
    func takeEvents() -> [Format] {
        defer { events = [] }
        return events
    }

    private func listen(veto: Set<String>) {
        let onSelect: (TabChange) -> Void = { [weak self] change in
            self?.events.append(
                .object([
                    ("select", .optional(change.to?.base as? String)),
                    ("from", .optional(change.from?.base as? String)),
                    ("reason", .string(change.reason.rawValue)),
                ]))
        }
        let onReselect: (AnyHashable) -> Void = { [weak self] in self?.note("reselect", $0) }
        let shouldSelect: ((AnyHashable) -> Bool)? =
            veto.isEmpty
            ? nil
            : { [weak self] id in
                self?.note("asked", id)
                let isAllowed = (id.base as? String).map { !veto.contains($0) } ?? true
                if !isAllowed { self?.note("refused", id) }
                return isAllowed
            }
        if let pager {
            (pager.onSelect, pager.onReselect, pager.shouldSelect) = (onSelect, onReselect, shouldSelect)
            pager.onCancel = { [weak self] in self?.note("cancelled", self?.pager?.selected) }
        } else if let bar {
            (bar.onSelect, bar.onReselect, bar.shouldSelect) = (onSelect, onReselect, shouldSelect)
        } else {
            (strip.onSelect, strip.onReselect, strip.shouldSelect) = (onSelect, onReselect, shouldSelect)
            strip.addAction(
                UIAction { [weak self] _ in self?.note("valueChanged", self?.strip.selected) }, for: .valueChanged)
        }
    }

    // MARK: Edits

    func select(_ id: String, animated: Bool) {
        if let bar { bar.select(id, animated: animated) } else { strip.select(id, animated: animated) }
    }

    func select(index: Int, animated: Bool) {
        guard bar != nil else {
            _ = strip.select(index: index, animated: animated)
            return
        }
        let items = strip.items
        if items.indices.contains(index), let id = items[index].id.base as? String { select(id, animated: animated) }
    }

    func apply(_ new: [TabSettings]) {
        strip.apply(new.map(item))
        tabs = Dictionary(new.map { ($0.id, $0) }) { first, _ in first }
    }

    func insert(_ tab: TabSettings, at index: Int) {
        let item = item(tab)
        if tabs[tab.id] == nil { tabs[tab.id] = tab }
        strip.insert(item, at: index)
    }

    func remove(_ id: String) {
        tabs[id] = nil
        strip.remove(id)
    }

    func update(_ id: String, _ change: Field.Members) throws {
        guard var tab = tabs[id] else {
            return note(["There is no tab with the id \(id): valid are \(tabs.keys.sorted().joined(separator: ", "))."])
        }
        try tab.update(change)
        tabs[id] = tab
        strip.update(item(tab))
    }

    private func item(_ tab: TabSettings) -> TabItem {
        let log = self.log
        return tab.item(onAction: actions.perform) { log.page(tab.id, title: tab.title) }
    }
}

/// Passes on which of the tabs that are actions was tapped.
@MainActor private final class ActionLog {
    var onAction: (String) -> Void = { _ in }

    func perform(_ id: String) { onAction(id) }
}

/// Shows a strip alone at the top of the screen.
@MainActor private final class StripController: UIViewController {
    private let strip: TabStrip

    init(strip: TabStrip) {
        self.strip = strip
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        view.addSubview(strip)
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let height = strip.sizeThatFits(view.bounds.size).height
        strip.frame = CGRect(x: 0, y: view.safeAreaInsets.top, width: view.bounds.width, height: height)
    }
}
