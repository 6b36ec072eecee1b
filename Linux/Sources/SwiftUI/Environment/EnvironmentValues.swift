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
        let entries: [ObjectIdentifier: AnyEntry]

        init(_ entries: [ObjectIdentifier: AnyEntry] = [:]) {
            self.entries = entries
        }
    }

    private class AnyEntry {
        func isSame(as other: AnyEntry) -> Bool { false }
    }

    private final class Entry<Value>: AnyEntry {
        let value: Value

        init(_ value: Value) {
            self.value = value
        }

        override func isSame(as other: AnyEntry) -> Bool {
            (other as? Entry<Value>).map { Fields.areSame(value, $0.value) } ?? false
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

    /// These values, kept where they are the same as in `older`: so that nobody takes them for others.
    func keeping(_ older: EnvironmentValues) -> EnvironmentValues {
        guard !isIdentical(to: older) else { return older }
        var entries = storage.entries
        var differs = entries.count != older.storage.entries.count
        for (key, entry) in entries {
            guard let known = older.storage.entries[key], known === entry || known.isSame(as: entry) else {
                differs = true
                continue
            }
            entries[key] = known
        }
        guard differs else { return older }
        var values = self
        values.storage = Storage(entries)
        return values
    }

    func isIdentical(to other: EnvironmentValues) -> Bool { storage === other.storage }
}
