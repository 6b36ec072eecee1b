/// The values of the pages on a stack, of any types.
public struct NavigationPath: Equatable {
    private(set) var values: [PathValue] = []

    public init() {}

    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
        values = elements.map { PathValue($0) }
    }

    /// How many pages are above the root.
    public var count: Int { values.count }
    /// Whether only the root is shown.
    public var isEmpty: Bool { values.isEmpty }

    /// Puts a value on top.
    public mutating func append<V: Hashable>(_ value: V) {
        values.append(PathValue(value))
    }

    mutating func append(_ value: PathValue) {
        values.append(value)
    }

    /// Takes values off the top. There must be that many.
    public mutating func removeLast(_ k: Int = 1) {
        assert((0...count).contains(k), "removeLast(\(k)) of \(count) values: that many can't be removed")
        values.removeLast(min(max(k, 0), count))
    }
}

/// A value that a page stands for. Values of different types are never equal.
struct PathValue: Hashable {
    let base: AnyHashable
    let type: ObjectIdentifier

    init<V: Hashable>(_ value: V) {
        base = AnyHashable(value)
        type = ObjectIdentifier(V.self)
    }
}
