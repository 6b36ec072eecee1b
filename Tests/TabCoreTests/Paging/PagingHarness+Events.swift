@testable import TabCore

// What happens to a pager: by code, a finger, the clock and an edit.
extension PagingHarness {
    mutating func send(_ event: (inout Paging<Int>) -> [PagingEffect<Int>]) {
        for effect in event(&paging) { perform(effect) }
        known.formUnion(attached)
        guard paging.isResting else { return }
        (askedNow, refusedNow, known, jumpPages) = ([], [], attached, nil)
    }

    /// An edit of the list: what was said of pages may be about others now.
    mutating func edit(_ change: (inout TabList<Int>) -> ListEdit<Int>) {
        (refusedNow, jumpPages) = ([], nil)
        let before = paging.tabs.selected
        send { $0.edit(change) }
        guard let selected = paging.tabs.selected, selected != before else { return }
        known.insert(selected)
        askedNow = []
    }

    @discardableResult
    mutating func select(_ id: Int, animated: Bool = true, reason: SelectionReason = .code) -> Bool {
        let here = attached
        guard let effects = paging.select(id, animated: animated, reason: reason) else { return false }
        (askedNow, refusedNow) = ([], [])
        known.insert(id)
        let beginsJump = effects.contains { if case .move = $0 { true } else { false } }
        if beginsJump { jumpPages = paging.options.farJump != .through ? here.union([id]) : nil }
        send { _ in effects }
        return true
    }

    mutating func appear(_ container: AppearanceLedger<Int>.Container) {
        self.container = container
        send { $0.container(is: container) }
    }

    /// A finger stops the pages.
    mutating func hold() {
        jumpPages = nil
        send { $0.held() }
    }

    /// A finger drags the pages to a place on the track.
    mutating func drag(to location: Double) {
        beginDrag()
        scroll(to: location)
    }

    /// A finger drags the pages by a part of a page.
    mutating func drag(by distance: Double) {
        beginDrag()
        scroll(to: stretched(paging.location + distance))
    }

    /// A rubber band never gives way by a whole page.
    private func stretched(_ location: Double) -> Double {
        min(max(location, Double(paging.reach.lowerBound) - 0.9), Double(paging.reach.upperBound) + 0.9)
    }

    private mutating func beginDrag() {
        guard !isDragging else { return }
        isDragging = true
        settlingTo = nil
        jumpPages = nil
        let before = paging.position
        send { $0.dragBegan() }
        expectPosition(before)
    }

    mutating func scroll(to goal: Double) {
        var location = goal
        while let id = paging.question(at: location) {
            asked.append(id)
            expect(askedNow.insert(id).inserted, "\(id) is asked about twice in one movement")
            expect(!attached.contains(id), "\(id) is asked about and is there already")
            let isAllowed = !refused.contains(id)
            if isAllowed { known.insert(id) } else { refusedNow.insert(id) }
            let before = paging.position
            send { $0.answer(isAllowed, for: id) }
            expectPosition(before)
            if !isAllowed { location = stretched(location) }
        }
        send { $0.scrolled(to: location) }
    }

    /// The finger lifts: the scroll view aims at the nearest slot in reach, or, flicked, at the next on that side.
    mutating func release(flick: Int = 0) {
        guard isDragging else { return }
        isDragging = false
        let reach = paging.reach
        let rounding: FloatingPointRoundingRule = flick == 0 ? .toNearestOrAwayFromZero : flick > 0 ? .up : .down
        let further = abs(flick) > 1 ? flick.signum() : 0
        let target = min(max(Int(paging.location.rounded(rounding)) + further, reach.lowerBound), reach.upperBound)
        settlingTo = Double(target)
        send { $0.dragEnded(target: Double(target)) }
    }

    /// A part of whatever moves the pages goes by.
    mutating func advance(_ fraction: Double) {
        if let goal {
            let location = paging.location + (Double(goal) - paging.location) * fraction
            remaining *= 1 - fraction
            if fraction < 0 {
                let left = remaining
                send { $0.moved(to: location, remaining: left) }
            } else {
                advanceMovement(to: location)
            }
            if fraction == 1 {
                self.goal = nil
                send { $0.movementEnded() }
            }
        } else if let settlingTo {
            scroll(to: paging.location + (settlingTo - paging.location) * fraction)
            if fraction == 1 {
                self.settlingTo = nil
                send { $0.scrollEnded() }
            }
        }
    }

    private mutating func advanceMovement(to location: Double) {
        let before = paging.position
        let id = goal.map { paging.track.slots[$0].id }
        let left = remaining
        send { $0.moved(to: location, remaining: left) }
        guard let end = id.flatMap({ paging.tabs.index(of: $0) }) else { return }
        // Law 11: p goes straight to the goal, and the pages with it.
        let now = (location: paging.location, position: paging.position)
        expect(isNear(now.location, location), "the pages are at \(now.location), not at \(location)")
        let turnsBack = (now.position - before) * (Double(end) - now.position) < -1e-9
        expect(!turnsBack, "p turns back: from \(before) to \(now.position) on the way to \(end)")
    }

    mutating func settle() {
        release()
        endHold()
        for _ in 0..<20 where goal != nil || settlingTo != nil { advance(1) }
    }

    /// The finger that stopped the pages lifts.
    mutating func endHold() {
        if paging.isHeld { send { $0.holdEnded() } }
    }
}
