// The container's own life: a first layout, on and off screen, short of memory.
extension Paging {
    /// The container has a size now: the selected page is shown, without a movement.
    public mutating func layOut() -> [Effect] {
        guard case .waiting = state else { return [] }
        var effects: [Effect] = []
        rest(on: tabs.selected, &effects)
        return effects
    }

    /// The container has another size. What the scroll view was doing is taken over, since its goal is no longer right.
    public mutating func resized() -> [Effect] {
        if case .resting = state, let settled { track = restingTrack(on: settled) }
        guard case .settling(let slot) = state else { return [.place] }
        return [.place] + move(to: slot)
    }

    /// The container appears or disappears. A movement that is under way when it is gone has arrived.
    public mutating func container(is new: Container) -> [Effect] {
        container = new
        var effects: [Effect] = []
        if new == .hidden, !isResting {
            effects.append(.cancelDrag)
            effects.append(.stop)
            rest(on: tabs.selected, &effects)
        }
        for id in attached {
            effects += ledger.update(id, role: role(of: id), in: container).map(Effect.tell)
        }
        return effects
    }

    /// Memory is short: only the pages in the hierarchy keep their content.
    public mutating func memoryWarning() -> [Effect] {
        var effects: [Effect] = []
        for id in loaded where !attached.contains(id) { unload(id, &effects) }
        return effects
    }
}
