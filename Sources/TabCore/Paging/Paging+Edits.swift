// The list changes, at any moment.
extension Paging {
    /// Changes the list. What is on screen stays where it is: pages that are not in sight only change their numbers.
    ///
    /// A movement goes on if the tab that it leads to stays; otherwise it turns to the tab that is selected then.
    public mutating func edit(_ change: (inout TabList<ID>) -> ListEdit<ID>) -> [Effect] {
        let anchors = pin.flatMap { self.anchors(at: $0.position) }
        let here = isMoving ? self.anchors(at: position) : nil
        let edit = change(&tabs)
        var effects: [Effect] = []
        for id in loaded where !tabs.contains(id) && !attached.contains(id) {
            unload(id, &effects)
        }
        reanchor(anchors)
        if let here { pinGoallessMovement(at: here) }
        follow(&effects)
        if isLaidOut { effects.append(.moved) }
        if let repair = edit.selection { effects.append(.selected(repair)) }
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
        case .settling(let slot), .moving(let slot, _):
            if track.slots[slot].id != selected { go(to: selected, animated: true, &effects) }
            showVisiblePages(&effects)
        case .holding, .dragging:
            renewTrack()
            effects.append(.place)
            showVisiblePages(&effects)
        }
    }

    func stop(_ effects: inout [Effect]) {
        switch state {
        case .waiting, .resting: break
        case .holding, .dragging: effects.append(.cancelDrag)
        case .settling, .moving: effects.append(.stop)
        }
    }

    // MARK: The number of a place between pages

    /// The tabs around the pin of the present movement, and how far it is from one to the other.
    private struct Anchors {
        var lower: ID?
        var upper: ID?
        var fraction: Double
    }

    private var pin: PageTrack<ID>.Pin? {
        if case .moving(_, let pin) = state { pin } else { track.pin }
    }

    private func anchors(at position: Double) -> Anchors? {
        guard !tabs.isEmpty else { return nil }
        let lower = min(max(Int(position.rounded(.down)), 0), tabs.count - 1)
        let upper = min(lower + 1, tabs.count - 1)
        return Anchors(lower: tabs[lower], upper: tabs[upper], fraction: position - Double(lower))
    }

    /// The number that a place has in the list as it is now.
    private func position(of anchors: Anchors, else old: Double) -> Double {
        let lower = anchors.lower.flatMap { tabs.index(of: $0) }.map(Double.init)
        let upper = anchors.upper.flatMap { tabs.index(of: $0) }.map(Double.init)
        return switch (lower, upper) {
        case (let lower?, let upper?): lower + (upper - lower) * anchors.fraction
        case (let lower?, nil): lower + anchors.fraction
        case (nil, let upper?): upper - (1 - anchors.fraction)
        case (nil, nil): min(max(old, 0), Double(max(tabs.count - 1, 0)))
        }
    }

    /// Gives the pin the number that its place has in the list as it is now.
    private mutating func reanchor(_ anchors: Anchors?) {
        guard let anchors, var pin else { return }
        pin.position = position(of: anchors, else: pin.position)
        if case .moving(let slot, _) = state { state = .moving(to: slot, from: pin) } else { track.pin = pin }
    }

    /// A movement whose goal left the list turns around from where it is, not from where it began.
    private mutating func pinGoallessMovement(at here: Anchors) {
        guard case .moving(let slot, let pin) = state, !tabs.contains(track.slots[slot].id) else { return }
        let position = position(of: here, else: pin.position)
        state = .moving(to: slot, from: .init(slot: track.location, position: position))
    }
}
