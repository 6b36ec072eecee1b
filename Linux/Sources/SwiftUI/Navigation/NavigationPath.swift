/// The values of the pages on a stack, of any types.
public struct NavigationPath: Equatable {
    private(set) var values: [PathValue] = []

    public init() {}

    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
        values = elements.map { PathValue($0) }
    }

    public var count: Int { values.count }
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

/// Where the values of a stack are kept.
struct PathSource {
    let read: () -> [PathValue]
    let append: (PathValue) -> Void
    /// Keeps so many of the values.
    let truncate: (Int) -> Void

    init(_ path: Binding<NavigationPath>) {
        read = { path.wrappedValue.values }
        append = { path.wrappedValue.append($0) }
        truncate = { count in
            let excess = path.wrappedValue.count - count
            if excess > 0 { path.wrappedValue.removeLast(excess) }
        }
    }

    init<Data: RandomAccessCollection & RangeReplaceableCollection>(_ path: Binding<Data>)
    where Data.Element: Hashable {
        read = { path.wrappedValue.map { PathValue($0) } }
        append = { value in
            guard let element = value.base.base as? Data.Element else {
                return assertionFailure("The path holds \(Data.Element.self), so \(value.base) can't be put there.")
            }
            path.wrappedValue.append(element)
        }
        truncate = { count in
            let excess = path.wrappedValue.count - count
            guard excess > 0 else { return }
            var values = path.wrappedValue
            values.removeSubrange(values.index(values.endIndex, offsetBy: -excess)...)
            path.wrappedValue = values
        }
    }
}
