/// The waiting actions, in order of their time and, at the same time, in order of scheduling.
@MainActor
struct Schedule {
    private var actions: [ScheduledAction] = []
    private var nextSequence = 0

    mutating func add(due: TimeInterval, _ action: @escaping @MainActor () -> Void) -> ScheduledAction {
        let added = ScheduledAction(due: due, sequence: nextSequence, action: action)
        nextSequence += 1
        var (low, high) = (0, actions.count)
        while low < high {
            let middle = (low + high) / 2
            if actions[middle].due <= due { low = middle + 1 } else { high = middle }
        }
        actions.insert(added, at: low)
        return added
    }

    /// When the next action is due.
    mutating func nextDue() -> TimeInterval? {
        while let first = actions.first, !first.isPending { actions.removeFirst() }
        return actions.first?.due
    }

    /// Takes out what is due. What these actions schedule in their turn is left for the next turn.
    mutating func takeDue(at now: TimeInterval) -> [ScheduledAction] {
        let count = actions.firstIndex { $0.due > now } ?? actions.count
        defer { actions.removeFirst(count) }
        return Array(actions[..<count])
    }
}
