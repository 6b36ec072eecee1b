/// A value that knows when another one is the same as far as a view's body is concerned.
protocol FieldComparing {
    func isSame(as other: Self) -> Bool
}

/// Looks at the stored properties of views, as SwiftUI does: without their help.
enum Fields {
    struct Field {
        let offset: Int
        let type: Any.Type
        let kind: Kind

        enum Kind {
            case value, function
            /// A weak or unowned reference: reading it as a value would be wrong.
            case weakReference
        }
    }

    /// How two values of a type are compared.
    private enum Comparison {
        case own(any FieldComparing.Type)
        case equality(any Equatable.Type)
        case identity
        case fields([Field])
        case bytes
        case never

        init(_ type: Any.Type, isPlain: Bool) {
            if let type = type as? any FieldComparing.Type {
                self = .own(type)
            } else if let type = type as? any Equatable.Type {
                self = .equality(type)
            } else if type is AnyClass {
                self = .identity
            } else if let fields = Fields.of(type), !fields.isEmpty {
                self = .fields(fields)
            } else {
                self = isPlain && TypeKind(type) == nil ? .bytes : .never
            }
        }
    }

    // By type, so that each is looked at once.
    nonisolated(unsafe) private static var known: [ObjectIdentifier: [Field]] = [:]
    nonisolated(unsafe) private static var comparisons: [ObjectIdentifier: Comparison] = [:]
    nonisolated(unsafe) private static var dynamic: [ObjectIdentifier: [DynamicField]] = [:]

    /// The stored properties of a struct or tuple; nil for what can't be looked into.
    static func of(_ type: Any.Type) -> [Field]? {
        if let fields = known[ObjectIdentifier(type)] { return fields }
        guard TypeKind(type) == .structure || TypeKind(type) == .tuple else { return nil }
        let fields = (0..<childCount(type)).map { index in
            var traits = ChildTraits()
            let child = childType(type, index: index, traits: &traits)
            if let name = traits.name { traits.free?(name) }
            let kind: Field.Kind =
                !traits.isStrong ? .weakReference : TypeKind(child) == .function ? .function : .value
            return Field(offset: childOffset(type, index: index), type: child, kind: kind)
        }
        known[ObjectIdentifier(type)] = fields
        return fields
    }

    /// A stored property that is a dynamic one.
    struct DynamicField {
        let offset: Int
        let type: any DynamicProperty.Type
    }

    static func dynamicProperties(of type: Any.Type) -> [DynamicField] {
        if let fields = dynamic[ObjectIdentifier(type)] { return fields }
        let fields = (of(type) ?? []).compactMap { field in
            (field.type as? any DynamicProperty.Type).map { DynamicField(offset: field.offset, type: $0) }
        }
        dynamic[ObjectIdentifier(type)] = fields
        return fields
    }

    /// Whether two values of any types are the same.
    static func areSameValues(_ a: Any, _ b: Any) -> Bool {
        func compare<Value>(_ a: Value) -> Bool {
            (b as? Value).map { areSame(a, $0) } ?? false
        }
        return compare(a)
    }

    /// Whether two values are the same, field by field. What can't be compared counts as different.
    static func areSame<Value>(_ a: Value, _ b: Value) -> Bool {
        withUnsafePointer(to: a) { a in withUnsafePointer(to: b) { b in areSame(Value.self, a, b) } }
    }

    private static func areSame<Value>(_ type: Value.Type, _ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        // There is one value of a type without size, as of most modifiers.
        if MemoryLayout<Value>.size == 0 { return true }
        let comparison = comparisons[ObjectIdentifier(type)] ?? Comparison(type, isPlain: _isPOD(type))
        comparisons[ObjectIdentifier(type)] = comparison
        return switch comparison {
        case .own(let type): areSameComparing(type, a, b)
        case .equality(let type): areEqual(type, a, b)
        case .identity: a.load(as: UnsafeRawPointer?.self) == b.load(as: UnsafeRawPointer?.self)
        case .fields(let fields): fields.allSatisfy { isSame($0, a + $0.offset, b + $0.offset) }
        case .bytes: memcmp(a, b, MemoryLayout<Value>.size) == 0
        case .never: false
        }
    }

    private static func isSame(_ field: Field, _ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        switch field.kind {
        case .value: areSame(field.type, a, b)
        // A function is its code and what it has captured.
        case .function: memcmp(a, b, MemoryLayout<() -> Void>.size) == 0
        case .weakReference: memcmp(a, b, MemoryLayout<UnsafeRawPointer>.size) == 0
        }
    }

    private static func areSameComparing<Value: FieldComparing>(
        _ type: Value.Type, _ a: UnsafeRawPointer, _ b: UnsafeRawPointer
    ) -> Bool {
        a.assumingMemoryBound(to: type).pointee.isSame(as: b.assumingMemoryBound(to: type).pointee)
    }

    private static func areEqual<Value: Equatable>(
        _ type: Value.Type, _ a: UnsafeRawPointer, _ b: UnsafeRawPointer
    ) -> Bool {
        a.assumingMemoryBound(to: type).pointee == b.assumingMemoryBound(to: type).pointee
    }
}

extension Optional: FieldComparing {
    func isSame(as other: Self) -> Bool {
        switch (self, other) {
        case (nil, nil): true
        case (let a?, let b?): Fields.areSame(a, b)
        default: false
        }
    }
}
