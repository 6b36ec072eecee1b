/// Something that is kept for each of several items, as long as they are there.
@MainActor
struct ItemMap<Kept> {
    private var kept: [ObjectIdentifier: Kept] = [:]

    var values: Dictionary<ObjectIdentifier, Kept>.Values { kept.values }

    subscript(item: Item) -> Kept? { kept[ObjectIdentifier(item)] }

    /// Keeps what there is for the items that are there now, makes it for new ones, and gives up the rest.
    ///
    /// - Returns: What is kept, in the order of the items.
    mutating func update(
        _ items: [Item], make: (Item) -> Kept, giveUp: (Kept) -> Void = { _ in }
    ) -> [Kept] {
        update(items, by: { $0 }, make: make, giveUp: giveUp)
    }

    /// The same for values that have an item each.
    mutating func update<Value>(
        _ values: [Value], by item: (Value) -> Item, make: (Value) -> Kept, giveUp: (Kept) -> Void = { _ in }
    ) -> [Kept] {
        var rest = kept
        kept = [:]
        let all = values.map { value in
            let key = ObjectIdentifier(item(value))
            let result = rest.removeValue(forKey: key) ?? make(value)
            kept[key] = result
            return result
        }
        for gone in rest.values { giveUp(gone) }
        return all
    }
}
