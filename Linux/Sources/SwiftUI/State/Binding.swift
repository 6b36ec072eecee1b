/// A value that is kept elsewhere, to read and to write.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
    /// The transaction that writes take part in.
    public var transaction = Transaction()

    let get: () -> Value
    let set: (Value, Transaction) -> Void
    /// What the value is kept in, and the way to it from there. Unknown for closures of the app.
    let origin: Origin?

    struct Origin: Equatable {
        let location: ObjectIdentifier
        var path: [AnyKeyPath] = []
    }

    init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void, origin: Origin?) {
        self.get = get
        self.set = set
        self.origin = origin
    }

    init(location: Location<Value>) {
        self.init(
            get: { location.read() },
            set: { value, transaction in Transaction.with(transaction) { location.write(value) } },
            origin: Origin(location: ObjectIdentifier(location)))
    }

    /// A binding by two functions of the app.
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.init(get: get, set: { value, transaction in Transaction.with(transaction) { set(value) } }, origin: nil)
    }

    /// A binding by two functions of the app, the second of which hears how the change is to be shown.
    public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        self.init(get: get, set: set, origin: nil)
    }

    /// A value that stays what it is; writes are ignored.
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(get: { value }, set: { _, _ in }, origin: nil)
    }

    public init(projectedValue: Binding<Value>) {
        self = projectedValue
    }

    /// The value, where it is kept.
    public var wrappedValue: Value {
        get { get() }
        nonmutating set { set(newValue, transaction.isEmpty ? .current : transaction) }
    }

    /// The binding itself.
    public var projectedValue: Binding<Value> { self }

    /// A binding to a part of the value.
    public subscript<Part>(dynamicMember keyPath: WritableKeyPath<Value, Part>) -> Binding<Part> {
        let (get, set) = (get, set)
        var origin = origin
        origin?.path.append(keyPath)
        return Binding<Part>(
            get: { get()[keyPath: keyPath] },
            set: { part, transaction in
                var value = get()
                value[keyPath: keyPath] = part
                set(value, transaction)
            }, origin: origin.map { Binding<Part>.Origin(location: $0.location, path: $0.path) })
    }

    /// The binding, with writes that belong to a transaction.
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        var binding = self
        binding.transaction = transaction
        return binding
    }

    /// The binding, with writes that are animated. Default: the default animation.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        transaction(Transaction(animation: animation))
    }
}

extension Binding {
    /// A binding to an optional of the value.
    public init<V>(_ base: Binding<V>) where Value == V? {
        self.init(
            get: { base.wrappedValue },
            set: { value, transaction in if let value { base.set(value, transaction) } },
            origin: base.origin.map { Origin(location: $0.location, path: $0.path + [\V.self]) })
    }

    /// A binding to the value of an optional; nil while that has none.
    public init?(_ base: Binding<Value?>) {
        guard let first = base.wrappedValue else { return nil }
        self.init(
            get: { base.wrappedValue ?? first },
            set: { base.set($0, $1) },
            origin: base.origin.map { Origin(location: $0.location, path: $0.path + [\Value?.self]) })
    }
}

extension Binding: DynamicProperty, FieldComparing {
    func isSame(as other: Binding) -> Bool {
        origin != nil && origin == other.origin && transaction.isSame(as: other.transaction)
    }
}
