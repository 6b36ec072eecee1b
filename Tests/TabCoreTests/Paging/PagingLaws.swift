import Testing

@testable import TabCore

/// What holds after every event, whatever came before it.
func assertLaws(
    of harness: PagingHarness, _ context: @autoclosure () -> String = "",
    sourceLocation: SourceLocation = #_sourceLocation
) {
    var broken = harness.problems
    let paging = harness.paging
    let tabs = paging.tabs

    // Law 2: one enabled tab is selected whenever there is one.
    if let selected = tabs.selected {
        if !tabs.isEnabled(selected) { broken.append("law 2: \(selected) is selected and disabled") }
    } else if tabs.enabledCount > 0 {
        broken.append("law 2: nothing is selected")
    }

    // Law 22: every number is finite.
    if !paging.position.isFinite || !paging.location.isFinite { broken.append("law 22: a place is not finite") }

    // Laws 9 and 15: at rest, exactly the selected page is there, has appeared, and p is its index.
    if paging.isResting, paging.isLaidOut {
        if paging.position != Double(tabs.selectedIndex ?? 0) {
            broken.append("law 9: at rest p is \(paging.position), the index \(String(describing: tabs.selectedIndex))")
        }
        let there = tabs.selected.map { Set([$0]) } ?? []
        if harness.attached != there { broken.append("law 15: at rest \(harness.attached) are there, not \(there)") }
        let appeared = harness.container == .appeared ? there : []
        let told = Set(harness.phases.filter { $0.value == .appeared }.keys)
        if told != appeared { broken.append("law 15: at rest \(told) have appeared, not \(appeared)") }
        if harness.goal != nil { broken.append("law 9: something still moves") }
    }
    if harness.container == .hidden, !harness.phases.isEmpty {
        broken.append("law 15: off screen, \(harness.phases) are told to be on it")
    }

    // Law 6: each change starts where the one before ended, and the last one leads to the selection.
    for (change, next) in zip(harness.events, harness.events.dropFirst()) where change.to != next.from {
        broken.append("law 6: a change to \(String(describing: change.to)) is followed by one from elsewhere")
    }
    if let last = harness.events.last, last.to != tabs.selected {
        broken.append("law 6: the last change led to \(String(describing: last.to))")
    }
    #expect(broken.isEmpty, "\(broken.joined(separator: "\n")) \(context())", sourceLocation: sourceLocation)
}
