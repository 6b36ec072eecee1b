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
