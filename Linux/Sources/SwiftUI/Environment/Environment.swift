/// A value of the environment, in a view. The view is updated when the value is another.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private let keyPath: KeyPath<EnvironmentValues, Value>?
    private let object: ((EnvironmentValues) -> Value?)?
    private var values: EnvironmentValues?

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        self.keyPath = keyPath
        object = nil
    }

    /// An observable object that a view above has put into the environment.
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
        keyPath = nil
        object = { $0[ObjectKey<Value>.self] }
    }

    /// An observable object that a view above may have put into the environment.
    public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
        keyPath = nil
        object = { .some($0[ObjectKey<T>.self]) }
    }

    /// The value where the view is.
    public var wrappedValue: Value {
        let values = values ?? EnvironmentValues()
        if let keyPath {
            let value = values[keyPath: keyPath]
            if let values = value as? EnvironmentValues { Reader.current?.addEnvironment(values) }
            return value
        }
        guard let value = object?(values) else {
            preconditionFailure("No \(Value.self) in the environment: put one there with .environment(_:).")
        }
        return value
    }
}

extension Environment: InstalledProperty, FieldComparing {
    mutating func install(in node: Node, kept: inout AnyObject?) {
        values = node.environment
    }

    func isSame(as other: Environment) -> Bool { keyPath == other.keyPath }
}

/// Where an observable object of a type is in the environment.
struct ObjectKey<Object>: EnvironmentKey {
    static var defaultValue: Object? { nil }
}
