/// Finds the number of a thing by the hash of the thing, which itself is kept elsewhere.
///
/// Numbers only come in, so that looking on from a thing's place to the next free one is all there is to it. With a part
/// of the hash beside each number, hardly any two things are ever compared.
struct HashTable: Sendable {
    /// In the lower bits the number plus one, in all others as many bits of the hash; 0 is free.
    ///
    /// As small as they can be: what a search costs is the time that its place in memory takes to arrive.
    private var entries: [UInt32]
    private let mask: Int
    private let numberBits: UInt32

    /// Makes a table for things numbered from 0, of which there are fewer than 2³².
    init(capacity: Int) {
        var size = 4
        // At least half is free: a thing is found where it belongs, or one or two places behind.
        while size < capacity * 2 { size *= 2 }
        entries = Array(repeating: 0, count: size)
        mask = size - 1
        numberBits = UInt32(size - 1)
    }

    /// Where the search for a thing begins.
    func start(of hash: Int) -> Int { hash & mask }

    /// The next number that is probably that of the thing, from a place on; `nil` when the thing isn't there.
    ///
    /// The place is then behind that number, or where a number for the thing can be put.
    func next(hash: Int, at place: inout Int) -> Int? {
        let tag = tag(of: hash)
        while entries[place] != 0 {
            let entry = entries[place]
            place = (place + 1) & mask
            if entry & ~numberBits == tag { return Int(entry & numberBits) - 1 }
        }
        return nil
    }

    /// Puts the number of a thing at a place where the search for the thing has ended.
    mutating func put(_ number: Int, hash: Int, at place: Int) {
        entries[place] = tag(of: hash) | UInt32(number + 1)
    }

    /// The upper bits of the hash, as the lower ones say where the thing is.
    private func tag(of hash: Int) -> UInt32 { UInt32(truncatingIfNeeded: hash >> 32) & ~numberBits }
}
