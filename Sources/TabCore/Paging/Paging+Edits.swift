// The list changes, at any moment.
extension Paging {
    /// Changes the list. What is on screen stays where it is: pages that are not in sight only change their numbers.
    ///
    /// A movement goes on if the tab that it leads to stays; otherwise it turns to the tab that is selected then.
    public mutating func edit(_ change: (inout TabList<ID>) -> ListEdit<ID>) -> [Effect] {
        let here = position
        let isPinned = isMoving || track.isNearPin(track.location)
        let landmarks = isResting ? [] : self.landmarks(around: here)
        let edit = change(&tabs)
        var effects: [Effect] = []
        for id in loaded where !tabs.contains(id) && !attached.contains(id) {
            unload(id, &effects)
        }
        // Between two pages that stay, the track says where p is.
        let isOnTrack = !isPinned && attached.allSatisfy(tabs.contains)
        stand(at: isOnTrack ? nil : position(among: landmarks, from: here))
        follow(&effects)
        if isLaidOut { effects.append(.moved) }
        if let repair = edit.selection { effects.append(.selected(repair)) }
        return effects
    }

    /// Changes how pages are kept and moved. It takes effect at once; a movement under way goes on.
    public mutating func set(_ new: PagingOptions) -> [Effect] {
        guard new != options else { return [] }
        options = new
        var effects: [Effect] = []
        follow(&effects)
        return effects
    }

    /// Brings the pages in line with the selection after an edit.
    private mutating func follow(_ effects: inout [Effect]) {
        guard let selected = tabs.selected else {
            if isLaidOut {
                stop(&effects)
                rest(on: nil, &effects)
            }
            return
        }
        switch state {
        case .waiting:
            break
        case .resting where selected != settled:
            rest(on: selected, &effects)
        case .resting:
            track = restingTrack(on: selected)
            effects.append(.place)
            keepPages(around: selected, &effects)
        case .settling(let slot):
            turn(from: slot, to: selected, &effects)
        case .moving(let movement):
            turn(from: movement.goal, to: selected, &effects)
        case .holding, .dragging:
            renewTrack()
            effects.append(.place)
            showVisiblePages(&effects)
        }
    }

    private mutating func turn(from slot: Int, to selected: ID, _ effects: inout [Effect]) {
        if track.slots[slot].id != selected { go(to: selected, animated: true, &effects) }
        showVisiblePages(&effects)
    }

    func stop(_ effects: inout [Effect]) {
        switch state {
        case .waiting, .resting: break
        case .holding, .dragging: effects.append(.cancelDrag)
        case .settling, .moving: effects.append(.stop)
        }
    }

    // MARK: The number of a place between pages

    /// A tab, and the number that it had before an edit.
    private struct Landmark {
        var id: ID
        var number: Double
    }

    /// The tabs on both sides of a place, and those whose pages are there.
    private func landmarks(around position: Double) -> [Landmark] {
        guard !tabs.isEmpty else { return [] }
        let lower = min(max(Int(position.rounded(.down)), 0), tabs.count - 1)
        let indexes = Set([lower, min(lower + 1, tabs.count - 1)] + attached.compactMap { tabs.index(of: $0) })
        return indexes.sorted().map { Landmark(id: tabs[$0], number: Double($0)) }
    }

    /// The number that a place has in the list as it is now: between the nearest tabs that stayed, where it was.
    private func position(among landmarks: [Landmark], from old: Double) -> Double {
        let left = landmarks.filter { tabs.contains($0.id) }
        func now(_ landmark: Landmark) -> Double { tabs.index(of: landmark.id).map(Double.init) ?? old }
        let lower = left.last { $0.number <= old }
        let upper = left.first { $0.number > old }
        return switch (lower, upper) {
        case (let lower?, let upper?):
            now(lower) + (now(upper) - now(lower)) * (old - lower.number) / (upper.number - lower.number)
        case (let near?, nil), (nil, let near?): now(near) + old - near.number
        case (nil, nil): min(max(old, 0), Double(max(tabs.count - 1, 0)))
        }
    }

    /// Makes p another number where the pages are; `nil` is what the track says.
    private mutating func stand(at position: Double?) {
        if case .moving(var movement) = state, let position {
            movement.position = position
            state = .moving(movement)
        } else if let position {
            pin(at: position)
        } else {
            track.pin = nil
        }
    }
}
