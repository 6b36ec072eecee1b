/// A dictionary that forgets what wasn't used for longest when it is full.
///
/// Uses are stamped; when the cache outgrows its limit, the older half goes at once. So a look-up costs what a
/// dictionary costs, and forgetting costs next to nothing for each entry.
struct LRUCache<Key: Hashable, Value> {
    private struct Entry {
        var value: Value
        var stamp: UInt64
    }

    private let limit: Int
    private var entries: [Key: Entry] = [:]
    private var clock: UInt64 = 0

    init(limit: Int) {
        self.limit = max(limit, 2)
    }

    var count: Int { entries.count }

    mutating func value(for key: Key) -> Value? {
        guard let index = entries.index(forKey: key) else { return nil }
        clock += 1
        entries.values[index].stamp = clock
        return entries.values[index].value
    }

    mutating func insert(_ value: Value, for key: Key) {
        clock += 1
        entries[key] = Entry(value: value, stamp: clock)
        guard entries.count > limit else { return }
        let stamps = entries.values.map(\.stamp).sorted()
        let oldest = stamps[stamps.count / 2]
        entries = entries.filter { $0.value.stamp >= oldest }
    }

    mutating func removeAll() {
        entries.removeAll()
    }
}
