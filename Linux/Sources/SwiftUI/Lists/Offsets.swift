extension RangeReplaceableCollection where Self: MutableCollection {
    /// Removes the elements with some numbers, counted from 0.
    public mutating func remove(atOffsets offsets: IndexSet) {
        var number = 0
        removeAll { _ in
            defer { number += 1 }
            return offsets.contains(number)
        }
    }
}
