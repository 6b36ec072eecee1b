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

    /// A point of the line from s to p that is not a page: where a command turned the movement.
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

    /// The position p at a slot position: linear between pages, exact at each page, and at the pin while there is one.
    ///
    /// - Parameter index: Where a page stands in the list, or `nil` when it is no longer in it; such a page counts as
    ///   standing next to its neighbour on the track.
    func position(at location: Double, index: (ID) -> Int?) -> Double {
        guard !slots.isEmpty else { return 0 }
        if let pin, pin.slot == location { return pin.position }
        let lower = min(max(Int(location.rounded(.down)), 0), last)
        let upper = min(lower + 1, last)
        let start = coordinate(of: lower, index: index)
        let end = upper > lower ? coordinate(of: upper, index: index) : start
        if location < 0 { return start + location }
        if location >= Double(last) { return coordinate(of: last, index: index) + location - Double(last) }
        let from: (slot: Double, position: Double)
        let to: (slot: Double, position: Double)
        if let pin, pin.slot > Double(lower), pin.slot < Double(upper) {
            from = location < pin.slot ? (Double(lower), start) : (pin.slot, pin.position)
            to = location < pin.slot ? (pin.slot, pin.position) : (Double(upper), end)
        } else {
            (from, to) = ((Double(lower), start), (Double(upper), end))
        }
        guard to.slot > from.slot else { return from.position }
        return from.position + (to.position - from.position) * (location - from.slot) / (to.slot - from.slot)
    }

    private func coordinate(of slot: Int, index: (ID) -> Int?) -> Double {
        for distance in 0...slots.count {
            if slot - distance >= 0, let found = index(slots[slot - distance].id) { return Double(found + distance) }
            if slot + distance <= last, let found = index(slots[slot + distance].id) { return Double(found - distance) }
        }
        return Double(slot)
    }
}
