/// How the changes of one update are shown.
public struct Transaction {
    /// The animation of the changes; nil shows them at once.
    public var animation: Animation?

    /// Whether animations that views ask for by themselves are left out.
    public var disablesAnimations = false

    public init() {}

    public init(animation: Animation?) {
        self.animation = animation
    }

    /// Set and read on the main thread only.
    nonisolated(unsafe) private static var running: Transaction?

    /// The transaction that the running code takes part in.
    static var current: Transaction { running ?? Transaction() }

    static func with<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
        let outer = running
        running = transaction
        defer { running = outer }
        return try body()
    }

    var isEmpty: Bool { animation == nil && !disablesAnimations }

    func isSame(as other: Transaction) -> Bool {
        animation == other.animation && disablesAnimations == other.disablesAnimations
    }

    /// The animation to use, if any.
    var effectiveAnimation: Animation? { disablesAnimations ? nil : animation }
}

/// Runs code whose changes belong to a transaction.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    try Transaction.with(transaction, body)
}

/// Runs code whose changes are animated. Only changes made inside it are, however soon others follow.
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    var transaction = Transaction.current
    transaction.animation = animation
    return try Transaction.with(transaction, body)
}
