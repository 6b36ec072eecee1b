/// The lengths of views along the axis of a lazy stack, as far as they are known.
struct LazyLengths: Equatable {
    private var known: [ObjectIdentifier: CGFloat] = [:]
    /// For views that haven't been seen: the length of the first one that was.
    private var estimate: CGFloat?

    var isUnknown: Bool { estimate == nil }

    @MainActor
    subscript(item: Item) -> CGFloat? {
        get { known[ObjectIdentifier(item)] }
        set {
            known[ObjectIdentifier(item)] = newValue
            estimate = estimate ?? newValue
        }
    }

    /// Views that are gone needn't be known.
    @MainActor
    mutating func forget(allBut items: [Item]) {
        guard known.count > items.count else { return }
        let present = Set(items.map(ObjectIdentifier.init))
        known = known.filter { present.contains($0.key) }
    }

    @MainActor
    func length(_ item: Item) -> CGFloat { self[item] ?? estimate ?? 0 }

    /// Where each view begins.
    @MainActor
    func starts(_ items: [Item], _ spacing: CGFloat) -> [CGFloat] {
        var position: CGFloat = 0
        return items.map { item in
            defer { position += length(item) + spacing }
            return position
        }
    }

    @MainActor
    func total(_ items: [Item], _ spacing: CGFloat) -> CGFloat {
        items.reduce(0) { $0 + length($1) } + spacing * CGFloat(max(items.count - 1, 0))
    }

    /// The views that lie in a range, by where each view begins.
    @MainActor
    func indices(in range: ClosedRange<CGFloat>, starts: [CGFloat], _ items: [Item]) -> Range<Int> {
        // The first whose end lies in the range or after it.
        var (low, high) = (0, items.count)
        while low < high {
            let middle = (low + high) / 2
            if starts[middle] + length(items[middle]) <= range.lowerBound {
                low = middle + 1
            } else {
                high = middle
            }
        }
        var end = low
        while end < items.count, starts[end] < range.upperBound { end += 1 }
        return low..<end
    }
}
