extension TabList {
    /// Inserts a tab.
    ///
    /// - Parameter index: Where the tab is to be. Out of range, it becomes the first or the last.
    /// - Returns: What changed: nothing if the list has the id already.
    @discardableResult
    public mutating func insert(_ tab: Tab, at index: Int) -> ListEdit<ID> {
        edit { list, edit in
            guard !list.contains(tab.id) else { return edit.faults.append(.repeatedID(tab.id)) }
            list.link(tab, at: list.clamp(index, to: list.count + 1, in: &edit), in: &edit)
        }
    }

    /// Inserts a tab after all others.
    @discardableResult
    public mutating func append(_ tab: Tab) -> ListEdit<ID> { insert(tab, at: count) }

    /// Removes a tab. If it was selected, the tab that takes its index is, else the nearest enabled one.
    @discardableResult
    public mutating func remove(_ id: ID) -> ListEdit<ID> {
        edit { list, edit in
            guard let index = list.index(of: id) else { return edit.faults.append(.unknownID(id)) }
            list.unlink(at: index, in: &edit)
        }
    }

    /// Moves a tab, so that it is at an index afterwards. The selection stays with its tab.
    ///
    /// - Parameter index: Where the tab is to be. Out of range, it becomes the first or the last.
    @discardableResult
    public mutating func move(_ id: ID, to index: Int) -> ListEdit<ID> {
        edit { list, edit in
            guard let from = list.index(of: id) else { return edit.faults.append(.unknownID(id)) }
            list.relink(from: from, to: list.clamp(index, to: list.count, in: &edit), in: &edit)
        }
    }

    /// Enables or disables a tab. If the selected one is disabled, the next enabled one is selected, else the nearest before.
    @discardableResult
    public mutating func setEnabled(_ isEnabled: Bool, for id: ID) -> ListEdit<ID> {
        edit { list, edit in
            guard list.contains(id) else { return edit.faults.append(.unknownID(id)) }
            list.toggle(id, isEnabled: isEnabled, in: &edit)
        }
    }

    /// Sets whether no tab may be selected. When it is not allowed any more, the first enabled tab is selected.
    @discardableResult
    public mutating func setAllowsEmptySelection(_ allows: Bool) -> ListEdit<ID> {
        edit { list, _ in list.allowsEmptySelection = allows }
    }

    /// Runs an edit and then repairs the selection, if that is necessary.
    mutating func edit(_ body: (inout TabList, inout ListEdit<ID>) -> Void) -> ListEdit<ID> {
        let oldIndex = selectedIndex
        var edit = ListEdit<ID>()
        body(&self, &edit)
        edit.selection = repairSelection(oldIndex: oldIndex)
        return edit
    }

    mutating func link(_ tab: Tab, at index: Int, in edit: inout ListEdit<ID>) {
        insertEntry(tab, at: index)
        edit.steps.append(.insert(tab.id, at: index))
    }

    mutating func unlink(at index: Int, in edit: inout ListEdit<ID>) {
        let tab = removeEntry(at: index)
        edit.steps.append(.remove(tab.id, at: index))
    }

    mutating func relink(from: Int, to: Int, in edit: inout ListEdit<ID>) {
        guard from != to else { return }
        let tab = removeEntry(at: from)
        insertEntry(tab, at: to)
        edit.steps.append(.move(tab.id, from: from, to: to))
    }

    mutating func toggle(_ id: ID, isEnabled: Bool, in edit: inout ListEdit<ID>) {
        guard let index = index(of: id) else { return }
        var run = order[index]
        guard run.isEnabled != isEnabled else { return }
        run.isEnabled = isEnabled
        order.update(at: index, to: run)
        edit.toggled.append(id)
    }

    private mutating func insertEntry(_ tab: Tab, at index: Int) {
        let slot = order.insert(TabRun(given: nil, isEnabled: tab.isEnabled), at: index)
        slots[tab.id] = slot
        idsBySlot[slot] = tab.id
    }

    private mutating func removeEntry(at index: Int) -> Tab {
        let id = self[index]
        let run = order.remove(at: index)
        if let place = run.given?.lowerBound {
            departed.insert(place)
        } else if let slot = slots.removeValue(forKey: id) {
            idsBySlot[slot] = nil
        }
        return Tab(id, isEnabled: run.isEnabled)
    }

    private func clamp(_ index: Int, to count: Int, in edit: inout ListEdit<ID>) -> Int {
        let valid = 0..<count
        if !valid.contains(index) { edit.faults.append(.indexOutOfRange(index, valid: valid)) }
        return Swift.min(Swift.max(index, 0), count - 1)
    }
}
