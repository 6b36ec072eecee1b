/// A value of the environment that views inherit.
public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// What views inherit from those around them.
public struct EnvironmentValues {
    /// Kept by reference, so that an unchanged environment is recognised at once.
    private var storage = Storage()

    private final class Storage {
        var entries: [ObjectIdentifier: AnyObject]

        init(_ entries: [ObjectIdentifier: AnyObject] = [:]) {
            self.entries = entries
        }
    }

    private final class Entry<Value> {
        let value: Value

        init(_ value: Value) {
            self.value = value
        }
    }

    public init() {}

    /// The value of a key. Setting it to what it is changes nothing.
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get {
            let entry = storage.entries[ObjectIdentifier(key)]
            Reader.current?.addEnvironment(ObjectIdentifier(key), entry: entry)
            return (entry as? Entry<K.Value>)?.value ?? key.defaultValue
        }
        set {
            if let entry = storage.entries[ObjectIdentifier(key)] as? Entry<K.Value>,
                Fields.areSame(entry.value, newValue)
            {
                return
            }
            var entries = storage.entries
            entries[ObjectIdentifier(key)] = Entry(newValue)
            storage = Storage(entries)
        }
    }

    func entry(for key: ObjectIdentifier) -> AnyObject? { storage.entries[key] }

    func isIdentical(to other: EnvironmentValues) -> Bool { storage === other.storage }
}
