/// How the changes of one update are shown.
public struct Transaction {
    /// The animation of the changes; nil shows them at once.
    public var animation: Animation?

    /// Whether animations that views ask for by themselves are left out.
    public var disablesAnimations = false

    /// Whether the changes follow a finger or something else that goes on.
    public var isContinuous = false

    private var values: [ObjectIdentifier: Any] = [:]
    private var completions: [AnimationCompletion] = []

    public init() {}

    public init(animation: Animation?) {
        self.animation = animation
    }

    /// A value that an app adds to transactions.
    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// Has code run when the animation of the changes is over; at once after the update if there is none.
    ///
    /// - Parameter criteria: What counts as its end. Default: a spring is over before its last small movements.
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
    ) {
        completions.append(AnimationCompletion(criteria: criteria, action: completion))
    }

    /// Set and read on the main thread only.
    nonisolated(unsafe) private static var running: Transaction?

    /// The transaction that the running code takes part in.
    static var current: Transaction { MainThread.isCurrent ? running ?? Transaction() : Transaction() }

    static func with<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
        guard MainThread.isCurrent else { return try body() }
        let outer = running
        running = transaction
        defer { running = outer }
        return try body()
    }

    var isEmpty: Bool { isSame(as: Transaction()) }

    /// Values of an app can't be compared, so transactions that have some are never the same.
    func isSame(as other: Transaction) -> Bool {
        animation == other.animation && disablesAnimations == other.disablesAnimations
            && isContinuous == other.isContinuous && completions.map(\.id) == other.completions.map(\.id)
            && values.isEmpty && other.values.isEmpty
    }

    /// The animation to use, if any.
    var effectiveAnimation: Animation? { disablesAnimations ? nil : animation }

    /// The update is on its way to the screen.
    @MainActor
    func didShow() {
        for completion in completions { completion.wait(for: effectiveAnimation) }
    }
}

/// A value that an app adds to transactions.
public protocol TransactionKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// Runs code whose changes belong to a transaction.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    try Transaction.with(transaction, body)
}

/// Runs code whose changes belong to the present transaction, with one value set.
public func withTransaction<R, V>(
    _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
    var transaction = Transaction.current
    transaction[keyPath: keyPath] = value
    return try Transaction.with(transaction, body)
}

/// Runs code whose changes are animated. Only changes made inside it are, however soon others follow.
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    var transaction = Transaction.current
    transaction.animation = animation
    return try Transaction.with(transaction, body)
}

/// Runs code whose changes are animated, and other code when the animation is over.
///
/// - Parameter completionCriteria: What counts as its end. Default: a spring is over before its last small movements.
public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    var transaction = Transaction.current
    transaction.animation = animation
    transaction.addAnimationCompletion(criteria: completionCriteria, completion)
    return try Transaction.with(transaction, body)
}
