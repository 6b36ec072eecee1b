/// An observable object, with bindings to its properties.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
    /// The object.
    public var wrappedValue: Value

    /// The object, for bindings to its properties.
    public var projectedValue: Bindable<Value> { self }

    public init(wrappedValue: Value) where Value: AnyObject, Value: Observable {
        self.wrappedValue = wrappedValue
    }

    public init(_ wrappedValue: Value) where Value: AnyObject, Value: Observable {
        self.wrappedValue = wrappedValue
    }

    /// A binding to a property of the object.
    public subscript<Subject>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
    ) -> Binding<Subject> where Value: AnyObject {
        Binding(object: wrappedValue, keyPath: keyPath)
    }
}

extension Binding {
    /// A property of an object. What reads it is told of changes by Observation.
    init<Object: AnyObject>(object: Object, keyPath: ReferenceWritableKeyPath<Object, Value>) {
        self.init(
            get: { object[keyPath: keyPath] },
            set: { value, transaction in Transaction.with(transaction) { object[keyPath: keyPath] = value } },
            origin: Origin(location: ObjectIdentifier(object), path: [keyPath]))
    }
}
