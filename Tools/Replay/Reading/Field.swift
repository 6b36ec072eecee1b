import Foundation

/// A value together with its place in the file, so that whatever is wrong can be named.
struct Field {
    let value: JSON
    let place: String

    func fail(_ message: String) -> ScenarioError { ScenarioError(place: place, message: message) }

    private func mismatch(_ wanted: String) -> ScenarioError { fail("must be \(wanted), is \(value.kind)") }

    func string() throws -> String {
        guard case .string(let string) = value else { throw mismatch("a string") }
        return string
    }

    func bool() throws -> Bool {
        guard case .bool(let bool) = value else { throw mismatch("true or false") }
        return bool
    }

    func number(_ valid: ClosedRange<Double> = -1_000_000...1_000_000) throws -> Double {
        guard case .number(let number) = value else { throw mismatch("a number") }
        guard valid.contains(number) else {
            throw fail("must be \(Format.number(valid.lowerBound)) to \(Format.number(valid.upperBound)), is \(number)")
        }
        return number
    }

    func integer() throws -> Int {
        let number = try number(-1e19...1e19)
        guard number == number.rounded() else { throw fail("must be a whole number, is \(number)") }
        // What is out of range of an index is so in the same way as the last number that can be one.
        return Int(exactly: number) ?? (number > 0 ? .max : .min)
    }

    func array() throws -> [Field] {
        guard case .array(let values) = value else { throw mismatch("an array") }
        return values.enumerated().map { Field(value: $1, place: "\(place)[\($0)]") }
    }

    /// An array of that many numbers.
    func numbers(_ count: Int, _ valid: ClosedRange<Double> = -1_000_000...1_000_000) throws -> [Double] {
        let fields = try array()
        guard fields.count == count else { throw fail("must be an array of \(count) numbers, has \(fields.count)") }
        return try fields.map { try $0.number(valid) }
    }

    /// One of the names of an enumeration.
    func choice<Choice: RawRepresentable & CaseIterable>(_: Choice.Type) throws -> Choice
    where Choice.RawValue == String {
        let names = Choice.allCases.map(\.rawValue)
        guard case .string(let name) = value, let choice = Choice(rawValue: name) else {
            throw fail("must be one of \(names.joined(separator: ", "))")
        }
        return choice
    }

    /// The members of an object whose keys are all among these.
    func object(keys: [String]) throws -> Members {
        guard case .object(let members) = value else { throw mismatch("an object") }
        if let unknown = members.keys.filter({ !keys.contains($0) }).sorted().first {
            throw child(unknown).fail("unknown key; valid are \(keys.joined(separator: ", "))")
        }
        return Members(field: self, values: members)
    }

    func child(_ key: String) -> Field {
        var value = JSON.null
        if case .object(let members) = self.value { value = members[key] ?? .null }
        return Field(value: value, place: place.isEmpty ? key : "\(place).\(key)")
    }

    /// The members of an object.
    struct Members {
        let field: Field
        let values: [String: JSON]

        /// A member that is there, `null` included.
        subscript(key: String) -> Field? {
            values[key] == nil ? nil : field.child(key)
        }

        func required(_ key: String) throws -> Field {
            guard let member = self[key] else { throw field.fail("lacks the key \(key)") }
            return member
        }

        /// A member that may be `null`.
        func optional(_ key: String) -> Field? {
            guard let member = self[key], member.value != .null else { return nil }
            return member
        }
    }
}
