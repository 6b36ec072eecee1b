import Testing

@testable import TabCore

/// Checks on any list what laws 1 and 2 promise, and that everything that can be asked agrees with the list as it is walked.
func assertLaws<ID>(of list: TabList<ID>, sourceLocation: SourceLocation = #_sourceLocation) {
    let violations = list.violations
    #expect(violations == [], sourceLocation: sourceLocation)
}

extension TabList {
    fileprivate var violations: [String] {
        var found = order.violations
        func check(_ holds: Bool, _ law: @autoclosure () -> String) {
            if !holds { found.append(law()) }
        }
        let tabs = tabs
        let enabled = tabs.indices.filter { tabs[$0].isEnabled }
        check(tabs.count == count && isEmpty == tabs.isEmpty, "The count is that of the tabs.")
        check(Set(tabs.map(\.id)).count == count, "1: An id stands for one tab.")
        check(slots.count + given.count - departed.count == count, "1: Each id is known once.")
        check(Set(slots.values) == Set(idsBySlot.keys), "1: An id and its place know each other.")
        check(enabledCount == enabled.count, "The enabled tabs are counted.")
        check((selected == nil) == enabled.isEmpty, "2: A tab is selected when there is an enabled one.")
        check(selected.map { isEnabled($0) } ?? true, "2: The selected tab is in the list and enabled.")
        check(selectedIndex.map { self[$0] } == selected, "1: The selected index is that of the selected id.")
        check(firstEnabledIndex == enabled.first && lastEnabledIndex == enabled.last, "The ends are enabled.")
        for index in sampled(-1...count) {
            check(
                id(at: index) == (tabs.indices.contains(index) ? tabs[index].id : nil), "The id at \(index) is right.")
            check(nextEnabled(afterIndex: index) == enabled.first { $0 > index }, "The tab after \(index) is right.")
            check(
                previousEnabled(beforeIndex: index) == enabled.last { $0 < index }, "The tab before \(index) is right.")
            check(isEnabled(at: index) == enabled.contains(index), "Whether \(index) is enabled is right.")
            guard tabs.indices.contains(index) else { continue }
            check(self.index(of: tabs[index].id) == index, "The index of the tab at \(index) is right.")
            check(contains(tabs[index].id), "The list contains its tabs.")
        }
        return found
    }
}

/// All of a short range, or some thirty of a long one, with both ends.
func sampled(_ range: ClosedRange<Int>) -> [Int] {
    if range.count <= 40 { return Array(range) }
    let step = range.count / 29
    return Array(stride(from: range.lowerBound, through: range.upperBound, by: step)) + [range.upperBound]
}
