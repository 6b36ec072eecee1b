/// The order in which values are written: each run of writes with one transaction has a number.
///
/// A graph that shows a transaction sees values as they were then, even if they have been written again since: so
/// changes inside `withAnimation` are animated and those around it aren't. Used on the main thread only.
enum WriteOrder {
    nonisolated(unsafe) private static var number = 0
    nonisolated(unsafe) private static var transaction = Transaction()
    /// The last write that the update under way may see; nil for all.
    nonisolated(unsafe) private(set) static var shown: Int?
    /// How many transactions wait, in all graphs.
    nonisolated(unsafe) private static var waiting = 0
    nonisolated(unsafe) private static var histories: [any Historical] = []

    static func number(for transaction: Transaction) -> Int {
        if !transaction.isSame(as: self.transaction) {
            number += 1
            self.transaction = transaction
        }
        return number
    }

    static func showing(_ writes: Int?, _ work: () -> Void) {
        let outer = shown
        shown = writes
        work()
        shown = outer
    }

    /// Whether somebody may still ask for older values.
    static var isWaiting: Bool { waiting > 0 }

    static func begin() { waiting += 1 }

    /// When nothing waits, nobody asks for older values any more.
    static func end() {
        waiting -= 1
        guard waiting == 0 else { return }
        let past = histories
        histories = []
        for history in past { history.forgetPast() }
    }

    static func keep(_ history: any Historical) { histories.append(history) }
}

/// Something that keeps older values while transactions wait.
protocol Historical: AnyObject {
    func forgetPast()
}
