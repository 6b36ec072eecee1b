extension TabList {
    /// Makes the list these tabs, by as few steps as possible; a tab stays itself by its id.
    ///
    /// The selected tab stays selected if it is among them and enabled. If it isn't among them, the tab that takes its index
    /// is selected, else the nearest enabled one. Of tabs with the same id the first is kept.
    ///
    /// - Complexity: O(*n* log *n*).
    @discardableResult
    public mutating func replace(with tabs: [Tab]) -> ListEdit<ID> {
        let ids = TabIDs(count: tabs.count) { tabs[$0].id }
        return replace(with: ids, disabled: (0..<ids.count).filter { !tabs[ids.origin(of: $0)].isEnabled })
    }

    /// Makes the list one of these tabs, as ``replace(with:)``.
    ///
    /// - Parameter disabled: The indexes of the tabs that can't be selected, in order.
    @discardableResult
    package mutating func replace(with ids: TabIDs<ID>, disabled: [Int] = []) -> ListEdit<ID> {
        edit { list, edit in
            edit.faults = ids.repeated.map { .repeatedID($0) }
            let old = list.tabs
            let targets = old.map { ids.index(of: $0.id) }
            for index in old.indices.reversed() where targets[index] == nil {
                edit.steps.append(.remove(old[index].id, at: index))
            }
            let order = SummedList(TabRun.runs(count: ids.count, disabled: disabled))
            let toggled = zip(old, targets).compactMap { tab, target in
                target.flatMap { tab.isEnabled != order[$0].isEnabled ? $0 : nil }
            }
            edit.toggled = toggled.sorted().map { ids[$0] }
            for step in Rearrangement(targets: targets.compactMap { $0 }, count: ids.count).steps() {
                switch step {
                case .insert(let target, let index): edit.steps.append(.insert(ids[target], at: index))
                case .move(let target, let from, let to): edit.steps.append(.move(ids[target], from: from, to: to))
                }
            }
            list.order = order
            list.given = ids
            list.departed = []
            list.slots = [:]
            list.idsBySlot = [:]
        }
    }
}
