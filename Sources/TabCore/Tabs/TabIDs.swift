/// The ids that a list of tabs is made of: each is found by its index, and its index by it. They don't change.
///
/// The ids stay where they are. With a hundred thousand of them, a copy of each would cost as much as hashing it.
package struct TabIDs<ID: Hashable> {
    /// The number of ids, each counted once.
    package let count: Int
    /// What was given although it was there already; the first is kept.
    package let repeated: [ID]
    private let idAt: (Int) -> ID
    private let indexOf: (ID) -> Int?
    /// Where each was among those given, if any were repeated.
    private let origins: [Int]?

    /// Takes ids in, in O(*n*).
    ///
    /// - Parameters:
    ///   - count: How many there are.
    ///   - hash: The hash values of the ids, for who can tell them without making copies of the ids. Asked once for each, in
    ///     order.
    ///   - id: Answers the same id for an index whenever it is asked.
    // For the ids of TabKit, whose compiler sees nothing of this: a third of the time.
    @_specialize(where ID == AnyHashable)
    package init(count: Int, hash: ((Int) -> Int)? = nil, id: @escaping (Int) -> ID) {
        var table = HashTable(capacity: count)
        var repeated: [ID] = []
        var origins: [Int]?
        for origin in 0..<count {
            let hash = hash?(origin) ?? id(origin).hashValue
            var place = table.start(of: hash)
            var isNew = true
            while isNew, let known = table.next(hash: hash, at: &place) {
                isNew = id(origins?[known] ?? known) != id(origin)
            }
            if isNew {
                table.put(origins?.count ?? origin, hash: hash, at: place)
                origins?.append(origin)
            } else {
                if origins == nil { origins = Array(0..<origin) }
                repeated.append(id(origin))
            }
        }
        self.count = origins?.count ?? count
        self.repeated = repeated
        self.origins = origins
        let idAt = { [origins] in id(origins?[$0] ?? $0) }
        self.idAt = idAt
        indexOf = { [table] wanted in
            let hash = wanted.hashValue
            var place = table.start(of: hash)
            while let index = table.next(hash: hash, at: &place) {
                if idAt(index) == wanted { return index }
            }
            return nil
        }
    }

    /// Takes in the ids of an array.
    package init(_ ids: [ID]) {
        self.init(count: ids.count) { ids[$0] }
    }

    /// Ids of one type as ids of any: each is made one when it is asked for. An id of another type is not among them.
    package init<Base: Hashable>(erasing base: TabIDs<Base>) where ID == AnyHashable {
        count = base.count
        repeated = base.repeated.map { AnyHashable($0) }
        origins = base.origins
        idAt = { AnyHashable(base[$0]) }
        indexOf = { ($0.base as? Base).flatMap(base.index) }
    }

    /// The id at an index, which must be valid.
    package subscript(index: Int) -> ID { idAt(index) }

    /// The index of an id, or `nil` if it isn't among them.
    package func index(of id: ID) -> Int? { indexOf(id) }

    /// Where the id at an index was among those that were given.
    package func origin(of index: Int) -> Int { origins?[index] ?? index }
}
