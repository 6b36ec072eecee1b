/// The items of a strip or pager. Their order is in a `TabList`; this holds what each of them is.
///
/// A list that has just been given is kept as it is: nothing is made of a hundred thousand items of which ten are shown.
/// With the first edit, items are found by id.
@MainActor struct TabCollection {
    /// The items in the order of the list, as long as nothing was edited.
    private var given: [TabItem] = []
    private var edited: [AnyHashable: TabItem]?

    /// The item with an id.
    ///
    /// - Parameter index: Where the tab is in the list; `nil` if it is not in it.
    func item(for id: AnyHashable, at index: Int?) -> TabItem? {
        if let edited { return edited[id] }
        guard let index, given.indices.contains(index), given[index].id == id else { return nil }
        return given[index]
    }

    /// Takes new items in, of which none has the id of another.
    mutating func replace(with unique: [TabItem]) {
        given = unique
        edited = nil
    }

    mutating func set(_ item: TabItem) {
        findById()
        edited?[item.id] = item
    }

    mutating func remove(_ id: AnyHashable) {
        findById()
        edited?[id] = nil
    }

    /// The list has another order now, so that items are not found by their place any more.
    mutating func findById() {
        guard edited == nil else { return }
        edited = Dictionary(given.map { ($0.id, $0) }) { first, _ in first }
        given = []
    }
}

extension [TabItem] {
    /// The first item with each id: this very array, if no id is repeated.
    func unique(in list: TabList<AnyHashable>) -> [TabItem] {
        guard list.count != count else { return self }
        var seen = Set<AnyHashable>()
        return filter { seen.insert($0.id).inserted }
    }
}
