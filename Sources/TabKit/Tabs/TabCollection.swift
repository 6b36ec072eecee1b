/// The items of a strip or pager by id. Their order is in a `TabList`; this holds what each of them is.
@MainActor struct TabCollection {
    private var items: [AnyHashable: TabItem] = [:]

    subscript(id: AnyHashable) -> TabItem? { items[id] }

    /// Takes new items in; of items with the same id the first counts.
    mutating func replace(with new: [TabItem]) {
        items = Dictionary(new.map { ($0.id, $0) }) { first, _ in first }
    }

    /// Of new items, the first with each id, and the ids of those that were here and look different now.
    func compare(with items: [TabItem]) -> (unique: [TabItem], updated: [AnyHashable]) {
        var seen = Set<AnyHashable>()
        let unique = items.filter { seen.insert($0.id).inserted }
        let updated = unique.filter { new in self.items[new.id].map { !$0.looksLike(new) } ?? false }
        return (unique, updated.map(\.id))
    }

    mutating func set(_ item: TabItem) { items[item.id] = item }
    mutating func remove(_ id: AnyHashable) { items[id] = nil }
}
