import Foundation

/// A value of a JSON text.
enum JSON: Decodable, Equatable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSON])
    case object([String: JSON])

    init(from decoder: any Decoder) throws {
        // Containers first: what is wrong inside one is an error of its own, with its place.
        if let members = try? decoder.container(keyedBy: Key.self) {
            var object: [String: JSON] = [:]
            for key in members.allKeys { object[key.stringValue] = try members.decode(JSON.self, forKey: key) }
            self = .object(object)
            return
        }
        if var values = try? decoder.unkeyedContainer() {
            var array: [JSON] = []
            while !values.isAtEnd { array.append(try values.decode(JSON.self)) }
            self = .array(array)
            return
        }
        let value = try decoder.singleValueContainer()
        if value.decodeNil() {
            self = .null
        } else if let bool = try? value.decode(Bool.self) {
            self = .bool(bool)
        } else if let string = try? value.decode(String.self) {
            self = .string(string)
        } else {
            self = .number(try value.decode(Double.self))
        }
    }

    /// Any key of an object.
    private struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    /// What kind of value it is, for a message.
    var kind: String {
        switch self {
        case .null: "null"
        case .bool: "a boolean"
        case .number: "a number"
        case .string: "a string"
        case .array: "an array"
        case .object: "an object"
        }
    }
}
