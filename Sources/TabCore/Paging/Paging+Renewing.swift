// The track under a finger, which goes where no command has laid it.
extension Paging {
    /// Under a finger: the pages that are shown stay on the track, and the rest is read from the list anew.
    ///
    /// What is shown needs no question. A refused page may be in sight too, where the finger pulled at the end.
    mutating func renewTrack() {
        let shown = track.slots.indices.filter { attached.contains(track.slots[$0].id) }
        guard let first = shown.first, let last = shown.last else { return }
        let here = position
        for slot in shown { track.slots[slot].isAllowed = true }
        track.slots = Array(track.slots[first...last])
        track.location -= Double(first)
        track.home = nearestShownSlot
        extendTrack()
        // No question is due about the tab that is selected by now.
        for slot in track.slots.indices where track.slots[slot].id == tabs.selected {
            track.slots[slot].isAllowed = true
        }
        pin(at: here)
    }

    /// Makes p what it is now, where the pages are now, if the track says otherwise.
    mutating func pin(at position: Double) {
        let line = track.linePosition(at: track.location) { tabs.index(of: $0) }
        track.pin = abs(line - position) > 1e-9 ? .init(slot: track.location, position: position) : nil
    }

    /// Lets a track that a command laid out go on at both ends.
    private mutating func extendTrack() {
        guard let first = track.slots.first, let last = track.slots.last else { return }
        var known = Set(track.slots.map(\.id))
        // A track whose pages have moved in the list may meet the same neighbours at both ends.
        let answers = swipe?.answers ?? [:]
        let fresh = { (ids: [ID]) in
            ids.prefix { known.insert($0).inserted }.map { PageTrack<ID>.Slot(id: $0, isAllowed: answers[$0]) }
        }
        // Round a circle, each other page is either before or after, and most are where the pages move to.
        let others = wrapsAround ? tabs.enabledCount - known.count(where: tabs.isEnabled) : .max
        let isLate = track.location > Double(track.last) / 2
        let (few, many) = (min(others / 2, Self.neighbourhood), min(others - others / 2, Self.neighbourhood))
        let before = Array(fresh(neighbours(of: first.id, count: isLate ? few : many, step: previous)).reversed())
        let after = fresh(neighbours(of: last.id, count: isLate ? many : few, step: next))
        track.slots = before + track.slots + after
        track.location += Double(before.count)
        track.home += before.count
    }
}
