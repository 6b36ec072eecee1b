/// What the order of tabs knows of a stretch of them.
struct TabRun: SummedRun, Sendable {
    /// The tabs, as they were given, that have stayed where they were to each other; `nil` for one that came or was moved.
    var given: Range<Int>?
    var isEnabled: Bool

    var count: Int { given?.count ?? 1 }

    var sum: TabSum { TabSum(enabled: isEnabled ? count : 0, givenEnd: given?.upperBound ?? 0) }

    subscript(range: Range<Int>) -> TabRun {
        guard let start = given?.lowerBound else { return self }
        return TabRun(given: (start + range.lowerBound)..<(start + range.upperBound), isEnabled: isEnabled)
    }
}

extension TabRun {
    /// Given tabs, of which those at these indexes, which are in order, are disabled.
    static func runs(count: Int, disabled: [Int]) -> [TabRun] {
        var runs: [TabRun] = []
        var start = 0
        for index in disabled {
            if start < index { runs.append(TabRun(given: start..<index, isEnabled: true)) }
            if let last = runs.last, !last.isEnabled, let given = last.given {
                runs[runs.count - 1].given = given.lowerBound..<(index + 1)
            } else {
                runs.append(TabRun(given: index..<(index + 1), isEnabled: false))
            }
            start = index + 1
        }
        if start < count { runs.append(TabRun(given: start..<count, isEnabled: true)) }
        return runs
    }
}

/// What a stretch of tabs adds up to.
struct TabSum: Summary {
    var enabled = 0
    /// The end of the last given tabs. Those that stayed are in their old order, so it says how far the stretch reaches.
    var givenEnd = 0

    static let zero = TabSum()

    static func + (a: TabSum, b: TabSum) -> TabSum {
        TabSum(enabled: a.enabled + b.enabled, givenEnd: max(a.givenEnd, b.givenEnd))
    }
}
