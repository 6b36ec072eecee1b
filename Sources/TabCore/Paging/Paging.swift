/// The one state machine behind every pager and every strip: which tab is selected, where the pages are, which pages
/// are made, shown and told of it.
///
/// Each event is one mutating method; what it returns is to be performed in order (`PagingEffect`). The struct holds no
/// view and asks nothing: where the app has a say (`shouldSelect`), the owner asks between `question(at:)` and `answer`.
///
/// ```
///                select(animated)                       finger
///   waiting ── layOut ──▶ resting ──▶ moving ──▶ resting   │
///                           │   ▲        ▲  │              ▼
///                 dragBegan ▼   │  select│  └─ held ─▶ holding
///                        dragging ─▶ settling ─ held ─────┘
/// ```
public struct Paging<ID: Hashable> {
    public typealias Effect = PagingEffect<ID>
    public typealias Container = AppearanceLedger<ID>.Container

    enum State {
        /// There has been no size yet: the selection is kept, nothing is loaded.
        case waiting
        /// Nothing moves, and the pages stand on the selected tab.
        case resting
        /// A finger has stopped a movement and has not moved yet.
        case holding
        /// A finger drags the pages.
        case dragging
        /// The scroll view brings the pages to this slot, after the finger.
        case settling(to: Int)
        /// The owner moves the pages.
        case moving(Movement)
    }

    /// The owner's movement. Pages and p each go straight to the goal and arrive together, but p may have another way to
    /// go: where a command turned a far jump, the pages stand anywhere between two that are not neighbours.
    struct Movement {
        /// The slot that it leads to.
        let goal: Int
        /// Where on the track it began.
        let start: Double
        /// Whether it left the page at rest for one that is not its neighbour.
        var isFarJump = false
        /// Where p is now.
        var position: Double
        /// How much of the way of p is left: 1 at the start, 0 at the goal.
        var remaining = 1.0
    }

    /// A swipe under way, until the pages rest.
    struct Swipe {
        var hasShownPage = false
        var hasSelected = false
        /// What the app said of the pages that it was asked about.
        var answers: [ID: Bool] = [:]
    }

    /// The tabs and the selection.
    public internal(set) var tabs: TabList<ID>
    /// How pages are kept and moved; see `set(_:)`.
    public internal(set) var options: PagingOptions

    var state = State.waiting
    var track = PageTrack<ID>()
    var swipe: Swipe?
    /// The page that rested last, as long as it is in the hierarchy.
    var settled: ID?
    /// The pages in the hierarchy, in the order in which they came.
    var attached: [ID] = []
    /// The pages with content, the one shown last at the end.
    var loaded: [ID] = []
    var container = Container.hidden
    var ledger = AppearanceLedger<ID>()

    public init(tabs: TabList<ID>, options: PagingOptions = PagingOptions()) {
        self.tabs = tabs
        self.options = options
    }

    /// How many enabled neighbours a resting track has on each side. A gesture rarely crosses more than one.
    static var neighbourhood: Int { 8 }
}

// MARK: - What can be seen

extension Paging {
    /// Where the pages are, in pages from the first tab: at rest exactly the selected index, 0 without tabs.
    /// - Complexity: O(log n)
    public var position: Double {
        switch state {
        case .waiting:
            return Double(tabs.selectedIndex ?? 0)
        case .resting:
            // The page that rests is the selected tab's; while a command changes the selection, it is the one before.
            return Double(settled.flatMap { tabs.index(of: $0) } ?? tabs.selectedIndex ?? 0)
        case .moving(let movement):
            return movement.position
        case .holding, .dragging, .settling:
            return track.position(at: track.location) { tabs.index(of: $0) }
        }
    }

    /// Whether nothing moves and no finger holds the pages.
    public var isResting: Bool {
        switch state {
        case .waiting, .resting: true
        default: false
        }
    }

    /// Whether the owner's own movement is under way.
    public var isMoving: Bool {
        if case .moving = state { true } else { false }
    }

    /// Whether a finger has stopped the pages and has not moved yet.
    public var isHeld: Bool {
        if case .holding = state { true } else { false }
    }

    /// Whether a first layout has been made.
    public var isLaidOut: Bool {
        if case .waiting = state { false } else { true }
    }

    /// How many pages stand on the track: the extent of the scroll view.
    public var slotCount: Int { track.slots.count }

    /// Whether the owner's movement under way is a far jump.
    public var isFarJump: Bool {
        if case .moving(let movement) = state { movement.isFarJump } else { false }
    }

    /// The position that the owner's movement leads to.
    public var goal: Double? {
        guard case .moving(let movement) = state else { return nil }
        return tabs.index(of: track.slots[movement.goal].id).map(Double.init)
    }

    /// Where the pages are on the track, in slots.
    public var location: Double { track.location }

    /// The slots between which pages can be dragged.
    public var reach: ClosedRange<Int> {
        let reach = track.reach
        guard options.directions != .all else { return reach }
        // What is in sight is not brought in: a finger that stopped a movement may go back.
        let shown = track.slots.indices.filter {
            $0 == track.home || $0 == settlingSlot || attached.contains(track.slots[$0].id)
        }
        let first = min(max(shown.first ?? track.home, reach.lowerBound), reach.upperBound)
        let last = min(max(shown.last ?? track.home, reach.lowerBound), reach.upperBound)
        let lower = options.directions.contains(.backward) ? reach.lowerBound : first
        let upper = options.directions.contains(.forward) ? reach.upperBound : last
        return lower...upper
    }

    private var settlingSlot: Int? {
        if case .settling(let slot) = state { slot } else { nil }
    }

    /// The slot of a page, or `nil` if it is not on the track.
    public func slot(of id: ID) -> Int? { track.slot(of: id) }

    /// The pages in the hierarchy, in the order in which they came.
    public var pages: [ID] { attached }

    /// The pages between viewDidAppear and viewWillDisappear.
    public var appearedPages: Set<ID> { ledger.appeared }
}
