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

    init(_ ids: some Sequence<Int>, selected: Int? = nil, options: PagingOptions = PagingOptions()) {
        paging = Paging(tabs: TabList(ids: ids, selected: selected), options: options)
    }

    /// A harness on screen, at rest.
    static func shown(_ ids: some Sequence<Int>, selected: Int? = nil, options: PagingOptions = PagingOptions()) -> Self {
        var harness = PagingHarness(ids, selected: selected, options: options)
        harness.appear(.appearing)
        harness.send { $0.layOut() }
        harness.appear(.appeared)
        return harness
    }

    // MARK: Events

    mutating func send(_ event: (inout Paging<Int>) -> [PagingEffect<Int>]) {
        for effect in event(&paging) { perform(effect) }
    }

    @discardableResult
    mutating func select(_ id: Int, animated: Bool = true, reason: SelectionReason = .code) -> Bool {
        guard let effects = paging.select(id, animated: animated, reason: reason) else { return false }
        for effect in effects { perform(effect) }
        return true
    }

    mutating func appear(_ container: AppearanceLedger<Int>.Container) {
        self.container = container
        send { $0.container(is: container) }
    }

    /// A finger drags the pages to a place on the track.
    mutating func drag(to location: Double) {
        if !isDragging {
            isDragging = true
            settlingTo = nil
            send { $0.dragBegan() }
        }
        scroll(to: location)
    }

    mutating func scroll(to location: Double) {
        while let id = paging.question(at: location) {
            asked.append(id)
            let isAllowed = !refused.contains(id)
            send { $0.answer(isAllowed, for: id) }
        }
        send { $0.scrolled(to: location) }
    }

    /// The finger lifts, and the scroll view aims at the nearest slot in reach, or at the one after it.
    mutating func release(flick: Int = 0) {
        guard isDragging else { return }
        isDragging = false
        let reach = paging.reach
        let target = min(max(Int(paging.location.rounded()) + flick, reach.lowerBound), reach.upperBound)
        settlingTo = Double(target)
        send { $0.dragEnded(target: Double(target)) }
    }

    /// A part of whatever moves the pages goes by.
    mutating func advance(_ fraction: Double) {
        if let goal {
            let location = paging.location + (Double(goal) - paging.location) * fraction
            send { $0.scrolled(to: location) }
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

    mutating func settle() {
        release()
        if paging.isHeld { send { $0.holdEnded() } }
        for _ in 0..<20 where goal != nil || settlingTo != nil { advance(1) }
    }

    // MARK: Effects

    private mutating func perform(_ effect: PagingEffect<Int>) {
        switch effect {
        case .load(let id): loaded.insert(id)
        case .attach(let id, let appears):
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
            loaded.remove(id)
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

    private mutating func expect(_ condition: Bool, _ message: @autoclosure () -> String) {
        if !condition { problems.append(message()) }
    }
}
