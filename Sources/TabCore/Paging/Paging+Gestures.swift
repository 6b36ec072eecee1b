// A finger on the pages, and the scroll view after it.
extension Paging {
    /// A finger went down on moving pages: they stop under it.
    public mutating func held() -> [Effect] {
        switch state {
        case .settling, .moving: break
        case .waiting, .resting, .holding, .dragging: return []
        }
        renewTrack()
        state = .holding
        var effects: [Effect] = [.stop, .place]
        showVisiblePages(&effects)
        return effects
    }

    /// The finger that stopped the pages is gone again without a drag: they go on to the selected tab.
    public mutating func holdEnded() -> [Effect] {
        guard case .holding = state, let selected = tabs.selected else { return [] }
        return goOn(to: selected)
    }

    /// Brings in a page after the finger, by the owner's movement. The swipe is not over before the pages rest.
    private mutating func goOn(to id: ID) -> [Effect] {
        let swipe = swipe
        var effects: [Effect] = []
        go(to: id, animated: true, &effects)
        if !isResting { self.swipe = swipe }
        return effects.filter { $0 != .cancelDrag }
    }

    /// A finger begins to drag the pages.
    public mutating func dragBegan() -> [Effect] {
        var effects: [Effect] = []
        switch state {
        case .waiting, .dragging: return []
        case .resting: if track.slots.isEmpty { return [] }
        case .holding: break
        case .settling, .moving: effects = held()
        }
        state = .dragging
        if swipe == nil { swipe = Swipe() }
        return effects
    }

    /// The page that the app has to be asked about before the pages move there, or `nil`.
    public func question(at location: Double) -> ID? {
        guard case .dragging = state else { return nil }
        var moved = track
        moved.location = location
        guard let visible = moved.visible else { return nil }
        return visible.lazy.filter(reach.contains).map { track.slots[$0] }.first {
            $0.isAllowed == nil && tabs.contains($0.id)
        }?.id
    }

    /// What the app said to `question(at:)`. A page that is not wanted ends the track.
    public mutating func answer(_ isAllowed: Bool, for id: ID) -> [Effect] {
        swipe?.answers[id] = isAllowed
        for slot in track.slots.indices where track.slots[slot].id == id { track.slots[slot].isAllowed = isAllowed }
        return isAllowed ? [] : [.place]
    }

    /// The pages are somewhere else on the track, by the finger or the scroll view.
    public mutating func scrolled(to location: Double) -> [Effect] {
        switch state {
        case .waiting, .resting, .moving: return []
        case .holding, .dragging, .settling: track.location = location
        }
        var effects: [Effect] = []
        showVisiblePages(&effects)
        goOnAtEnd(&effects)
        return effects
    }

    /// A finger that has come to the last page of the track, and not of the list, finds the next ones there.
    private mutating func goOnAtEnd(_ effects: inout [Effect]) {
        guard case .dragging = state, let first = track.slots.first, let last = track.slots.last else { return }
        let nearest = track.slots[track.nearest].id
        let following =
            nearest == last.id ? next(after: last.id) : nearest == first.id ? previous(before: first.id) : nil
        guard let following, attached.contains(nearest), !attached.contains(following) else { return }
        renewTrack()
        effects.append(.place)
        showVisiblePages(&effects)
    }

    /// The finger is gone, and the scroll view would bring the pages to `target`, in slots.
    public mutating func dragEnded(target: Double) -> [Effect] {
        guard case .dragging = state else { return [] }
        var effects: [Effect] = []
        let wanted = Int(target.rounded())
        guard let slot = legalSlot(near: wanted) else {
            // The pages under the finger were removed or disabled.
            return tabs.selected.map { [.stop] + goOn(to: $0) } ?? []
        }
        state = .settling(to: slot)
        let id = track.slots[slot].id
        if case .changed(let change) = tabs.select(id, reason: .swipe) {
            swipe?.hasSelected = true
            effects.append(.selected(change))
        }
        // The scroll view stops at the page, and p must be there then, too.
        if slot != wanted || track.isNearPin(Double(slot)) { effects = move(to: slot) + effects }
        return effects
    }

    /// The scroll view has stopped by itself.
    public mutating func scrollEnded() -> [Effect] {
        var effects: [Effect] = []
        if case .dragging = state { effects = dragEnded(target: track.location) }
        guard case .settling(let slot) = state else { return effects }
        guard abs(track.location - Double(slot)) < 0.01 else { return effects + move(to: slot) }
        rest(on: track.slots[slot].id, &effects)
        return effects
    }

    /// Takes a movement over from the scroll view.
    mutating func move(to slot: Int) -> [Effect] {
        state = .moving(.init(goal: slot, start: track.location, position: position))
        return [.stop, .move(to: slot)]
    }

    /// The slot nearest to one on which pages may rest: of an enabled tab that the app has allowed.
    private func legalSlot(near slot: Int) -> Int? {
        reach.filter { track.slots[$0].isAllowed == true && tabs.isEnabled(track.slots[$0].id) }
            .min { abs($0 - slot) < abs($1 - slot) }
    }

    /// The slot of the page in the hierarchy that is nearest to where the pages are.
    var nearestShownSlot: Int {
        let shown = track.slots.indices.filter { attached.contains(track.slots[$0].id) }
        return shown.min { abs(Double($0) - track.location) < abs(Double($1) - track.location) } ?? track.nearest
    }
}
