/// A value that a view keeps for itself, for as long as it is the same view.
///
/// The first value is taken when the view is first shown. A write updates the views that have read the value.
@propertyWrapper
public struct State<Value>: DynamicProperty {
    private let first: Value
    private var location: Location<Value>?

    public init(wrappedValue value: Value) {
        first = value
    }

    public init(initialValue value: Value) {
        first = value
    }

    /// The value. Written before the view is shown, it stays what it was.
    public var wrappedValue: Value {
        get { location?.read() ?? first }
        nonmutating set { location?.write(newValue) }
    }

    /// The value, for views that change it.
    public var projectedValue: Binding<Value> {
        location.map(Binding.init(location:)) ?? .constant(first)
    }
}

extension State where Value: ExpressibleByNilLiteral {
    public init() {
        self.init(wrappedValue: nil)
    }
}

extension State: InstalledProperty, FieldComparing {
    mutating func install(in node: Node, kept: inout AnyObject?) {
        let location = kept as? Location<Value> ?? Location(first)
        kept = location
        self.location = location
    }

    /// A first value counts once, so another one changes nothing.
    func isSame(as other: State) -> Bool { true }
}

extension State: Sendable where Value: Sendable {}
extension Location: @unchecked Sendable where Value: Sendable {}
