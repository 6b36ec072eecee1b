@testable import TabCore

// What the machine wants done, done as a pager does it, and looked at.
extension PagingHarness {
    mutating func perform(_ effect: PagingEffect<Int>) {
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
        case .move(let slot): (goal, remaining) = (slot, 1)
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

    mutating func expect(_ condition: Bool, _ message: @autoclosure () -> String) {
        if !condition { problems.append(message()) }
    }
}
