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

    /// Layouts by type, so that each type is looked at once.
    nonisolated(unsafe) private static var known: [ObjectIdentifier: [Field]] = [:]

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
        if let type = type as? any FieldComparing.Type { return areSameComparing(type, a, b) }
        if let type = type as? any Equatable.Type { return areEqual(type, a, b) }
        if type is AnyClass { return a.load(as: UnsafeRawPointer?.self) == b.load(as: UnsafeRawPointer?.self) }
        if let fields = of(type) {
            // Without known fields something may be in there that can't be seen.
            guard !fields.isEmpty else { return MemoryLayout<Value>.size == 0 }
            return fields.allSatisfy { isSame($0, a + $0.offset, b + $0.offset) }
        }
        return _isPOD(type) && memcmp(a, b, MemoryLayout<Value>.size) == 0
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
