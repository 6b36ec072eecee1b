/// An app that asks its user, who takes time to answer.
@MainActor final class Questions {
    private(set) var asked: [String] = []
    private var waiting: [CheckedContinuation<Bool, Never>] = []

    func ask(_ id: AnyHashable) async -> Bool {
        asked.append("\(id.base)")
        return await withCheckedContinuation { waiting.append($0) }
    }

    /// Lets everything happen that waits for nothing.
    func turn() async {
        for _ in 0..<20 { await Task.yield() }
    }

    /// Answers the oldest open question, and lets what follows happen.
    func answer(_ isAllowed: Bool) async {
        await turn()
        if !waiting.isEmpty { waiting.removeFirst().resume(returning: isAllowed) }
        await turn()
    }
}
