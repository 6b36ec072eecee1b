/// Tells the readers of one key of its changes. Used on the main thread only.
final class StoredValue {
    private struct Place: Hashable {
        let store: ObjectIdentifier
        let key: String
    }

    nonisolated(unsafe) private static var known: [Place: StoredValue] = [:]

    /// Kept, so that no other store gets its identity.
    private let store: UserDefaults
    private let changes = Location(0)
    private var count = 0

    static func of(_ key: String, in store: UserDefaults) -> StoredValue {
        let place = Place(store: ObjectIdentifier(store), key: key)
        if let value = known[place] { return value }
        let value = StoredValue(store)
        known[place] = value
        return value
    }

    private init(_ store: UserDefaults) {
        self.store = store
    }

    func read() {
        _ = changes.read()
    }

    func didChange() {
        count += 1
        changes.write(count)
    }
}
