import UIKit

/// The engine of a strip that works alone: the pager's state machine, without pages.
@MainActor final class StripEngine: TabSource {
    private(set) var engine = Paging<AnyHashable>(tabs: TabList())
    private(set) var collection = TabCollection()
    let motion = PageMotion()

    var shouldSelect: ((AnyHashable) -> Bool)?
    /// Asked after `shouldSelect`, for whoever shows the pages.
    var allows: (AnyHashable) -> Bool = { _ in true }
    /// Whether a user's choice moves the position there in time.
    var animatesChoice: () -> Bool = { true }
    /// Called before an edit begins to take effect, and after that.
    var onEdit: (_ isDone: Bool) -> Void = { _ in }
    var onSelect: (TabChange) -> Void = { _ in }
    var onReselect: (AnyHashable) -> Void = { _ in }
    var onReveal: (AnyHashable, _ animated: Bool) -> Void = { _, _ in }
    /// Called when the position or the selection has changed.
    var onMove: () -> Void = {}
    /// The view whose screen gives the frames of a movement.
    weak var view: UIView?

    private var pending: [PagingEffect<AnyHashable>] = []
    private var isPerforming = false

    init() {
        motion.onFrame = { [weak self] location, remaining, isThere in
            self?.perform { $0.moved(to: location, remaining: remaining) }
            if isThere { self?.perform { $0.movementEnded() } }
        }
    }

    func item(for id: AnyHashable) -> TabItem? { collection.item(for: id, in: engine.tabs) }

    /// Takes over tabs as they are, without events.
    func reset(_ tabs: GivenTabs, selected: AnyHashable?) {
        let isLaidOut = engine.isLaidOut
        collection = TabCollection(tabs)
        engine = Paging(tabs: TabList(tabs, selected: selected))
        if isLaidOut { perform { $0.layOut() } }
    }

    func select(_ id: AnyHashable, animated: Bool, reason: SelectionReason) -> Bool {
        guard let effects = engine.select(id, animated: animated, reason: reason) else { return false }
        perform(effects)
        return true
    }

    func choose(_ id: AnyHashable, reason: SelectionReason) -> Bool {
        let isQuestion = id != engine.tabs.selected && engine.tabs.isEnabled(id)
        if isQuestion, shouldSelect?(id) == false || !allows(id) { return false }
        return select(id, animated: animatesChoice(), reason: reason)
    }

    /// Tells the engine of an event; see `TabPager.perform`.
    func perform(_ event: (inout Paging<AnyHashable>) -> [PagingEffect<AnyHashable>], after: () -> Void = {}) {
        let effects = event(&engine)
        after()
        perform(effects)
    }

    private func perform(_ effects: [PagingEffect<AnyHashable>]) {
        pending += effects
        guard !isPerforming else { return }
        isPerforming = true
        while !pending.isEmpty {
            perform(pending.removeFirst())
        }
        isPerforming = false
        onMove()
    }

    private func perform(_ effect: PagingEffect<AnyHashable>) {
        switch effect {
        case .stop, .cancelDrag: motion.stop()
        case .move(let slot):
            if let view { motion.move(from: engine.place, to: engine.goal(in: slot), in: view) }
        case .place: if engine.isResting { motion.rest() }
        case .selected(let change):
            onMove()
            onSelect(change)
        case .reveal(let id, let animated): onReveal(id, animated)
        case .reselected(let id): onReselect(id)
        // There are no pages, and no finger moves them.
        case .load, .attach, .tell, .detach, .unload, .moved, .cancelled: break
        }
    }
}
