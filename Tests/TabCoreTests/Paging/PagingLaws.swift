import Testing

@testable import TabCore

/// What holds after every event, whatever came before it.
func assertLaws(
    of harness: PagingHarness, _ context: @autoclosure () -> String = "",
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let broken = harness.brokenLaws
    if !broken.isEmpty {
        Issue.record("\(broken.joined(separator: "\n")) \(context())", sourceLocation: sourceLocation)
    }
}

extension PagingHarness {
    /// The laws that don't hold now, and what the harness found strange on the way here.
    var brokenLaws: [String] {
        var broken = problems
        checkSelection(&broken)
        checkPages(&broken)
        if paging.isResting, paging.isLaidOut { checkRest(&broken) }
        if paging.isHeld || isDragging, goal != nil || (paging.isHeld && settlingTo != nil) {
            broken.append("law 10: the pages move under a finger")
        }
        checkEvents(&broken)
        return broken
    }

    private func checkSelection(_ broken: inout [String]) {
        let tabs = paging.tabs
        if let selected = tabs.selected {
            if !tabs.isEnabled(selected) { broken.append("law 2: \(selected) is selected and disabled") }
        } else if tabs.enabledCount > 0, !tabs.allowsEmptySelection {
            broken.append("law 2: nothing is selected")
        }
        if !paging.position.isFinite || !paging.location.isFinite { broken.append("law 22: a place is not finite") }
        if !paging.isLaidOut, paging.position != Double(tabs.selectedIndex ?? 0) {
            broken.append("law 4: before the first layout p is \(paging.position)")
        }
    }

    private func checkPages(_ broken: inout [String]) {
        if attached != Set(paging.pages) || attached.count != paging.pages.count {
            broken.append("law 15: \(attached) are there, and the machine says \(paging.pages)")
        }
        if loaded != Set(paging.loaded) || loaded.count != paging.loaded.count {
            broken.append("law 14: \(loaded) have content, and the machine says \(paging.loaded)")
        }
        if !attached.isSubset(of: loaded) { broken.append("law 15: \(attached.subtracting(loaded)) have no content") }
        let gone = loaded.filter { !paging.tabs.contains($0) && !attached.contains($0) }
        if !gone.isEmpty { broken.append("law 15: \(gone) were removed and are kept") }
        if paging.isLaidOut, paging.tabs.selected != nil, attached.isEmpty { broken.append("law 13: nothing is shown") }
        if container == .hidden, !phases.isEmpty {
            broken.append("law 15: off screen, \(phases) are told to be on it")
        }
        if !Set(phases.keys).isSubset(of: attached) {
            broken.append("law 15: \(phases) were told something, and only \(attached) are there")
        }
        let appeared = Set(phases.filter { $0.value == .appeared }.keys)
        if appeared != paging.appearedPages { broken.append("law 15: the ledger is wrong about \(appeared)") }
        if container == .hidden, !paging.isResting { broken.append("law 15: off screen, pages move") }
        if !paging.isResting, attached.count > 1, !appeared.isEmpty {
            broken.append("law 15: \(appeared) were not told that a movement has begun")
        }
        guard paging.isLaidOut, let visible = paging.track.visible else { return }
        for slot in visible where paging.reach.contains(slot) {
            let id = paging.track.slots[slot].id
            // A neighbour that came by an edit is asked about when the finger moves.
            if paging.track.slots[slot].isAllowed == nil { continue }
            if paging.tabs.contains(id), !attached.contains(id) { broken.append("\(id) is in sight and not there") }
        }
    }

    private func checkRest(_ broken: inout [String]) {
        let tabs = paging.tabs
        if paging.position != Double(tabs.selectedIndex ?? 0) {
            broken.append("law 9: at rest p is \(paging.position), the index \(String(describing: tabs.selectedIndex))")
        }
        if goal != nil || settlingTo != nil || isDragging { broken.append("law 9: something still moves") }
        if paging.track.pin != nil { broken.append("law 9: the place of a movement is remembered") }
        if let selected = tabs.selected, paging.slot(of: selected).map(Double.init) != paging.location {
            broken.append("law 9: the track is at \(paging.location), not at the page of \(selected)")
        }
        let there = tabs.selected.map { Set([$0]) } ?? []
        if attached != there { broken.append("law 15: at rest \(attached) are there, not \(there)") }
        let phase: Phase =
            switch container {
            case .hidden: .hidden
            case .appearing: .appearing
            case .appeared: .appeared
            case .disappearing: .disappearing
            }
        for id in there where (phases[id] ?? .hidden) != phase {
            // A page that comes while its container goes is told nothing.
            if container == .disappearing, phases[id] == nil { continue }
            broken.append("law 15: at rest \(id) is \(phases[id] ?? .hidden), its container \(phase)")
        }
        if let selected = tabs.selected { checkKept(around: selected, &broken) }
    }

    private func checkKept(around selected: Int, _ broken: inout [String]) {
        let ids = paging.tabs.ids.filter { paging.tabs.isEnabled($0) }
        guard let index = ids.firstIndex(of: selected) else { return }
        func near(_ distance: Int) -> Set<Int> {
            guard paging.options.wraps, ids.count > 2 else {
                return Set(ids[max(index - distance, 0)...min(index + distance, ids.count - 1)])
            }
            return Set((-distance...distance).map { ids[(index + $0 + ids.count * distance) % ids.count] })
        }
        let ahead = near(paging.options.preload)
        switch paging.options.retention {
        case .all: break
        case .window(let distance):
            let most = near(distance).union(ahead)
            if !loaded.isSubset(of: most) { broken.append("law 14: \(loaded) are kept, \(most) may be") }
        case .recent(let count):
            if loaded.subtracting(ahead).count > count { broken.append("law 14: \(loaded) are kept, not \(count)") }
        }
    }

    private func checkEvents(_ broken: inout [String]) {
        if let last = events.last, last.to != paging.tabs.selected {
            broken.append("law 6: the last change led to \(String(describing: last.to))")
        }
        // Each change starts where the one before ended. Two at a time are enough: all were new once.
        for (change, next) in zip(events.suffix(4), events.suffix(3)) where events.count >= 4 && change.to != next.from
        {
            broken.append("law 6: a change to \(String(describing: change.to)) is followed by one from elsewhere")
        }
        for change in events.suffix(3) where change.from == change.to {
            broken.append("law 6: \(change) changes nothing")
        }
    }
}
