/// The steps from one order to another, in which as few elements as possible are moved.
///
/// A longest run of elements that are in the right order among themselves stays. The others are inserted and moved from the
/// first target to the last, each just behind its predecessor, which is in its final place by then.
///
/// - Complexity: O(*n* log *n*): no list is edited for it. Where an element is at its turn follows from how many of those
///   that are still to be moved stand before it.
struct Rearrangement {
    enum Step {
        case insert(target: Int, at: Int)
        case move(target: Int, from: Int, to: Int)
    }

    /// For each element that is there, in the present order, its index in the new one.
    private let targets: [Int]
    /// The number of elements in the new order.
    private let count: Int
    /// For each index in the new order, whether the element is there and stays.
    private let stays: [Bool]

    init(targets: [Int], count: Int) {
        self.targets = targets
        self.count = count
        stays = Self.staying(targets: targets, count: count)
    }

    func steps() -> [Step] {
        var sources = [Int?](repeating: nil, count: count)
        for (source, target) in targets.enumerated() { sources[target] = source }
        /// For each index in the new order, how many stay before it.
        var staying = [0]
        staying.reserveCapacity(count + 1)
        for isStaying in stays { staying.append(staying[staying.count - 1] + (isStaying ? 1 : 0)) }
        let following = followingStay
        var movers = Counter(targets.map { !stays[$0] })
        var steps: [Step] = []
        /// The last element that stays among those before the target: the predecessor, or all between it and that.
        var anchor: Int?
        for target in 0..<count {
            if stays[target] {
                anchor = sources[target]
                continue
            }
            let place = target + (anchor.map { movers.count(before: $0) } ?? 0)
            guard let source = sources[target] else {
                steps.append(.insert(target: target, at: place))
                continue
            }
            // Before it are those that are in their final places and belong before the next that stays.
            let next = following[source]
            let settled = next <= target ? next : target + staying[next] - staying[target]
            let from = movers.count(before: source) + settled
            movers.remove(source)
            let to = from < place ? place - 1 : place
            // Never in place already: then it could have stayed, in a longer run.
            steps.append(.move(target: target, from: from, to: to))
        }
        return steps
    }

    /// For each element in the present order, the target of the next one that stays, or the end.
    private var followingStay: [Int] {
        var following = targets
        var next = count
        for (source, target) in targets.enumerated().reversed() {
            following[source] = next
            if stays[target] { next = target }
        }
        return following
    }

    /// A longest increasing subsequence, found by patience sorting.
    private static func staying(targets: [Int], count: Int) -> [Bool] {
        /// For each length of an increasing run, the position of the smallest target that ends one.
        var ends: [Int] = []
        var previous = [Int?](repeating: nil, count: targets.count)
        for (position, target) in targets.enumerated() {
            var low = 0
            var high = ends.count
            while low < high {
                let middle = (low + high) / 2
                if targets[ends[middle]] < target { low = middle + 1 } else { high = middle }
            }
            previous[position] = low > 0 ? ends[low - 1] : nil
            if low == ends.count { ends.append(position) } else { ends[low] = position }
        }
        var stays = [Bool](repeating: false, count: count)
        var position = ends.last
        while let current = position {
            stays[targets[current]] = true
            position = previous[current]
        }
        return stays
    }
}

/// Marks on a row of places, and how many there are before each: a Fenwick tree.
private struct Counter {
    /// At *i*, the number of marks among the last places before *i*, as many as the lowest bit of *i* says.
    private var sums: [Int]

    init(_ marks: [Bool]) {
        sums = [0] + marks.map { $0 ? 1 : 0 }
        for index in 1..<sums.count {
            let parent = index + (index & -index)
            if parent < sums.count { sums[parent] += sums[index] }
        }
    }

    func count(before place: Int) -> Int {
        var count = 0
        var index = place
        while index > 0 {
            count += sums[index]
            index -= index & -index
        }
        return count
    }

    mutating func remove(_ place: Int) {
        var index = place + 1
        while index < sums.count {
            sums[index] -= 1
            index += index & -index
        }
    }
}
