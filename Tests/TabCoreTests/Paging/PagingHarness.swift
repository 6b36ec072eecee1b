import Testing

@testable import TabCore

/// Stands where a pager stands: performs what the state machine says, and checks that it makes sense.
///
/// ```
///   event ──▶ Paging ──▶ effects ──▶ pages (phases), scroll view (location, goal), app (events)
/// ```
struct PagingHarness {
    enum Phase { case hidden, appearing, appeared, disappearing }

    var paging: Paging<Int>
    var phases: [Int: Phase] = [:]
    var loaded: Set<Int> = []
    var attached: Set<Int> = []
    var events: [SelectionChange<Int>] = []
    var reselected: [Int] = []
    var cancelled = 0
    /// Every call to a page, in order, as "b willAppear".
    var calls: [String] = []
    /// The slot to which the pager itself moves the pages.
    var goal: Int?
    /// How much of the way of p to that slot is left.
    var remaining = 1.0
    /// Whether a finger drags, or the scroll view decelerates to a slot.
    var isDragging = false
    var settlingTo: Double?
    var container = AppearanceLedger<Int>.Container.hidden
    var refused: Set<Int> = []
    var asked: [Int] = []
    var problems: [String] = []
    /// What has been asked in the present movement, and what was refused then.
    var askedNow: Set<Int> = []
    var refusedNow: Set<Int> = []
    /// The pages that may come into sight without a question: those that were there, and the goals of commands.
    var known: Set<Int> = []
    /// What may be made and shown during a far jump that passes pages over.
    var jumpPages: Set<Int>?

    init(_ ids: some Sequence<Int>, selected: Int? = nil, options: PagingOptions = PagingOptions()) {
        paging = Paging(tabs: TabList(ids: ids, selected: selected), options: options)
    }

    /// A harness on screen, at rest.
    static func shown(_ ids: some Sequence<Int>, selected: Int? = nil, options: PagingOptions = PagingOptions()) -> Self
    {
        var harness = PagingHarness(ids, selected: selected, options: options)
        harness.appear(.appearing)
        harness.send { $0.layOut() }
        harness.appear(.appeared)
        return harness
    }
}

/// Positions are compared to a billionth of a page.
func isNear(_ a: Double, _ b: Double) -> Bool { abs(a - b) <= 1e-9 }
