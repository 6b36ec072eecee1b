/// Where the present value of a view can be read at any time.
public struct _GraphValue<Value> {
    let read: () -> Value

    init(_ read: @escaping () -> Value) {
        self.read = read
    }

    /// A part of the value.
    public subscript<Part>(keyPath: KeyPath<Value, Part>) -> _GraphValue<Part> {
        let read = read
        return _GraphValue<Part> { read()[keyPath: keyPath] }
    }
}

/// What a view is made from, besides its value.
public struct _ViewInputs {
    let parent: Node?
    let graph: ViewGraph
    let environment: EnvironmentValues
    /// Where views are listed and not shown.
    var listing: Listing?
}

/// What shows a view.
public struct _ViewOutputs {
    let node: Node

    init(_ node: Node) {
        self.node = node
    }
}

/// The value that a parent gave to a child last.
final class Source<Value> {
    var value: Value

    init(_ value: Value) {
        self.value = value
    }
}
