import Testing

@testable import TabCore

@Suite struct TabIDsTests {
    /// An id whose hash says nothing.
    struct Colliding: Hashable {
        var number: Int
        func hash(into hasher: inout Hasher) {}
    }

    @Test(arguments: [0, 1, 2, 3, 100, 10_000])
    func `Each id is found by its index, and its index by it`(count: Int) {
        let ids = TabIDs(Array(0..<count).map { $0 * 7 })
        #expect(ids.count == count && ids.repeated == [])
        for index in 0..<count { #expect(ids[index] == index * 7 && ids.index(of: index * 7) == index) }
        #expect(ids.index(of: 1) == nil && ids.index(of: -7) == nil && ids.index(of: count * 7) == nil)
    }

    @Test func `Law 1: of equal ids the first counts, and each of the others is told`() {
        let ids = TabIDs(["a", "b", "a", "c", "a", "b", "d"])
        #expect((0..<ids.count).map { ids[$0] } == ["a", "b", "c", "d"] && ids.repeated == ["a", "a", "b"])
        #expect(["a", "b", "c", "d", "x"].map { ids.index(of: $0) } == [0, 1, 2, 3, nil])
        #expect((0..<ids.count).map { ids.origin(of: $0) } == [0, 1, 3, 6])
    }

    @Test func `Ids are told apart by what they are, not by their hash`() {
        let ids = TabIDs((0..<200).map { Colliding(number: $0 % 150) })
        #expect(ids.count == 150 && ids.repeated.map(\.number) == Array(0..<50))
        for number in 0..<150 { #expect(ids.index(of: Colliding(number: number)) == number) }
        #expect(ids.index(of: Colliding(number: 150)) == nil)
    }

    @Test(arguments: 1...8)
    func `Random ids agree with a dictionary`(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let given = (0..<2000).map { _ in String(Int.random(in: 0..<3000, using: &random)) }
        let ids = TabIDs(given)
        var firsts: [String: Int] = [:]
        for id in given where firsts[id] == nil { firsts[id] = firsts.count }
        #expect(ids.count == firsts.count && ids.repeated.count == given.count - firsts.count)
        for id in (0..<3000).map(String.init) { #expect(ids.index(of: id) == firsts[id], "seed \(seed), id \(id)") }
    }

    @Test func `Ids of one type are found as ids of any`() {
        let ids = TabIDs<AnyHashable>(erasing: TabIDs(["a", "b", "a"]))
        #expect(ids.count == 2 && ids[1] == AnyHashable("b") && ids.repeated == [AnyHashable("a")])
        #expect(ids.index(of: "b") == 1 && ids.index(of: "x") == nil && ids.index(of: 1) == nil)
    }
}
