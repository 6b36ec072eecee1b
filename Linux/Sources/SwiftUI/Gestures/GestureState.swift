/// A value that a gesture sets while it goes on; afterwards it is the first value again.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    private let first: Value
    private let resetTransaction: Transaction
    private var location: Location<Value>?

    public init(wrappedValue: Value) {
        self.init(wrappedValue: wrappedValue, resetTransaction: Transaction())
    }

    public init(initialValue: Value) {
        self.init(wrappedValue: initialValue)
    }

    /// - Parameter resetTransaction: How the return to the first value is shown. Default: at once.
    public init(wrappedValue: Value, resetTransaction: Transaction) {
        first = wrappedValue
        self.resetTransaction = resetTransaction
    }

    /// The value: the first one while no gesture goes on.
    public var wrappedValue: Value { location?.read() ?? first }

    /// The state, for `updating(_:body:)`.
    public var projectedValue: GestureState<Value> { self }

    var present: Value { location?.read() ?? first }

    func set(_ value: Value) {
        location?.write(value)
    }

    func reset() {
        Transaction.with(resetTransaction) { location?.write(first) }
    }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    public init(resetTransaction: Transaction = Transaction()) {
        self.init(wrappedValue: nil, resetTransaction: resetTransaction)
    }
}

extension GestureState: InstalledProperty, FieldComparing {
    mutating func install(in node: Node, kept: inout AnyObject?) {
        let location = kept as? Location<Value> ?? Location(first)
        kept = location
        self.location = location
    }

    /// A first value counts once, so another one changes nothing.
    func isSame(as other: GestureState) -> Bool { true }
}
