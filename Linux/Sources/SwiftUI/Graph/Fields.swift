@_spi(Reflection) import Swift

/// A value that knows when another one is the same as far as a view's body is concerned.
protocol FieldComparing {
    func isSame(as other: Self) -> Bool
}

/// Looks at the stored properties of views, as SwiftUI does: without their help.
enum Fields {
    struct Field {
        let offset: Int
        let type: Any.Type
        let isFunction: Bool
    }

    /// Layouts by type, so that each type is looked at once.
    nonisolated(unsafe) private static var known: [ObjectIdentifier: [Field]?] = [:]

    /// The stored properties of a struct or tuple; nil for what can't be looked into.
    static func of(_ type: Any.Type) -> [Field]? {
        if let fields = known[ObjectIdentifier(type)] { return fields }
        guard isStructOrTuple(type) else { return nil }
        var fields: [Field] = []
        let isComplete = _forEachField(of: type, options: []) { _, offset, type, kind in
            fields.append(Field(offset: offset, type: type, isFunction: kind == .function))
            return true
        }
        let result = isComplete ? fields : nil
        known[ObjectIdentifier(type)] = .some(result)
        return result
    }

    /// The runtime knows the fields of these alone. The first word of a type's metadata is its kind.
    private static func isStructOrTuple(_ type: Any.Type) -> Bool {
        let kind = unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee
        return kind == 0x200 || kind == 0x301
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
        if _isPOD(type) { return memcmp(a, b, MemoryLayout<Value>.size) == 0 }
        guard let fields = of(type), !fields.isEmpty else { return MemoryLayout<Value>.size == 0 }
        return fields.allSatisfy { field in
            let (a, b) = (a + field.offset, b + field.offset)
            // A function is its code and what it has captured.
            if field.isFunction { return memcmp(a, b, MemoryLayout<() -> Void>.size) == 0 }
            return areSame(field.type, a, b)
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
