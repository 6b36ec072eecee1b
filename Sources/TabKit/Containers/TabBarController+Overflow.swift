import UIKit

extension TabBarController {
    /// What a bar does with more than five items.
    public enum Overflow: Hashable, Sendable {
        /// It scrolls. The default.
        case scrolls
        /// In compact width the fifth place is that of a More tab, whose page lists the other tabs.
        case moreList
    }

    /// The id of the More tab: ``selected`` while its list is shown.
    public static let moreID = AnyHashable(MoreID())

    struct MoreID: Hashable, Sendable {}

    /// As many items a bar shows beside each other; UIKit has as many children at once, too.
    static let limit = 5

    // MARK: Which tabs are in the list

    private func needsList(for count: Int) -> Bool {
        overflow == .moreList && count > Self.limit && traitCollection.horizontalSizeClass != .regular
    }

    /// The size class or the option may have changed, and with them what is in the list.
    func updateOverflow() {
        if needsList(for: items.count) != (more != nil) { arrange(items, selected: selected) }
    }

    /// Makes an edit of all tabs, those in the list included.
    ///
    /// - Parameter new: What comes in or looks different.
    func editAll(with new: [TabItem], _ change: (inout TabList<AnyHashable>) -> TabEdit) {
        let old = items
        // While the list of More is shown none of the tabs is selected.
        let isListShown = selected == Self.moreID
        var list = TabList(old.map(\.entry), selected: isListShown ? nil : selected)
        let edit = change(&list)
        edit.faults.forEach(TabFaults.report)
        let looks = Dictionary((new + old).map { ($0.id, $0) }) { first, _ in first }
        arrange(list.ids.compactMap { looks[$0] }, selected: isListShown ? Self.moreID : list.selected)
    }

    /// Takes over the tabs: the first go to the bar, the others to the list.
    func arrange(_ all: [TabItem], selected wanted: AnyHashable?) {
        let before = selected
        let isLong = needsList(for: all.count)
        let rest = isLong ? Array(all.dropFirst(Self.limit - 1)) : []
        isArranging = true
        if isLong {
            let more = more ?? makeMore()
            more.items = rest
            more.shown = rest.contains { $0.id == wanted } ? wanted ?? Self.moreID : Self.moreID
            more.reported = more.shown
            self.more = more
            strip.apply(all.prefix(Self.limit - 1) + [more.tab])
        } else {
            more = nil
            strip.apply(all)
        }
        let isInList = wanted.map { id in id == Self.moreID || rest.contains { $0.id == id } } ?? false
        if let id = isInList ? Self.moreID : wanted { _ = strip.solo.select(id, animated: false, reason: .repair) }
        isArranging = false
        takeItems()
        guard selected != before else { return }
        onSelect?(TabChange(from: before, to: selected, reason: .repair))
    }

    private func makeMore() -> MoreTabs {
        let more = MoreTabs()
        more.list.onChoose = { [weak self] in self?.chooseInMore($0, reason: $1) }
        return more
    }

    // MARK: Selecting what is in the list

    /// Selects a tab of the list, or with the More tab's id the list.
    func selectInMore(_ id: AnyHashable, animated: Bool, reason: SelectionReason) -> Bool {
        guard let more, id == Self.moreID || more.item(id)?.isSelectable == true else { return false }
        guard id != selected else { return true }
        more.shown = id
        guard strip.selected == Self.moreID else {
            more.wanted.append(id)
            return strip.solo.select(Self.moreID, animated: animated, reason: reason)
        }
        guard more.wanted.isEmpty else {
            // The change to More has still to be told: it goes there at once.
            more.wanted[more.wanted.count - 1] = id
            return true
        }
        let change = TabChange(from: more.reported, to: id, reason: reason)
        more.reported = id
        follow(change)
        onSelect?(change)
        return true
    }

    /// A person has chosen a row of the list.
    private func chooseInMore(_ id: AnyHashable, reason: SelectionReason) {
        guard let item = more?.item(id), item.isEnabled else { return }
        if let action = item.action { return action() }
        guard strip.shouldSelect?(id) ?? true, controllers[id].map(delegateAllows) ?? true else { return }
        _ = selectInMore(id, animated: true, reason: reason)
    }

    /// A person has tapped More while it was selected: the list comes back, or goes to its top.
    func reselectMore() {
        guard let more else { return }
        let isShown = more.shown == Self.moreID
        if !isShown, strip.shouldSelect?(Self.moreID) == false { return }
        guard delegateAllows(more.controller) else { return }
        if isShown {
            more.controller.goBackToStart()
            tellDelegate(didSelect: more.controller)
        } else {
            _ = selectInMore(Self.moreID, animated: true, reason: .tap)
        }
    }

    /// What a change of the bar's selection means, where one of its tabs stands for several.
    func meaning(of change: TabChange) -> TabChange {
        guard let more else { return change }
        let from = change.from == Self.moreID ? more.reported : change.from
        guard change.to == Self.moreID else { return TabChange(from: from, to: change.to, reason: change.reason) }
        if more.wanted.isEmpty {
            more.shown = Self.moreID
            more.reported = Self.moreID
        } else {
            more.reported = more.wanted.removeFirst()
        }
        return TabChange(from: from, to: more.reported, reason: change.reason)
    }
}
