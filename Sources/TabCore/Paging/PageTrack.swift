/// The row of pages that a finger or a movement can travel along right now, a page a slot.
///
/// Pages stand on the track side by side whatever their distance in the list: between two enabled tabs the disabled
/// ones are left out, and a far jump has two slots only. A *slot position* `s` says where on the track the pages are;
/// the *position* p in pages, from which everything else is drawn, follows from it (`position(at:)`).
///
/// ```
/// list      a  b  c  d  e          tap on d while a is shown      finger on b
/// track                            [a d]                          [a b c d e]
/// p         0  1  2  3  4          0…3                            0 … 4
/// ```
struct PageTrack<ID: Hashable> {
    /// A page on the track.
    struct Slot {
        var id: ID
        /// What `shouldSelect` said of this page during the present movement; `nil` if it was not asked.
        var isAllowed: Bool?
    }

    /// A place beside the line from s to p, where a finger stopped a movement that a command had turned.
    struct Pin {
        var slot: Double
        var position: Double
    }

    var slots: [Slot]
    /// Where on the track the pages are, in slots.
    var location: Double
    /// The slot where the present movement began: pages are refused on this side or on that side of it.
    var home: Int
    var pin: Pin?

    init(slots: [Slot] = [], home: Int = 0) {
        self.slots = slots
        self.home = home
        location = Double(home)
    }

    var last: Int { slots.count - 1 }

    /// The slots of which some part shows, in order.
    var visible: ClosedRange<Int>? {
        guard !slots.isEmpty else { return nil }
        let lower = min(max(Int(location.rounded(.down)), 0), last)
        let upper = min(max(Int(location.rounded(.up)), 0), last)
        return lower...upper
    }

    /// The slot nearest to where the pages are.
    var nearest: Int {
        min(max(Int(location.rounded()), 0), max(last, 0))
    }

    func slot(of id: ID) -> Int? {
        slots.firstIndex { $0.id == id }
    }

    /// The slots that pages can be dragged over: a refused page ends the track, in either direction.
    var reach: ClosedRange<Int> {
        guard !slots.isEmpty else { return 0...0 }
        let lower = slots[..<home].lastIndex { $0.isAllowed == false }.map { $0 + 1 } ?? 0
        let upper = slots[(home + 1)...].firstIndex { $0.isAllowed == false }.map { $0 - 1 } ?? last
        return lower...upper
    }

    /// The position p at a slot position: linear between pages and exact at each page. Around a pin p goes straight from
    /// there to the line, which it meets a page further on either side.
    ///
    /// - Parameter index: Where a page stands in the list, or `nil` when it is no longer in it; such a page counts as
    ///   standing next to its neighbour on the track.
    func position(at location: Double, index: (ID) -> Int?) -> Double {
        guard let pin, isNearPin(location) else { return linePosition(at: location, index: index) }
        let end = linePosition(at: location < pin.slot ? pin.slot - 1 : pin.slot + 1, index: index)
        return pin.position + (end - pin.position) * abs(location - pin.slot)
    }

    /// Whether the pin makes p differ from the line there.
    func isNearPin(_ location: Double) -> Bool {
        pin.map { abs(location - $0.slot) < 1 } ?? false
    }

    /// The position without a pin.
    func linePosition(at location: Double, index: (ID) -> Int?) -> Double {
        guard !slots.isEmpty else { return 0 }
        let lower = min(max(Int(location.rounded(.down)), 0), last)
        let upper = min(lower + 1, last)
        let start = coordinate(of: lower, index: index)
        let end = upper > lower ? coordinate(of: upper, index: index) : start
        if location < 0 { return start + location }
        if location >= Double(last) { return coordinate(of: last, index: index) + location - Double(last) }
        return start + (end - start) * (location - Double(lower))
    }

    private func coordinate(of slot: Int, index: (ID) -> Int?) -> Double {
        for distance in 0...slots.count {
            if slot - distance >= 0, let found = index(slots[slot - distance].id) { return Double(found + distance) }
            if slot + distance <= last, let found = index(slots[slot + distance].id) { return Double(found - distance) }
        }
        return Double(slot)
    }
}
