import UIKit

// The engine decides; this does what it says, in order.
extension TabPager {
    /// Tells the engine of an event and performs what follows from it.
    ///
    /// - Parameter after: Runs when the engine has its new state and nothing has been performed yet.
    func perform(
        _ event: (inout Paging<AnyHashable>) -> [PagingEffect<AnyHashable>], after: () -> Void = {}
    ) {
        let effects = event(&engine)
        after()
        perform(effects)
    }

    /// Changes how pages are kept and moved.
    func setOption<Value>(_ option: WritableKeyPath<PagingOptions, Value>, _ value: Value) {
        var options = engine.options
        options[keyPath: option] = value
        let effects = engine.set(options)
        if engine.isLaidOut { perform(effects) }
    }

    /// Performs effects. Those of an event inside a callback come after the ones that are still to be performed.
    func perform(_ effects: [PagingEffect<AnyHashable>]) {
        pending += effects
        guard !isPerforming else { return }
        isPerforming = true
        while !pending.isEmpty {
            perform(pending.removeFirst())
        }
        isPerforming = false
        reportMove()
        updatePlaceholder()
    }

    private func perform(_ effect: PagingEffect<AnyHashable>) {
        switch effect {
        case .load(let id): load(id)
        case .attach(let id, let appears): attach(id, appears: appears)
        case .tell(let call): tell(call)
        case .detach(let id, let disappears): detach(id, disappears: disappears)
        case .unload(let id): unload(id)
        case .place: place()
        case .stop:
            motion.stop()
            quietly { scrollView.halt() }
        case .cancelDrag: quietly { scrollView.cancelDrag() }
        case .move(let slot): motion.move(from: engine.place, to: engine.goal(in: slot), in: scrollView)
        case .moved:
            motion.forgetPlace()
            reportMove()
        case .selected(let change): report(change)
        case .reveal(let id, let animated):
            for entry in selectors { entry.selector?.reveal(id, animated: animated) }
        case .reselected(let id): goBackToStart(id)
        case .cancelled: onCancel?()
        }
    }

    /// Moves the scroll view without hearing of it from its delegate.
    func quietly(_ body: () -> Void) {
        let wasPlacing = isPlacing
        isPlacing = true
        body()
        isPlacing = wasPlacing
    }

    private func place() {
        motion.forgetPlace()
        if engine.isResting { motion.rest() }
        quietly {
            UIView.performWithoutAnimation {
                scrollView.place(slotCount: engine.slotCount, reach: engine.reach, location: engine.location)
            }
        }
        layOutPages()
    }

    private func report(_ change: TabChange) {
        reportMove()
        updateSystemPage()
        onSelect?(change)
    }

    /// Tells whoever follows the position, if there is something new to tell.
    func reportMove() {
        let now = (position: engine.position, selected: engine.tabs.selected)
        if let lastReported, lastReported == now { return }
        lastReported = now
        for entry in selectors { entry.selector?.pagerDidMove(self) }
        onMove?(now.position)
    }
}
