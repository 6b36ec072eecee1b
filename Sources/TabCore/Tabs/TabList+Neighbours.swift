extension TabList {
    /// The first enabled tab.
    public var firstEnabledIndex: Int? { enabledIndex(rank: 0) }

    /// The last enabled tab.
    public var lastEnabledIndex: Int? { enabledIndex(rank: enabledCount - 1) }

    /// The nearest enabled tab after an index; the index itself need not be valid.
    public func nextEnabled(afterIndex index: Int) -> Int? {
        guard index < count - 1 else { return nil }
        return enabledIndex(rank: enabledCount(beforeIndex: Swift.max(index, -1) + 1))
    }

    /// The nearest enabled tab before an index; the index itself need not be valid.
    public func previousEnabled(beforeIndex index: Int) -> Int? {
        guard index > 0 else { return nil }
        return enabledIndex(rank: enabledCount(beforeIndex: Swift.min(index, count)) - 1)
    }

    /// The nearest enabled tab after another, or `nil` if there is none or the list doesn't have that one.
    public func nextEnabled(after id: ID) -> ID? {
        index(of: id).flatMap { nextEnabled(afterIndex: $0) }.map { self[$0] }
    }

    /// The nearest enabled tab before another, or `nil` if there is none or the list doesn't have that one.
    public func previousEnabled(before id: ID) -> ID? {
        index(of: id).flatMap { previousEnabled(beforeIndex: $0) }.map { self[$0] }
    }

    /// The number of enabled tabs before an index, which is taken into range.
    public func enabledCount(beforeIndex index: Int) -> Int {
        order.sum(before: Swift.min(Swift.max(index, 0), count)).enabled
    }

    /// The index of the enabled tab with that many enabled tabs before it.
    public func enabledIndex(rank: Int) -> Int? {
        guard rank >= 0, rank < enabledCount else { return nil }
        return order.firstIndex { sum, _ in sum.enabled > rank }
    }
}
