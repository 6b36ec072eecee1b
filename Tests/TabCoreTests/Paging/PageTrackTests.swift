import Testing

@testable import TabCore

@Suite("The track")
struct PageTrackTests {
    /// Pages of a list of ten, by number.
    private func track(_ ids: Int..., home: Int = 0) -> PageTrack<Int> {
        PageTrack(slots: ids.map { .init(id: $0) }, home: home)
    }

    private func position(_ location: Double, on track: PageTrack<Int>) -> Double {
        track.position(at: location) { 0..<10 ~= $0 ? $0 : nil }
    }

    @Test("Law 9: p is exact at each page and linear between two, whatever their distance in the list")
    func linear() {
        let track = track(0, 1, 4, 9)
        for (slot, place) in [0.0, 1, 4, 9].enumerated() { #expect(position(Double(slot), on: track) == place) }
        #expect(position(1.5, on: track) == 2.5 && isNear(position(2.2, on: track), 5))
    }

    @Test("Beyond the ends p goes on page by page")
    func beyond() {
        let track = track(2, 5)
        #expect(position(-0.25, on: track) == 1.75 && position(1.5, on: track) == 5.5)
    }

    @Test("Law 22: a track without pages is at 0")
    func empty() {
        let track = PageTrack<Int>()
        #expect(position(3, on: track) == 0 && track.visible == nil && track.reach == 0...0 && track.nearest == 0)
    }

    @Test(
        "Law 10: where a finger stopped a movement p is what it was, and from there goes straight to the line",
        arguments: [0.5, 1])
    func pin(slot: Double) {
        var track = track(0, 1, 8)
        track.pin = .init(slot: slot, position: 3)
        #expect(position(slot, on: track) == 3)
        for side in [-1.0, 1] {
            let end = track.linePosition(at: slot + side) { $0 }
            #expect(position(slot + side, on: track) == end)
            #expect(isNear(position(slot + side / 4, on: track), 3 + (end - 3) / 4))
            #expect(isNear(position(slot + side * 1.0001, on: track), end) == false)
            #expect(abs(position(slot + side * 1.0001, on: track) - end) < 0.001)
        }
    }

    @Test("Law 13: a page that left the list stands next to its neighbour")
    func gone() {
        #expect(position(1, on: track(3, 20, 5)) == 4)
        #expect(position(0, on: track(20, 5)) == 4)
        #expect(position(0.5, on: track(20, 21)) == 0.5)
    }

    @Test("Law 8: a refused page ends the track on its side")
    func reach() {
        var track = track(0, 1, 2, 3, 4, home: 2)
        #expect(track.reach == 0...4)
        track.slots[4].isAllowed = false
        #expect(track.reach == 0...3)
        track.slots[0].isAllowed = false
        track.slots[1].isAllowed = false
        #expect(track.reach == 2...3)
    }

    @Test("Visible are the slots of which some part shows")
    func visible() {
        var track = track(0, 1, 2)
        for (location, range) in [(0.0, 0...0), (0.1, 0...1), (1, 1...1), (1.9, 1...2), (-0.3, 0...0), (2.4, 2...2)] {
            track.location = location
            #expect(track.visible == range, "\(location)")
        }
    }
}
