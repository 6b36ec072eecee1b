/// A value in the user's defaults. Views that read it are updated when it is written.
///
/// DEVIATION: only when it is written through an `AppStorage`. Foundation on Linux tells nobody of other writes.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    private let key: String
    private let store: UserDefaults
    private let value: (UserDefaults) -> Value
    private let setValue: (UserDefaults, Value) -> Void

    /// - Parameters:
    ///   - read: The value for the key; nil if there is none, or none of this type.
    ///   - stored: What is kept for a value; nil keeps nothing.
    private init(
        _ key: String, _ store: UserDefaults?, first: Value, read: @escaping (UserDefaults) -> Value?,
        stored: @escaping (Value) -> Any?
    ) {
        self.key = key
        self.store = store ?? .standard
        value = { $0.object(forKey: key) == nil ? first : read($0) ?? first }
        setValue = { store, value in
            if let value = stored(value) { store.set(value, forKey: key) } else { store.removeObject(forKey: key) }
        }
    }

    /// The value that is kept, else the one given here.
    public var wrappedValue: Value {
        get {
            StoredValue.of(key, in: store).read()
            return value(store)
        }
        nonmutating set {
            setValue(store, newValue)
            StoredValue.of(key, in: store).didChange()
        }
    }

    /// The value, for views that change it.
    public var projectedValue: Binding<Value> {
        Binding(
            get: { wrappedValue },
            set: { value, transaction in Transaction.with(transaction) { wrappedValue = value } },
            origin: Binding<Value>.Origin(location: ObjectIdentifier(StoredValue.of(key, in: store))))
    }
}

extension AppStorage: FieldComparing {
    func isSame(as other: AppStorage) -> Bool { key == other.key && store === other.store }
}

extension AppStorage {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(key, store, first: wrappedValue, read: { $0.bool(forKey: key) }, stored: { $0 })
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(key, store, first: wrappedValue, read: { $0.integer(forKey: key) }, stored: { $0 })
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(key, store, first: wrappedValue, read: { $0.double(forKey: key) }, stored: { $0 })
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(key, store, first: wrappedValue, read: { $0.string(forKey: key) }, stored: { $0 })
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(
            key, store, first: wrappedValue, read: { Value(rawValue: $0.integer(forKey: key)) }, stored: { $0.rawValue }
        )
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(
            key, store, first: wrappedValue, read: { $0.string(forKey: key).flatMap(Value.init) },
            stored: { $0.rawValue })
    }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
        self.init(key, store, first: nil, read: { $0.bool(forKey: key) }, stored: { $0 })
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
        self.init(key, store, first: nil, read: { $0.integer(forKey: key) }, stored: { $0 })
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
        self.init(key, store, first: nil, read: { $0.double(forKey: key) }, stored: { $0 })
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
        self.init(key, store, first: nil, read: { $0.string(forKey: key) }, stored: { $0 })
    }
}
