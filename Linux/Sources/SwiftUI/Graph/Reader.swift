/// What the code of one node has read while it ran. Used on the main thread only.
final class Reader: @unchecked Sendable {
    /// That of the node whose code runs just now.
    nonisolated(unsafe) private(set) static var current: Reader?

    private let onChange: @MainActor () -> Void
    private var sources: [any Readable] = []
    private var environment: [ObjectIdentifier: AnyObject?] = [:]
    /// An environment that was passed on as a whole.
    private var whole: EnvironmentValues?
    /// Counts how often the code ran.
    private(set) var reading = 0

    init(onChange: @escaping @MainActor () -> Void) {
        self.onChange = onChange
    }

    static func with<T>(_ reader: Reader?, _ work: () throws -> T) rethrows -> T {
        let outer = current
        current = reader
        defer { current = outer }
        return try work()
    }

    func add(_ source: any Readable) {
        sources.append(source)
    }

    func addEnvironment(_ key: ObjectIdentifier, entry: AnyObject?) {
        environment[key] = .some(entry)
    }

    func addEnvironment(_ values: EnvironmentValues) {
        whole = values
    }

    func clear() {
        for source in sources { source.forget(self) }
        sources.removeAll(keepingCapacity: true)
        environment.removeAll(keepingCapacity: true)
        whole = nil
        reading += 1
    }

    /// Something that was read is another now.
    func invalidate() {
        MainActor.assumeIsolated { onChange() }
    }

    /// Whether what was read of the environment is another in a new one.
    func differs(in environment: EnvironmentValues) -> Bool {
        if let whole, !whole.isIdentical(to: environment) { return true }
        return self.environment.contains { environment.entry(for: $0.key) !== $0.value }
    }
}

/// Something whose readers want to know when it changes.
protocol Readable: AnyObject {
    func forget(_ reader: Reader)
}
