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
    /// Whether a finger drags, or the scroll view decelerates to a slot.
    var isDragging = false
    var settlingTo: Double?
    var container = AppearanceLedger<Int>.Container.hidden
    var refused: Set<Int> = []
    var asked: [Int] = []
    var problems: [String] = []
    /// What has been asked in the present movement, and what was refused then.
    private var askedNow: Set<Int> = []
    private var refusedNow: Set<Int> = []
    /// The pages that may come into sight without a question: those that were there, and the goals of commands.
    private var known: Set<Int> = []
    /// What may be made and shown during a far jump that passes pages over.
    private var jumpPages: Set<Int>?

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

    // MARK: Events

    mutating func send(_ event: (inout Paging<Int>) -> [PagingEffect<Int>]) {
        for effect in event(&paging) { perform(effect) }
        known.formUnion(attached)
        guard paging.isResting else { return }
        (askedNow, refusedNow, known, jumpPages) = ([], [], attached, nil)
    }

    /// An edit of the list: what was said of pages may be about others now.
    mutating func edit(_ change: (inout TabList<Int>) -> ListEdit<Int>) {
        (refusedNow, jumpPages) = ([], nil)
        let before = paging.tabs.selected
        send { $0.edit(change) }
        guard let selected = paging.tabs.selected, selected != before else { return }
        known.insert(selected)
        askedNow = []
    }

    @discardableResult
    mutating func select(_ id: Int, animated: Bool = true, reason: SelectionReason = .code) -> Bool {
        let here = attached
        guard let effects = paging.select(id, animated: animated, reason: reason) else { return false }
        (askedNow, refusedNow) = ([], [])
        known.insert(id)
        let beginsJump = effects.contains { if case .move = $0 { true } else { false } }
        if beginsJump { jumpPages = paging.options.farJump == .skip ? here.union([id]) : nil }
        send { _ in effects }
        return true
    }

    mutating func appear(_ container: AppearanceLedger<Int>.Container) {
        self.container = container
        send { $0.container(is: container) }
    }

    /// A finger stops the pages.
    mutating func hold() {
        jumpPages = nil
        send { $0.held() }
    }

    /// A finger drags the pages to a place on the track.
    mutating func drag(to location: Double) {
        beginDrag()
        scroll(to: location)
    }

    /// A finger drags the pages by a part of a page.
    mutating func drag(by distance: Double) {
        beginDrag()
        scroll(to: stretched(paging.location + distance))
    }

    /// A rubber band never gives way by a whole page.
    private func stretched(_ location: Double) -> Double {
        min(max(location, Double(paging.reach.lowerBound) - 0.9), Double(paging.reach.upperBound) + 0.9)
    }

    private mutating func beginDrag() {
        guard !isDragging else { return }
        isDragging = true
        settlingTo = nil
        jumpPages = nil
        let before = paging.position
        send { $0.dragBegan() }
        expectPosition(before)
    }

    mutating func scroll(to goal: Double) {
        var location = goal
        while let id = paging.question(at: location) {
            asked.append(id)
            expect(askedNow.insert(id).inserted, "\(id) is asked about twice in one movement")
            expect(!attached.contains(id), "\(id) is asked about and is there already")
            let isAllowed = !refused.contains(id)
            if isAllowed { known.insert(id) } else { refusedNow.insert(id) }
            let before = paging.position
            send { $0.answer(isAllowed, for: id) }
            expectPosition(before)
            if !isAllowed { location = stretched(location) }
        }
        send { $0.scrolled(to: location) }
    }

    /// The finger lifts: the scroll view aims at the nearest slot in reach, or, flicked, at the next on that side.
    mutating func release(flick: Int = 0) {
        guard isDragging else { return }
        isDragging = false
        let reach = paging.reach
        let rounding: FloatingPointRoundingRule = flick == 0 ? .toNearestOrAwayFromZero : flick > 0 ? .up : .down
        let further = abs(flick) > 1 ? flick.signum() : 0
        let target = min(max(Int(paging.location.rounded(rounding)) + further, reach.lowerBound), reach.upperBound)
        settlingTo = Double(target)
        send { $0.dragEnded(target: Double(target)) }
    }

    /// A part of whatever moves the pages goes by.
    mutating func advance(_ fraction: Double) {
        if let goal {
            let location = paging.location + (Double(goal) - paging.location) * fraction
            if fraction < 0 { send { $0.scrolled(to: location) } } else { advanceMovement(to: location) }
            if fraction == 1 {
                self.goal = nil
                send { $0.movementEnded() }
            }
        } else if let settlingTo {
            scroll(to: paging.location + (settlingTo - paging.location) * fraction)
            if fraction == 1 {
                self.settlingTo = nil
                send { $0.scrollEnded() }
            }
        }
    }

    private mutating func advanceMovement(to location: Double) {
        let before = paging.position
        let id = goal.map { paging.track.slots[$0].id }
        send { $0.scrolled(to: location) }
        guard let end = id.flatMap({ paging.tabs.index(of: $0) }) else { return }
        // Law 11: p goes straight to the goal, and the pages with it.
        let now = (location: paging.location, position: paging.position)
        expect(isNear(now.location, location), "the pages are at \(now.location), not at \(location)")
        let turnsBack = (now.position - before) * (Double(end) - now.position) < -1e-9
        expect(!turnsBack, "p turns back: from \(before) to \(now.position) on the way to \(end)")
    }

    mutating func settle() {
        release()
        endHold()
        for _ in 0..<20 where goal != nil || settlingTo != nil { advance(1) }
    }

    /// The finger that stopped the pages lifts.
    mutating func endHold() {
        if paging.isHeld { send { $0.holdEnded() } }
    }

    // MARK: Effects

    private mutating func perform(_ effect: PagingEffect<Int>) {
        switch effect {
        case .load(let id):
            expectLegal(id)
            loaded.insert(id)
        case .attach(let id, let appears):
            expectLegal(id)
            expect(loaded.contains(id), "attached without content: \(id)")
            expect(attached.insert(id).inserted, "attached twice: \(id)")
            if appears { tell(.begin(id, isAppearing: true)) }
        case .tell(let call): tell(call)
        case .detach(let id, let disappears):
            expect(attached.remove(id) != nil, "detached without being there: \(id)")
            if disappears { tell(.end(id)) }
            expect(phases[id] == nil, "detached while told that it is on screen: \(id)")
        case .unload(let id):
            expect(!attached.contains(id), "unloaded while in the hierarchy: \(id)")
            expect(loaded.remove(id) != nil, "unloaded without content: \(id)")
        case .place:
            if paging.isResting { (goal, settlingTo) = (nil, nil) }
        case .stop: (goal, settlingTo) = (nil, nil)
        case .cancelDrag: isDragging = false
        case .move(let slot): goal = slot
        case .moved, .reveal: break
        case .selected(let change): events.append(change)
        case .reselected(let id): reselected.append(id)
        case .cancelled: cancelled += 1
        }
    }

    /// Whether a page may be made and shown now.
    private mutating func expectLegal(_ id: Int) {
        // An edit may have selected the page under the finger; no question is due about it.
        guard !paging.isResting, id != paging.tabs.selected else { return }
        expect(!refusedNow.contains(id), "\(id) was refused and is made")
        expect(jumpPages?.contains(id) != false, "\(id) is passed over, and made")
        let isByFinger = isDragging || settlingTo != nil
        expect(!isByFinger || known.contains(id), "\(id) is made without a question")
    }

    private mutating func tell(_ call: AppearanceLedger<Int>.Call) {
        switch call {
        case .begin(let id, let isAppearing):
            let old = phases[id] ?? .hidden
            let isLegal = isAppearing ? [.hidden, .disappearing].contains(old) : [.appearing, .appeared].contains(old)
            expect(isLegal, "\(id): will\(isAppearing ? "Appear" : "Disappear") while \(old)")
            expect(container != .hidden, "\(id) is told something while the container is off screen")
            phases[id] = isAppearing ? .appearing : .disappearing
            calls.append("\(id) \(isAppearing ? "willAppear" : "willDisappear")")
        case .end(let id):
            let old = phases[id] ?? .hidden
            expect([.appearing, .disappearing].contains(old), "\(id): did… while \(old)")
            phases[id] = old == .appearing ? .appeared : nil
            calls.append("\(id) \(old == .appearing ? "didAppear" : "didDisappear")")
        }
    }

    /// The pages must not have moved.
    mutating func expectPosition(_ before: Double) {
        let now = paging.position
        expect(isNear(before, now), "p jumps from \(before) to \(now)")
    }

    private mutating func expect(_ condition: Bool, _ message: @autoclosure () -> String) {
        if !condition { problems.append(message()) }
    }
}

/// Positions are compared to a billionth of a page.
func isNear(_ a: Double, _ b: Double) -> Bool { abs(a - b) <= 1e-9 }
