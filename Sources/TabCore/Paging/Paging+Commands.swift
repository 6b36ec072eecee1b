// Selections by code, taps, keys and assistive technology.
extension Paging {
    /// Selects a tab and brings its page in: from rest, or by turning the movement that is under way.
    ///
    /// - Returns: What to do, or `nil` if the tab is unknown or disabled; nothing has changed then.
    /// - Complexity: O(log n)
    public mutating func select(_ id: ID, animated: Bool, reason: SelectionReason) -> [Effect]? {
        var effects: [Effect] = []
        switch tabs.select(id, reason: reason) {
        case .refused:
            return nil
        case .reselected:
            if !isUnderWay(to: id) || !animated { go(to: id, animated: animated, &effects) }
            effects.append(.reveal(id, animated: animated))
            if reason.isByUser { effects.append(.reselected(id)) }
        case .changed(let change):
            go(to: id, animated: animated, &effects)
            effects.append(.selected(change))
        }
        return effects
    }

    /// Whether the pages are on the way to this tab, or rest on it.
    private func isUnderWay(to id: ID) -> Bool {
        switch state {
        case .waiting, .resting: true
        case .holding, .dragging: false
        case .settling(let slot): track.slots[slot].id == id
        case .moving(let movement): track.slots[movement.goal].id == id
        }
    }

    /// Brings a page in. From off screen, and without a layout, there is nothing to see and it is there at once.
    mutating func go(to id: ID, animated: Bool, _ effects: inout [Effect]) {
        switch state {
        case .waiting: return
        case .resting: if id == settled { return }
        case .holding, .dragging: effects.append(.cancelDrag)
        case .settling: effects.append(.stop)
        case .moving: if !animated { effects.append(.stop) }
        }
        guard animated, container != .hidden, !attached.isEmpty else {
            swipe = nil
            rest(on: id, &effects)
            return
        }
        let start = position
        let isFarJump = isResting && settled.map { next(after: $0) != id && previous(before: $0) != id } == true
        let slot = lay(track: id, from: start)
        swipe = nil
        state = .moving(.init(goal: slot, start: track.location, isFarJump: isFarJump, position: start))
        effects.append(.place)
        showVisiblePages(&effects)
        effects.append(.move(to: slot))
    }

    /// Puts a page on the track next to what can be seen now, on the side where it stands in the list.
    private mutating func lay(track id: ID, from start: Double) -> Int {
        let visible = track.visible ?? 0...0
        // Where the finger pulled at the end, a refused page is in sight and not there.
        let inSight = visible.filter { track.slots.indices.contains($0) }
        let there = inSight.filter { attached.contains(track.slots[$0].id) }
        // On the way over pages that were removed, none is there for a moment.
        let shown = there.isEmpty ? inSight : there
        guard let first = shown.first, let index = tabs.index(of: id) else {
            track = PageTrack(slots: [.init(id: id, isAllowed: true)])
            return 0
        }
        let seen = shown.map { track.slots[$0] }
        let location = track.location - Double(first)
        var path: [ID] = []
        let slot: Int
        if let found = seen.firstIndex(where: { $0.id == id }) {
            slot = found
        } else if goesForward(to: id, at: index, from: start) {
            path = self.path(from: seen[seen.count - 1].id, to: id, past: seen, step: tabs.nextEnabled(after:))
            slot = seen.count + path.count - 1
        } else {
            path = self.path(from: seen[0].id, to: id, past: seen, step: tabs.previousEnabled(before:)).reversed()
            slot = 0
        }
        // The app has not been asked about the pages on the way; a finger that stops there will.
        let new = path.map { PageTrack<ID>.Slot(id: $0, isAllowed: $0 == id ? true : nil) }
        track = PageTrack(slots: slot == 0 && !path.isEmpty ? new + seen : seen + new, home: slot)
        track.location = location + (slot == 0 ? Double(path.count) : 0)
        return slot
    }

    /// Whether a page comes in from the side of later pages. Round the corner of a circle, the first follows the last.
    private func goesForward(to id: ID, at index: Int, from start: Double) -> Bool {
        if wrapsAround, let settled {
            if next(after: settled) == id, tabs.nextEnabled(after: settled) == nil { return true }
            if previous(before: settled) == id, tabs.previousEnabled(before: settled) == nil { return false }
        }
        return Double(index) > start
    }

    /// The pages to pass on a way, the goal included, and without those that stand on the track already.
    private func path(from start: ID, to goal: ID, past seen: [PageTrack<ID>.Slot], step: (ID) -> ID?) -> [ID] {
        guard options.farJump == .through, tabs.contains(start) else { return [goal] }
        var path: [ID] = []
        var place = start
        while let next = step(place) {
            place = next
            // What the app refused in the swipe before is not shown on the way either.
            let isPassed = next == goal || swipe?.answers[next] != false
            if isPassed, !seen.contains(where: { $0.id == next }) { path.append(next) }
            if next == goal { return path }
        }
        return [goal]
    }

    /// Selects no tab, if the list allows that: no page is shown. There is nothing to move to, so it is at once.
    public mutating func deselect() -> [Effect] {
        guard let change = tabs.deselect() else { return [] }
        var effects: [Effect] = []
        if isLaidOut {
            stop(&effects)
            rest(on: nil, &effects)
        }
        return effects + [.selected(change)]
    }

    /// The owner's movement is somewhere else on its way.
    ///
    /// - Parameter remaining: How much of the way of p is left, 1 at the start and 0 at the goal. More than 1 is where the
    ///   velocity at the start led away from the goal.
    public mutating func moved(to location: Double, remaining: Double) -> [Effect] {
        guard case .moving(var movement) = state else { return [] }
        // Not beyond the ends, unless it came from there.
        track.location = min(max(location, min(0, track.location)), max(Double(track.last), track.location))
        if let goal, movement.remaining != 0 {
            movement.position = goal + (movement.position - goal) * remaining / movement.remaining
            movement.remaining = remaining
            state = .moving(movement)
        }
        var effects: [Effect] = []
        showVisiblePages(&effects)
        return effects
    }

    /// The owner's movement has arrived.
    public mutating func movementEnded() -> [Effect] {
        guard case .moving(let movement) = state else { return [] }
        var effects: [Effect] = []
        rest(on: track.slots[movement.goal].id, &effects)
        return effects
    }
}
