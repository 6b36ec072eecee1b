extension TabList {
    /// Makes the list these tabs, by as few steps as possible; a tab stays itself by its id.
    ///
    /// The selected tab stays selected if it is among them and enabled. If it isn't among them, the tab that takes its index
    /// is selected, else the nearest enabled one. Of tabs with the same id the first is kept.
    ///
    /// - Complexity: O(*n* log *n*).
    @discardableResult
    public mutating func replace(with tabs: [Tab]) -> ListEdit<ID> {
        edit { list, edit in
            var targets: [ID: Int] = [:]
            targets.reserveCapacity(tabs.count)
            var unique: [Tab] = []
            unique.reserveCapacity(tabs.count)
            for tab in tabs {
                guard targets[tab.id] == nil else {
                    edit.faults.append(.repeatedID(tab.id))
                    continue
                }
                targets[tab.id] = unique.count
                unique.append(tab)
            }
            let old = list.ids
            for index in old.indices.reversed() where targets[old[index]] == nil {
                list.unlink(at: index, in: &edit)
            }
            let stays = stayingInPlace(targets: old.compactMap { targets[$0] }, count: unique.count)
            list.arrange(unique, stays: stays, in: &edit)
        }
    }

    /// Inserts and moves, from the first tab to the last, whatever isn't in its place: each goes just behind its
    /// predecessor, which is in its final place by then.
    private mutating func arrange(_ tabs: [Tab], stays: [Bool], in edit: inout ListEdit<ID>) {
        for (target, tab) in tabs.enumerated() {
            if !stays[target] {
                let place = target == 0 ? 0 : (index(of: tabs[target - 1].id) ?? target - 1) + 1
                if let from = index(of: tab.id) {
                    relink(from: from, to: from < place ? place - 1 : place, in: &edit)
                } else {
                    link(tab, at: place, in: &edit)
                    continue
                }
            }
            toggle(tab.id, isEnabled: tab.isEnabled, in: &edit)
        }
    }
}

/// Which targets can stay while the others move around them: a longest increasing subsequence, found by patience sorting.
private func stayingInPlace(targets: [Int], count: Int) -> [Bool] {
    /// For each length of an increasing run, the position of the smallest target that ends one.
    var ends: [Int] = []
    var previous = [Int?](repeating: nil, count: targets.count)
    for (position, target) in targets.enumerated() {
        var low = 0
        var high = ends.count
        while low < high {
            let middle = (low + high) / 2
            if targets[ends[middle]] < target { low = middle + 1 } else { high = middle }
        }
        previous[position] = low > 0 ? ends[low - 1] : nil
        if low == ends.count { ends.append(position) } else { ends[low] = position }
    }
    var stays = [Bool](repeating: false, count: count)
    var position = ends.last
    while let current = position {
        stays[targets[current]] = true
        position = previous[current]
    }
    return stays
}
