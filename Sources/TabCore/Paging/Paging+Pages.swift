// Which pages are made, shown and kept.
extension Paging {
    /// Brings the hierarchy in line with what can be seen on the track.
    mutating func showVisiblePages(_ effects: inout [Effect]) {
        let shown = pagesToShow
        for id in shown where !attached.contains(id) {
            enter(id, &effects)
        }
        for id in attached where !shown.contains(id) {
            leave(id, &effects)
        }
    }

    private var pagesToShow: [ID] {
        var ids: [ID] = []
        if let visible = track.visible {
            // Only a finger is held back by what is not wanted; a movement leads over it.
            let legal = isMoving ? visible : reach
            ids = visible.filter { legal.contains($0) && isWanted($0) }.map { track.slots[$0].id }
        }
        if case .moving(let movement) = state, !ids.contains(track.slots[movement.goal].id) {
            ids.append(track.slots[movement.goal].id)
        }
        // The content of a removed tab is not made again.
        return ids.filter { tabs.contains($0) || attached.contains($0) }
    }

    /// Whether the app wants the page in a slot, or the owner's movement leads over it.
    private func isWanted(_ slot: Int) -> Bool {
        if let isAllowed = track.slots[slot].isAllowed { return isAllowed }
        guard case .moving(let movement) = state else { return false }
        let goal = Double(movement.goal)
        return min(goal, movement.start)...max(goal, movement.start) ~= Double(slot)
    }

    private mutating func enter(_ id: ID, _ effects: inout [Effect]) {
        load(id, &effects)
        attached.append(id)
        let calls = ledger.update(id, role: .entering, in: container)
        effects.append(.attach(id, appears: !calls.isEmpty))
        guard let settled, settled != id else { return }
        swipe?.hasShownPage = true
        effects += ledger.update(settled, role: .leaving, in: container).map(Effect.tell)
    }

    private mutating func leave(_ id: ID, _ effects: inout [Effect]) {
        attached.removeAll { $0 == id }
        if settled == id { settled = nil }
        var calls = ledger.update(id, role: nil, in: container)
        let ends = calls.popLast() != nil
        effects += calls.map(Effect.tell)
        effects.append(.detach(id, disappears: ends))
        guard !tabs.contains(id) else { return }
        unload(id, &effects)
        close(id, &effects)
    }

    /// A removed page that is gone leaves no empty place behind, to which a finger could go back: the track ends there.
    private mutating func close(_ id: ID, _ effects: inout [Effect]) {
        guard !isResting, let slot = track.slot(of: id) else { return }
        track.slots[slot].isAllowed = false
        if track.home == slot { track.home = nearestShownSlot }
        effects.append(.place)
    }

    func role(of id: ID) -> AppearanceLedger<ID>.Role {
        if isResting { .resting } else if id == settled { .leaving } else { .entering }
    }

    /// Ends whatever was under way, with this page on screen.
    mutating func rest(on id: ID?, _ effects: inout [Effect]) {
        let returned = id == settled && swipe.map { $0.hasShownPage && !$0.hasSelected } == true
        swipe = nil
        state = .resting
        guard let id else {
            track = PageTrack()
            for id in attached { leave(id, &effects) }
            effects.append(.place)
            return
        }
        track = restingTrack(on: id)
        if !attached.contains(id) { enter(id, &effects) }
        // In the order of UITabBarController and of a navigation: the old page has disappeared before the new one has appeared.
        for other in attached where other != id { leave(other, &effects) }
        effects += ledger.update(id, role: .resting, in: container).map(Effect.tell)
        settled = id
        effects.append(.place)
        keepPages(around: id, &effects)
        if returned { effects.append(.cancelled) }
    }

    func restingTrack(on id: ID) -> PageTrack<ID> {
        // Round a circle, each other page is either before or after.
        let others = wrapsAround ? tabs.enabledCount - 1 : .max
        let before = neighbours(of: id, count: min(Self.neighbourhood, others / 2), step: previous).reversed()
        let after = neighbours(of: id, count: min(Self.neighbourhood, others - others / 2), step: next)
        var slots = (before + [id] + after).map { PageTrack<ID>.Slot(id: $0) }
        slots[before.count].isAllowed = true
        return PageTrack(slots: slots, home: before.count)
    }

    /// The enabled tabs next to one, nearest first, each once.
    func neighbours(of id: ID, count: Int, step: (ID) -> ID?) -> [ID] {
        var found: [ID] = []
        while found.count < count, let next = step(found.last ?? id), next != id, !found.contains(next) {
            found.append(next)
        }
        return found
    }

    var wrapsAround: Bool { options.wraps && tabs.enabledCount > 2 }

    /// The enabled tab after one; after the last comes the first, if pages wrap around.
    func next(after id: ID) -> ID? {
        tabs.nextEnabled(after: id) ?? (wrapsAround ? tabs.firstEnabledIndex.map { tabs[$0] } : nil)
    }

    /// The enabled tab before one; before the first comes the last, if pages wrap around.
    func previous(before id: ID) -> ID? {
        tabs.previousEnabled(before: id) ?? (wrapsAround ? tabs.lastEnabledIndex.map { tabs[$0] } : nil)
    }

    // MARK: Content

    private mutating func load(_ id: ID, _ effects: inout [Effect]) {
        if !loaded.contains(id) { loaded.append(id) }
        effects.append(.load(id))
    }

    mutating func unload(_ id: ID, _ effects: inout [Effect]) {
        guard loaded.contains(id) else { return }
        loaded.removeAll { $0 == id }
        effects.append(.unload(id))
    }

    /// Loads ahead and lets go of what the policy does not keep, whenever a page rests and its neighbours may be new.
    mutating func keepPages(around id: ID, _ effects: inout [Effect]) {
        loaded.removeAll { $0 == id }
        loaded.append(id)
        let ahead = pages(within: options.preload, of: id)
        for neighbour in ahead where !loaded.contains(neighbour) {
            loaded.insert(neighbour, at: 0)
            effects.append(.load(neighbour))
        }
        let kept: Set<ID>
        switch options.retention {
        case .all: return
        case .window(let distance): kept = Set(pages(within: distance, of: id))
        case .recent(let count): kept = Set(loaded.suffix(max(count, 1)))
        }
        for old in loaded where old != id && !kept.contains(old) && !ahead.contains(old) {
            unload(old, &effects)
        }
    }

    private func pages(within distance: Int, of id: ID) -> [ID] {
        guard distance > 0 else { return [] }
        return neighbours(of: id, count: distance, step: next)
            + neighbours(of: id, count: distance, step: previous)
    }
}
